import { GROUND, GROUND_STROKE, MAP_HEIGHT, MAP_WIDTH, project } from './indiaGround.ts';

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
  const { x, y } = project({ latitude, longitude });
  return (
    <figure aria-label={label}>
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true" className="h-auto w-full">
        <path d={GROUND} {...GROUND_STROKE} className="stroke-control/45" />
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
