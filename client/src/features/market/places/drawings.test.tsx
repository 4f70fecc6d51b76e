import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { CityMap } from './CityMap.tsx';
import { CityScene } from './CityScene.tsx';
import { CELL, GROUND, MAP_HEIGHT, MAP_WIDTH } from './indiaGround.ts';
import { INDIA_DOTS } from './indiaDots.ts';
import { layBubbles, viewAround, WHOLE_MAP } from './mapBubbles.ts';
import type { Bubble, MapCity } from './mapBubbles.ts';

const city = (
  name: string,
  latitude: number,
  longitude: number,
  propertyCount: number,
): MapCity => ({ id: name, name, latitude, longitude, propertyCount });

const NOIDA = city('Noida', 28.57, 77.33, 1_400);
const CITIES = [
  city('Delhi', 28.65, 77.23, 270_000),
  NOIDA,
  city('Gurugram', 28.46, 77.03, 20_000),
  city('Ghaziabad', 28.67, 77.43, 9_960),
  city('Faridabad', 28.41, 77.31, 999),
  city('Mumbai', 19.07, 72.88, 99_999),
  city('Bengaluru', 12.97, 77.59, 100_000),
  city('Kolkata', 22.56, 88.36, 1_000),
  city('Sri Vijaya Puram', 11.67, 92.75, 1),
  city('Elsewhere', 0, 60, 5),
];

test('the map around a city shows those near it, with how many properties each has', () => {
  const { container } = renderAt(
    '/',
    <CityMap cities={CITIES} focus={NOIDA} label="Cities" pathOf={({ id }) => `/city/${id}`} />,
  );
  const bubbles = [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.querySelector('circle + text')?.textContent,
  ]);
  expect(bubbles).toEqual([
    ['/city/Noida', '1.4k'],
    ['/city/Delhi', '2.7L'],
    ['/city/Gurugram', '20k'],
    ['/city/Ghaziabad', '10k'],
    ['/city/Faridabad', '999'],
  ]);
});

test('a press on a bubble leads to its city', () => {
  const { container, address } = renderAt(
    '/',
    <CityMap cities={CITIES} label="Cities" pathOf={({ id }) => `/city/${id}`} />,
  );
  fireEvent.click(container.querySelector('a[aria-label^=Delhi]') ?? container);
  expect(address()).toBe('/city/Delhi');
});

test('the scenes of cities: each has what it is known by, others a lattice', () => {
  const scene = (city: string) => {
    const { container, unmount } = render(<CityScene city={city} />);
    const rendered = container.innerHTML;
    unmount();
    return rendered;
  };
  const known = ['Agra', 'Bengaluru', 'Chennai', 'Jaipur', 'Mumbai', 'Udaipur'];
  const scenes = [...known, 'Indore'].map(scene);
  expect(new Set(scenes).size).toBe(7);
  expect(scene('Delhi')).toBe(scenes[0]);
  expect(scene('Ratlam')).toBe(scenes[6]);
});

test('the ground has a dash of its own for every dot of the table', () => {
  const rendered = [...GROUND.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map((run) =>
    run.slice(1).map(Number),
  );
  const dots = rendered.reduce((sum, [, , length = 0]) => sum + Math.round(length / CELL) + 1, 0);
  expect(dots).toBe(INDIA_DOTS.rows.join('').replaceAll(/[^o]/g, '').length);
  for (const [x = 0, y = 0, length = 0] of rendered) {
    expect(x).toBeGreaterThanOrEqual(14 + CELL / 2);
    expect(x + length).toBeLessThan(MAP_WIDTH);
    expect(y).toBeLessThan(MAP_HEIGHT);
    expect((y / CELL) % 1).toBe(0.5);
    expect(length % CELL).toBeCloseTo(0.1);
  }
  expect([MAP_WIDTH % CELL, MAP_HEIGHT]).toEqual([4, INDIA_DOTS.rows.length * CELL]);
});

/** A bubble in a line. */
function lineOf({ city: { name }, x, y, radius, home, label }: Bubble<MapCity>): string {
  const named = label ? `${label.anchor} ${label.x} ${label.y}` : 'no name';
  return `${name} ${x} ${y} r${radius} from ${home.x} ${home.y}, ${named}`;
}

/** A market of 400 cities, spread over the land without chance. */
const MANY = Array.from({ length: 400 }, (_, index) =>
  city(`Town ${index}`, 10 + ((index * 7) % 180) / 10, 74 + ((index * 13) % 110) / 10, index + 1),
);
/** Where the edges of the drawing are, and two cities on one spot. */
const EDGES = [
  city('South West', 6.5, 68.2, 9),
  city('North East', 37, 97.3, 8),
  city('One', 22, 79, 7),
  city('Other', 22, 79, 7),
  city('A town with quite a long name', 22.2, 79.4, 6),
];

test('where the bubbles of many cities lie', async () => {
  const { x, y, zoom } = WHOLE_MAP;
  const where = `${x.toFixed(2)} ${y.toFixed(2)} ${zoom}`;
  const lines = [where, ...layBubbles(MANY, WHOLE_MAP, null).map(lineOf)];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./snapshots/bubbles-many.txt');
});

test('of two cities on one spot the one in focus has the bubble, and none lies on an edge', () => {
  const names = (...input: Parameters<typeof layBubbles<MapCity>>) =>
    layBubbles(...input).map((bubble) => bubble.city.name);
  expect(names(EDGES, WHOLE_MAP, null)).toEqual(['One']);
  expect(names(EDGES, viewAround(city('One', 22, 79, 7)), EDGES[3] ?? null)).toEqual([
    'Other',
    'A town with quite a long name',
  ]);
  expect(names(EDGES, viewAround(city('a', 6.5, 68.2, 1)), null)).toEqual([]);
  expect(names(EDGES, viewAround(city('a', 37, 97.3, 1)), null)).toEqual([]);
});
