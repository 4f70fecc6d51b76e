import { INDIA_DOTS } from './indiaDots.ts';

/** The map of India as an SVG: its size and dots in its own units, and where a point of the earth lies. */

/** Units from one dot to the next. */
export const CELL = 5;
/** Room for names in the Arabian Sea. */
const SEA = 14;
export const MAP_WIDTH = SEA + CELL * Math.max(...INDIA_DOTS.rows.map((row) => row.length));
export const MAP_HEIGHT = CELL * INDIA_DOTS.rows.length;

/** Degrees to units of the map. */
export function project(point: { latitude: number; longitude: number }): { x: number; y: number } {
  const { north, west, stepLat, stepLng } = INDIA_DOTS;
  return {
    x: SEA + ((point.longitude - west) / stepLng) * CELL,
    y: ((north - point.latitude) / stepLat) * CELL,
  };
}

/**
 * The dots, to be drawn with the stroke below: every run of dots is one line whose dashes have no length
 * and round ends. Two hundred lines instead of two thousand circles.
 */
export const GROUND = INDIA_DOTS.rows
  .flatMap((row, line) =>
    [...row.matchAll(/o+/g)].map(({ index, 0: run }) => {
      const [x, y] = [SEA + (index + 0.5) * CELL, (line + 0.5) * CELL];
      // A little longer than to its last dot, so that rounding cannot lose that one.
      return `M${x} ${y}h${(run.length - 1) * CELL + 0.1}`;
    }),
  )
  .join('');

export const GROUND_STROKE = {
  fill: 'none',
  strokeWidth: CELL * 0.58,
  strokeLinecap: 'round',
  strokeDasharray: `0 ${CELL}`,
} as const;
