import { INDIA_DOTS } from './indiaDots.ts';

/**
 * Where in India something is: a map of dots with a pin. Drawn from a built-in table, so it needs no map
 * service and works offline.
 */
export function Locator({
  latitude,
  longitude,
  label,
}: {
  latitude: number;
  longitude: number;
  label: string;
}) {
  const { north, west, stepLat, stepLng } = INDIA_DOTS;
  const x = ((longitude - west) / stepLng) * CELL;
  const y = ((north - latitude) / stepLat) * CELL;
  return (
    <figure aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full">
        <path
          d={DOTS}
          fill="none"
          strokeWidth={CELL * 0.56}
          strokeLinecap="round"
          className="stroke-control/35"
        />
        <circle cx={x} cy={y} r="24" className="fill-accent/20" />
        <g transform={`translate(${x} ${y})`}>
          <path
            d="M0 0c-4.500-6.500-11-12-11-20a11 11 0 0 1 22 0c0 8-6.500 13.500-11 20z"
            className="fill-accent stroke-surface"
            strokeWidth="1.5"
          />
          <circle cy="-20" r="4" className="fill-surface" />
        </g>
      </svg>
    </figure>
  );
}

const CELL = 10;
const WIDTH = CELL * Math.max(...INDIA_DOTS.rows.map((row) => row.length));
const HEIGHT = CELL * INDIA_DOTS.rows.length;

/** Every dot as a line of no length with round ends: one path instead of five hundred circles. */
const DOTS = INDIA_DOTS.rows
  .flatMap((row, line) =>
    row
      .split('')
      .map((cell, column) =>
        cell === 'o' ? `M${(column + 0.5) * CELL} ${(line + 0.5) * CELL}h0` : '',
      ),
  )
  .join('');
