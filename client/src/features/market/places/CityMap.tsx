import { countText, propertiesText } from '../search/resultCount.ts';
import { Link } from '../../../ui/Link.tsx';
import { GROUND, GROUND_STROKE, MAP_HEIGHT, MAP_WIDTH } from './indiaGround.ts';
import { layBubbles, viewAround, WHOLE_MAP } from './mapBubbles.ts';
import type { Bubble, MapCity } from './mapBubbles.ts';

/**
 * India, or the surroundings of one city, with a bubble for each city: a link that says how many
 * properties are there. Drawn from a built-in table, so it needs no map service and works without
 * scripts. Whoever shows it also shows its cities as a list.
 */
export function CityMap<City extends MapCity>({
  cities,
  focus = null,
  pathOf,
  label,
}: {
  cities: readonly City[];
  /** The city in the middle. */
  focus?: City | null;
  pathOf: (city: City) => string;
  /** What the map is called. */
  label: string;
}) {
  const view = focus ? viewAround(focus) : WHOLE_MAP;
  const bubbles = layBubbles(cities, view, focus);
  const { x, y, zoom } = view;
  return (
    <nav aria-label={label}>
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className="block h-auto w-full">
        <g
          aria-hidden="true"
          className={MOVES}
          style={{
            transform: `translate(${MAP_WIDTH / 2}px,${MAP_HEIGHT / 2}px) scale(${zoom}) translate(${-x}px,${-y}px)`,
          }}
        >
          <path d={GROUND} {...GROUND_STROKE} className="stroke-control/35" />
        </g>
        <g aria-hidden="true">
          {bubbles.filter(isMoved).map(({ city, home, x: toX, y: toY }) => (
            <path
              key={city.id}
              d={`M${home.x} ${home.y}L${toX} ${toY}`}
              strokeWidth="1"
              className="stroke-control/70"
            />
          ))}
        </g>
        {bubbles.map((bubble) => (
          <CityBubble
            key={bubble.city.id}
            bubble={bubble}
            path={pathOf(bubble.city)}
            isFocus={bubble.city.id === focus?.id}
          />
        ))}
      </svg>
    </nav>
  );
}

function CityBubble({
  bubble: { city, x, y, radius, label },
  path,
  isFocus,
}: {
  bubble: Bubble<MapCity>;
  path: string;
  isFocus: boolean;
}) {
  const name = `${city.name}, ${propertiesText(city.propertyCount)}`;
  return (
    <Link
      to={path}
      aria-label={name}
      aria-current={isFocus ? 'true' : undefined}
      className={`group ${MOVES}`}
      style={{ transform: `translate(${x}px,${y}px)` }}
    >
      <title>{name}</title>
      <circle
        r={radius}
        strokeWidth="1.5"
        className="fill-primary stroke-surface group-hover:fill-primary-hover group-aria-[current]:fill-accent"
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-on-primary text-[10.5px] font-semibold tabular-nums group-aria-[current]:fill-on-accent"
      >
        {shortCount(city.propertyCount)}
      </text>
      {label && (
        <text
          x={label.x - x}
          y={label.y - y}
          textAnchor={label.anchor}
          dominantBaseline="central"
          strokeWidth="3"
          className="fill-ink stroke-canvas text-[11.5px] font-medium [paint-order:stroke]"
        >
          {city.name}
        </text>
      )}
    </Link>
  );
}

/** The map glides to the next city. */
const MOVES = 'transition-transform duration-500';

/** A line leads home where a bubble had to make room. */
function isMoved({ x, y, home, radius }: Bubble<MapCity>): boolean {
  return (x - home.x) ** 2 + (y - home.y) ** 2 > (radius * 0.6) ** 2;
}

/** '940', '1.2k', '45k', '1.3L': three to four signs, to fit into a bubble. */
function shortCount(count: number): string {
  if (count < 1_000) return countText(count, false);
  if (count < 100_000) return `${shortened(count / 1_000)}k`;
  return `${shortened(count / 100_000)}L`;
}

function shortened(value: number): string {
  return value.toFixed(value < 9.95 ? 1 : 0).replace(/\.0$/, '');
}
