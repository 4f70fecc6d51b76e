import type { MapPageQuery } from './MapPage.generated.ts';
import { LinkChip } from '../../ui/Tag.tsx';
import { grouped } from '../../../../schema/format/grouped.ts';

type City = MapPageQuery['cities'][number];

/** Every city of the map as a list, state by state: what the map shows, for those who cannot use it. */
export function CitiesByState({
  cities,
  focus,
  pathOf,
}: {
  cities: readonly City[];
  focus: City | null;
  pathOf: (city: City) => string;
}) {
  const states = [...new Set(cities.map(({ state }) => state))].toSorted();
  return (
    <section id="cities" aria-labelledby="cities-title" className="grid scroll-mt-16 gap-5 pt-6">
      <h2 id="cities-title" className="text-h2">
        All cities
      </h2>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {states.map((state) => (
          <li key={state} className="grid content-start gap-2 border-t border-line pt-4">
            <h3 className="text-body">{state}</h3>
            <ul className="flex flex-wrap gap-2">
              {cities
                .filter((city) => city.state === state)
                .map((city) => (
                  <li key={city.id}>
                    <LinkChip to={pathOf(city)} isActive={city.id === focus?.id}>
                      {city.name} <span className="opacity-80">{grouped(city.propertyCount)}</span>
                    </LinkChip>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
