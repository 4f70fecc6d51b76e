import { listingPath } from '../../../../../schema/routes.ts';
import { placeLine } from '../../../features/market/property/wording.ts';
import type { DetailPageQuery } from '../DetailPage.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import { Section } from '../Section.tsx';
import type { LowerDetailsQuery } from './LowerDetails.generated.ts';
import { Surroundings } from './Surroundings.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type Property = NonNullable<DetailPageQuery['property']>;
type Around = NonNullable<LowerDetailsQuery['property']>['placesAround'];

/** Where it is: in words, on a sketch of its town, and more from there. */
export function Place({ property, around }: { property: Property; around: Around }) {
  const { latitude, longitude, city, locality, district, address } = property;
  const isKnown = latitude !== null && longitude !== null;
  return (
    <Section title="Location">
      <div className="grid gap-6 rounded-card border border-line bg-surface p-5 md:grid-cols-2 print:block print:border-0 print:p-0">
        <div className="grid content-start gap-3">
          <p className="flex items-start gap-2.5 text-h3 font-semibold wrap-anywhere">
            <Icon name="MapPin" className="mt-1 size-5 shrink-0 text-accent" />
            {placeLine(property)}
          </p>
          {address && <p dir="auto">{address}</p>}
          {district && <p className="text-muted">{`${district} district`}</p>}
          {isKnown && (
            <p className="text-small text-muted">
              {property.locationIsApproximate
                ? `Approximate location (${locality ?? city}). Ask the seller for the exact address.`
                : 'Exact location, set by the seller.'}
            </p>
          )}
          <p className="flex flex-wrap gap-x-5 print:hidden">
            {locality && (
              <Link to={listingPath({ city, location: locality })} className="text-link py-2">
                {`More in ${locality}`}
              </Link>
            )}
            <Link to={listingPath({ city })} className="text-link py-2">
              {`More in ${city}`}
            </Link>
          </p>
        </div>
        {isKnown && (
          <div className="print:hidden">
            <Surroundings at={{ latitude, longitude }} property={property} around={around} />
          </div>
        )}
      </div>
    </Section>
  );
}
