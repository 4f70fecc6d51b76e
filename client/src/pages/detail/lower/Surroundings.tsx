import { listingPath } from '../../../../../schema/routes.ts';
import {
  distanceText,
  onSketch,
  SKETCH_SIZE,
  viewOfAll,
  whereFrom,
} from '../../../features/market/places/sketch/sketch.ts';
import type { Point } from '../../../features/market/places/sketch/sketch.ts';
import { TownSketch } from '../../../features/market/places/sketch/TownSketch.tsx';
import type { DetailPageQuery } from '../DetailPage.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import type { LowerDetailsQuery } from './LowerDetails.generated.ts';

type Property = NonNullable<DetailPageQuery['property']>;

/** A sketch of the known places around it with the pin in their midst, and how far each is as the crow flies. */
export function Surroundings({
  at,
  property: { locationIsApproximate, city, locality },
  around,
}: {
  at: Point;
  property: Property;
  around: NonNullable<LowerDetailsQuery['property']>['placesAround'];
}) {
  const view = viewOfAll([at, ...around]);
  const pin = onSketch(view, at);
  const [nearest] = around;
  const others = around.filter(({ name }) => name !== locality);
  return (
    <div className="grid gap-4">
      <figure aria-label={nearest ? `Location: ${whereFrom(nearest, at)}` : 'Location'}>
        <TownSketch view={view} points={locationIsApproximate ? others : around}>
          <svg
            viewBox={`0 0 ${SKETCH_SIZE} ${SKETCH_SIZE}`}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full"
          >
            {locationIsApproximate && (
              <circle cx={pin.x} cy={pin.y} r="12" className="fill-accent/25 stroke-accent" />
            )}
            <path
              d="M0 0c-3-4.300-7-8-7-13a7 7 0 0 1 14 0c0 5-4 8.700-7 13z"
              transform={`translate(${pin.x} ${pin.y})`}
              className="fill-accent stroke-surface"
            />
          </svg>
        </TownSketch>
      </figure>
      {others.length > 0 && (
        <ul
          aria-label="Nearby places, straight-line distance"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-5 text-small"
        >
          {others.map(({ name, locality: part, kilometres }) => (
            <li key={name} className="flex justify-between gap-3">
              <Link
                to={listingPath(part === null ? { city: name } : { city, location: part })}
                className="text-link py-2 wrap-anywhere"
              >
                {name}
              </Link>
              <span className="py-2 whitespace-nowrap text-muted tabular-nums">
                {distanceText(kilometres)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
