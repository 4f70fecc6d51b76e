import { Link } from '../../ui/Link.tsx';
import { listingPath } from '../../../../schema/routes.ts';
import type { ShellQuery } from '../../gql/core.ts';
import { propertiesText } from '../search/resultCount.ts';
import { CityScene } from './CityScene.tsx';

type City = ShellQuery['cities'][number];

/** Cities as arched windows, each with its number of properties; a card leads to the city's list. */
export function CityCards({ cities }: { cities: readonly City[] }) {
  return (
    <ul className="scroll-row grid snap-x auto-cols-[9.5rem] grid-flow-col gap-4 max-lg:-mx-(--gutter) max-lg:px-(--gutter) max-lg:[--row-padding:var(--gutter)] lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-6 lg:gap-6">
      {cities.map((city, index) => (
        <li key={city.id} className="snap-start">
          <Link
            to={listingPath({ city: city.name })}
            className="group grid gap-3 rounded-card text-center"
          >
            <span className="arch block aspect-4/5 border border-line bg-primary-soft transition-transform duration-200 group-hover:-translate-y-1">
              <CityScene variant={index} />
            </span>
            <span className="grid gap-0.5">
              <span className="font-semibold group-hover:text-primary">{city.name}</span>
              <span className="text-small text-muted">{propertiesText(city.propertyCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
