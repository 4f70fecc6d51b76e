import { COPY } from '../../base/copy.ts';
import { propertiesText } from '../../features/market/search/resultCount.ts';
import type { PropertyType } from '../../types.generated.ts';
import { Link } from '../../ui/Link.tsx';
import { cityListPath } from './cityAddress.ts';
import type { Overview } from './cityAddress.ts';
import { grouped } from '../../../../schema/format/grouped.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../../../schema/catalogue/iconNames.ts';

/** The types of a city as cards: how many there are, and a link to every kind of them. */
export function CityTypes({ overview }: { overview: Overview }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {overview.types.map((type) => (
        <li
          key={type.type}
          className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <TypeTitle overview={overview} type={type} />
          <ul className="grid">
            {type.subtypes.map(({ key, title, count }) => (
              <li key={key} className="border-t border-line">
                <Link
                  to={cityListPath(overview, { subtype: key })}
                  className="flex min-h-11 items-center justify-between gap-3 text-small wrap-anywhere hover:text-primary hover:underline pointer-fine:min-h-9"
                >
                  {title}
                  <span className="text-muted tabular-nums">{grouped(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function TypeTitle({ overview, type }: { overview: Overview; type: Overview['types'][number] }) {
  const parts = [
    type.forSale > 0 && `${grouped(type.forSale)} for sale`,
    type.forRent > 0 && `${grouped(type.forRent)} for rent`,
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-4">
      <span className="arch grid h-16 w-13 shrink-0 place-items-center bg-primary-soft pt-2 text-on-primary-soft">
        <Icon name={ICONS[type.type]} className="stroke-[1.75] size-6" />
      </span>
      <h3 className="grid text-h3">
        <Link
          to={cityListPath(overview, { type: type.type.toLowerCase() })}
          className="hover:text-primary hover:underline"
        >
          {COPY.type[type.type]}
        </Link>
        <span className="text-small font-normal text-muted">
          {`${propertiesText(type.count)}: ${parts.join(', ')}`}
        </span>
      </h3>
    </div>
  );
}

const ICONS: Record<PropertyType, IconName> = {
  RESIDENTIAL: 'House',
  COMMERCIAL: 'Building2',
  AGRICULTURAL: 'Sprout',
};
