import { MAP_HEIGHT, MAP_WIDTH, project } from './indiaGround.ts';

/** A city as the map needs it. */
export interface MapCity {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  propertyCount: number;
}

/** The part of the map that is shown: its middle in units of the whole map, and how much larger it is drawn. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

export interface Bubble<City extends MapCity> {
  city: City;
  /** Middle and radius of the bubble, and where the city itself lies, in units of the drawing. */
  x: number;
  y: number;
  radius: number;
  home: { x: number; y: number };
  /** Where the name stands; null where there is no room for it. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
}

export const WHOLE_MAP: MapView = { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2, zoom: 1 };

/** The surroundings of a city, kept inside the map. */
export function viewAround(city: MapCity, zoom = 2.6): MapView {
  const { x, y } = project(city);
  const [halfWidth, halfHeight] = [MAP_WIDTH / 2 / zoom, MAP_HEIGHT / 2 / zoom];
  return {
    x: clamp(x, halfWidth, MAP_WIDTH - halfWidth),
    y: clamp(y, halfHeight, MAP_HEIGHT - halfHeight),
    zoom,
  };
}

/** A place of the map in units of the drawing. */
export function inView(point: { latitude: number; longitude: number }, view: MapView) {
  const { x, y } = project(point);
  return {
    x: (x - view.x) * view.zoom + MAP_WIDTH / 2,
    y: (y - view.y) * view.zoom + MAP_HEIGHT / 2,
  };
}

/**
 * Bubbles for the cities with most properties in sight, larger for more. A city that stands too near to a
 * larger one has none until the map is drawn larger; it is in the list beside the map. The others are
 * pushed apart, so that each can be hit with a finger. `focus` always has one.
 */
export function layBubbles<City extends MapCity>(
  cities: readonly City[],
  view: MapView,
  focus: City | null = null,
): Bubble<City>[] {
  const most = Math.max(1, ...cities.map(({ propertyCount }) => propertyCount));
  const size = view.zoom > 1 ? 'enlarged' : 'whole';
  const bubbles: Bubble<City>[] = [];
  for (const city of inOrder(cities, focus)) {
    if (bubbles.length >= MOST_BUBBLES[size]) break;
    const home = inView(city, view);
    const radius = SMALLEST + GROWTH * Math.sqrt(city.propertyCount / most);
    const hasRoom = bubbles.every(
      (other) => distance(other.home, home) > (other.radius + radius) * NEAREST[size],
    );
    if (isInside(home) && hasRoom) bubbles.push({ city, ...home, home, radius, label: null });
  }
  pushApart(bubbles);
  for (const bubble of bubbles) bubble.label = labelOf(bubble, bubbles);
  return bubbles.map(rounded);
}

function inOrder<City extends MapCity>(cities: readonly City[], focus: City | null): City[] {
  const rank = (city: City) => (city.id === focus?.id ? Infinity : city.propertyCount);
  return cities.toSorted((a, b) => rank(b) - rank(a));
}

/** Bubbles on one screen; more could not keep clear of each other, or would be far from home. */
const MOST_BUBBLES = { whole: 32, enlarged: 14 } as const;
/** At the narrowest screen, 320 px, a unit is 0.85 px: 24 px across. */
const SMALLEST = 15;
const GROWTH = 4;
/** How near two cities may stand, as a share of what their bubbles need. */
const NEAREST = { whole: 0.75, enlarged: 0.03 } as const;
const GAP = 1.5;
/** What lies nearer to the edge of the drawing is out of sight. */
const EDGE = 10;
const ROUNDS = 400;
const LETTER = 6.1;
const LINE = 11;
/** How far a name beside its bubble may stand above or below the middle. */
const BESIDE = [0, -6, 6, -11, 11];

function pushApart(bubbles: readonly Bubble<MapCity>[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isClear = true;
    for (const [index, one] of bubbles.entries()) {
      for (const other of bubbles.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = distance(one, other);
        const overlap = one.radius + other.radius + GAP - apart;
        if (overlap <= 0.01) continue;
        isClear = false;
        // Cities on one spot part sideways.
        const [ux, uy] = apart > 0.001 ? [dx / apart, dy / apart] : [1, 0];
        one.x -= (ux * overlap) / 2;
        one.y -= (uy * overlap) / 2;
        other.x += (ux * overlap) / 2;
        other.y += (uy * overlap) / 2;
      }
      one.x = clamp(one.x, one.radius, MAP_WIDTH - one.radius);
      one.y = clamp(one.y, one.radius, MAP_HEIGHT - one.radius);
    }
    if (isClear) return;
  }
}

/** Beside its bubble, below or above it, wherever the name covers no bubble and no other name. */
function labelOf<City extends MapCity>(
  bubble: Bubble<City>,
  bubbles: readonly Bubble<City>[],
): Bubble<City>['label'] {
  const { x, y, radius, city } = bubble;
  const width = city.name.length * LETTER;
  const [right, left] = [x + radius + 3, x - radius - 3];
  const places = [
    ...BESIDE.flatMap((dy) => [
      { x: right - Math.abs(dy) / 4, y: y + dy, anchor: 'start' as const },
      { x: left + Math.abs(dy) / 4, y: y + dy, anchor: 'end' as const },
    ]),
    { x, y: y + radius + LINE - 3, anchor: 'middle' as const },
    { x, y: y - radius - LINE + 3, anchor: 'middle' as const },
  ];
  const free = places.find((place) => {
    const box = boxAt(place, width);
    if (box.left < 0 || box.left + width > MAP_WIDTH) return false;
    if (box.top < 0 || box.top + LINE > MAP_HEIGHT) return false;
    return bubbles.every((other) => other === bubble || isFree(box, other));
  });
  return free ?? null;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function isFree(box: Box, other: Bubble<MapCity>): boolean {
  const nearestX = clamp(other.x, box.left, box.left + box.width);
  const nearestY = clamp(other.y, box.top, box.top + box.height);
  const [dx, dy] = [other.x - nearestX, other.y - nearestY];
  if (dx * dx + dy * dy < (other.radius + 1) ** 2) return false;
  const label = other.label && boxOf(other);
  return (
    !label ||
    box.left > label.left + label.width ||
    label.left > box.left + box.width ||
    Math.abs(box.top - label.top) > LINE
  );
}

function boxOf({ label, city }: Bubble<MapCity>): Box | null {
  return label && boxAt(label, city.name.length * LETTER);
}

function boxAt(label: NonNullable<Bubble<MapCity>['label']>, width: number): Box {
  const before = { start: 0, middle: width / 2, end: width }[label.anchor];
  return { left: label.x - before, top: label.y - LINE / 2, width, height: LINE };
}

/** A tenth of a unit: the server and every browser write the same. */
function rounded<City extends MapCity>(bubble: Bubble<City>): Bubble<City> {
  const { x, y, radius, home, label } = bubble;
  return {
    ...bubble,
    x: tenth(x),
    y: tenth(y),
    radius: tenth(radius),
    home: { x: tenth(home.x), y: tenth(home.y) },
    label: label && { ...label, x: tenth(label.x), y: tenth(label.y) },
  };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function isInside({ x, y }: { x: number; y: number }): boolean {
  return x >= EDGE && x <= MAP_WIDTH - EDGE && y >= EDGE && y <= MAP_HEIGHT - EDGE;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
