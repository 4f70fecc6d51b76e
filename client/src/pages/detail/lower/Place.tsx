import { MapPin } from 'lucide-react';
import { listingPath } from '../../../../../schema/routes.ts';
import { Locator } from '../../../features/places/Locator.tsx';
import { placeLine } from '../../../features/property/wording.ts';
import type { DetailPageQuery } from '../DetailPage.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import { Section } from '../Section.tsx';

type Property = NonNullable<DetailPageQuery['property']>;

/** Where it is: in words, on the locator, and more from there. */
export function Place({ property }: { property: Property }) {
  const { latitude, longitude, city, locality, district, address } = property;
  const line = placeLine(property);
  return (
    <Section title="Location">
      <div className="grid items-center gap-6 rounded-card border border-line bg-surface p-5 sm:grid-cols-[1fr_15rem] print:block print:border-0 print:p-0">
        <div className="grid gap-3">
          <p className="flex items-start gap-2.5 text-h3 font-semibold">
            <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
            {line}
          </p>
          {address && <p>{address}</p>}
          {district && <p className="text-muted">{`${district} district`}</p>}
          {property.locationIsApproximate && (
            <p className="text-small text-muted">
              The position is approximate. The seller gives the exact address.
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
        {latitude !== null && longitude !== null && (
          <div className="mx-auto w-full max-w-60 print:hidden">
            <Locator latitude={latitude} longitude={longitude} label={`Map of India: ${line}`} />
          </div>
        )}
      </div>
    </Section>
  );
}
