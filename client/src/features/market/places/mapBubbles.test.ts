import { describe, expect, test } from 'vitest';
import { MAP_HEIGHT, MAP_WIDTH } from './indiaGround.ts';
import { layBubbles, viewAround, WHOLE_MAP } from './mapBubbles.ts';
import type { Bubble, MapCity } from './mapBubbles.ts';

const city = (
  name: string,
  latitude: number,
  longitude: number,
  propertyCount: number,
): MapCity => ({
  id: name,
  name,
  latitude,
  longitude,
  propertyCount,
});

const DELHI = city('Delhi', 28.65, 77.23, 270);
const NOIDA = city('Noida', 28.57, 77.33, 140);
const AROUND_DELHI = [
  DELHI,
  NOIDA,
  city('Gurugram', 28.46, 77.03, 200),
  city('Ghaziabad', 28.67, 77.43, 70),
  city('Faridabad', 28.41, 77.31, 100),
];
const FAR = [
  city('Mumbai', 19.07, 72.88, 290),
  city('Bengaluru', 12.97, 77.59, 280),
  city('Kolkata', 22.56, 88.36, 150),
  city('Sri Vijaya Puram', 11.67, 92.75, 2),
];
/** A market of 400 cities, spread over the land without chance. */
const MANY = Array.from({ length: 400 }, (_, index) =>
  city(`Town ${index}`, 10 + ((index * 7) % 180) / 10, 74 + ((index * 13) % 110) / 10, index + 1),
);
const NARROWEST_MAP_PX = 286;

describe.each([
  ['India', [...AROUND_DELHI, ...FAR], WHOLE_MAP],
  ['the surroundings of Noida', [...AROUND_DELHI, ...FAR], viewAround(NOIDA)],
  ['a market of 400 cities', MANY, WHOLE_MAP],
  ['a corner of such a market', MANY, viewAround(city('Town 7', 12, 80, 1))],
])('%s', (_name, cities, view) => {
  const bubbles = layBubbles(cities, view);

  test('no bubble lies on another', () => {
    for (const [index, one] of bubbles.entries()) {
      for (const other of bubbles.slice(index + 1)) {
        expect(gap(one, other), `${one.city.name}, ${other.city.name}`).toBeGreaterThan(0);
      }
    }
  });

  test('every bubble is inside the map and can be hit on the narrowest screen', () => {
    for (const { x, y, radius } of bubbles) {
      expect(Math.min(x, MAP_WIDTH - x, y, MAP_HEIGHT - y)).toBeGreaterThanOrEqual(radius - 0.1);
      expect((2 * radius * NARROWEST_MAP_PX) / MAP_WIDTH).toBeGreaterThanOrEqual(24);
    }
  });
});

test('V-2.1-12 the city in focus has a bubble however small it is, with its neighbours around it', () => {
  const names = layBubbles([...AROUND_DELHI, ...FAR], viewAround(NOIDA), NOIDA).map(nameOf);
  expect(names).toEqual(['Noida', 'Delhi', 'Gurugram', 'Faridabad', 'Ghaziabad']);
  const tiny = city('Nowhere', 21, 79, 0);
  expect(layBubbles([...MANY, tiny], viewAround(tiny), tiny).map(nameOf)).toContain('Nowhere');
});

test('of cities close together the whole map shows the one with most properties', () => {
  const names = layBubbles([...AROUND_DELHI, ...FAR], WHOLE_MAP).map(nameOf);
  expect(names).toEqual(['Mumbai', 'Bengaluru', 'Delhi', 'Kolkata', 'Sri Vijaya Puram']);
});

function gap(a: Bubble<MapCity>, b: Bubble<MapCity>): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius;
}

function nameOf({ city: { name } }: Bubble<MapCity>): string {
  return name;
}
