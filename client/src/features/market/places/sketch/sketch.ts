/** A position in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface NamedPoint extends Point {
  name: string;
}

/** The square of a town that is drawn. */
export interface SketchView {
  centre: Point;
  /** From the middle to an edge, in kilometres. */
  reach: number;
}

/** The drawing is a square of this many units; the pin moves on it. */
export const SKETCH_SIZE = 200;

/** The view that shows all these points, and a few kilometres where there is only one. */
export function viewOfAll(points: readonly Point[]): SketchView {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const centre = { latitude: middle(latitudes), longitude: middle(longitudes) };
  const farthest = points.map((point) => {
    const { north, east } = offset(centre, point);
    return Math.max(Math.abs(north), Math.abs(east));
  });
  return { centre, reach: Math.max(LEAST_REACH, ...farthest.map((reach) => reach * MARGIN)) };
}

/** Close enough to tell streets apart. */
export function viewNear(centre: Point): SketchView {
  return { centre, reach: CLOSE_REACH };
}

/** Where a point stands in the drawing. */
export function onSketch({ centre, reach }: SketchView, point: Point): { x: number; y: number } {
  const { north, east } = offset(centre, point);
  const half = SKETCH_SIZE / 2;
  return { x: half + (east / reach) * half, y: half - (north / reach) * half };
}

/** The position of a point of the drawing; what lies outside is brought to its edge. */
export function fromSketch(
  { centre, reach }: SketchView,
  { x, y }: { x: number; y: number },
): Point {
  const half = SKETCH_SIZE / 2;
  const within = (value: number) => Math.min(SKETCH_SIZE, Math.max(0, value));
  return movedBy(centre, {
    north: ((half - within(y)) / half) * reach,
    east: ((within(x) - half) / half) * reach,
  });
}

/** Whether a point is drawn, not right at the edge. */
export function isInSight(view: SketchView, point: Point): boolean {
  const { x, y } = onSketch(view, point);
  return [x, y].every((value) => value >= EDGE && value <= SKETCH_SIZE - EDGE);
}

/** A point so many kilometres away. */
export function movedBy(point: Point, { north, east }: { north: number; east: number }): Point {
  const latitude = point.latitude + north / KM_IN_DEGREE;
  const longitude = point.longitude + east / (KM_IN_DEGREE * narrowing(point.latitude));
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** 'In the middle of Sector 62', '1.2 km north-east of Sector 62'. */
export function whereFrom(from: NamedPoint, point: Point): string {
  const { north, east } = offset(from, point);
  const kilometres = Math.hypot(north, east);
  if (kilometres < LEAST_DISTANCE) return `In the centre of ${from.name}`;
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  const direction = DIRECTIONS[(eighth + 8) % 8] ?? '';
  return `${distanceText(kilometres)} ${direction} of ${from.name}`;
}

/** A length that divides the drawing well, for its scale. */
export function scaleOf({ reach }: SketchView): { kilometres: number; units: number } {
  const requested = reach / 2;
  const kilometres = SCALES.find((each) => each >= requested) ?? requested;
  return { kilometres, units: (kilometres / reach) * (SKETCH_SIZE / 2) };
}

/** Names that cover no point and no name before them, each to the right of its point. */
export function labelled<Drawn extends { name: string; x: number; y: number }>(
  points: readonly Drawn[],
): Drawn[] {
  const shown: Drawn[] = [];
  for (const point of points) {
    const right = point.x + GAP + widthOf(point);
    const isFree = shown.every(
      (other) =>
        Math.abs(other.y - point.y) > LINE ||
        right < other.x ||
        other.x + GAP + widthOf(other) < point.x,
    );
    const coversNone = points.every(
      ({ x, y }) => Math.abs(y - point.y) > LINE / 2 || x <= point.x || x > right,
    );
    if (isFree && coversNone && right <= SKETCH_SIZE) shown.push(point);
  }
  return shown;
}

export function distanceText(kilometres: number): string {
  const metres = Math.round(kilometres * 100) * 10;
  if (metres < 1_000) return `${metres} m`;
  return `${kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)} km`;
}

function offset(from: Point, to: Point): { north: number; east: number } {
  return {
    north: (to.latitude - from.latitude) * KM_IN_DEGREE,
    east: (to.longitude - from.longitude) * KM_IN_DEGREE * narrowing(from.latitude),
  };
}

/** How much nearer degrees of longitude are here than at the equator. */
function narrowing(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** A metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

function widthOf({ name }: { name: string }): number {
  return name.length * LETTER;
}

const KM_IN_DEGREE = 111.2;
/** The pin stands above its point, and must not be cut off. */
const MARGIN = 1.4;
const LEAST_REACH = 6;
const CLOSE_REACH = 1.5;
/** Nearer than this is there. */
const LEAST_DISTANCE = 0.05;
const SCALES = [0.5, 1, 2, 5, 10, 20, 50];
const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];
const EDGE = 4;
const LETTER = 4;
const LINE = 8;
const GAP = 4;
