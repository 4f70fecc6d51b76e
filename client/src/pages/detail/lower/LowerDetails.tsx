import { useParams } from 'react-router-dom';
import { loaded } from '../../../apollo/loaded.ts';
import { ReportButton } from '../../../features/admin/cases/ReportButton.tsx';
import { AmenityList } from '../../../features/market/property/AmenityList.tsx';
import { FactGroups } from '../../../features/market/property/FactGroups.tsx';
import { hasMorePhotos, PhotoGrid } from '../../../features/market/property/PhotoGrid.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { StaticReviews } from '../../../features/market/reviews/StaticReviews.tsx';
import { useDetailPageQuery } from '../DetailPage.generated.ts';
import { useSite } from '../../../base/start.ts';
import { useLowerDetailsQuery } from './LowerDetails.generated.ts';
import { Section } from '../Section.tsx';
import { Costs } from './Costs.tsx';
import { listingPath } from '../../../../../schema/routes.ts';
import { placeLine } from '../../../features/market/property/wording.ts';
import type { DetailPageQuery } from '../DetailPage.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import type { LowerDetailsQuery } from './LowerDetails.generated.ts';
import { Surroundings } from './Surroundings.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** What follows the description: facts, amenities, what it costs, place, further pictures, reviews. */
export function LowerDetails() {
  const { id = '' } = useParams();
  const { hasSampleReviews } = useSite();
  const { property } = loaded(useDetailPageQuery({ variables: { id } }));
  const lower = useLowerDetailsQuery({ variables: { id } });
  const around = lower.data?.property;
  if (!property) return null;
  // Costs that came later would push down what is being read.
  if (lower.loading && !around) {
    // An element of its own: what stops moving as it takes another's place counts as a shift of the page.
    return <div key="waiting" className="sections-skeleton h-920 lg:h-840" />;
  }
  const { amenities, facts, pictures, title } = property;
  return (
    <div className="grid gap-10 lg:gap-12 print:gap-4">
      {facts.length > 0 && (
        <Section title="Facts">
          <FactGroups groups={facts} />
        </Section>
      )}
      {amenities.length > 0 && (
        <Section title="Amenities">
          <AmenityList amenities={amenities} />
        </Section>
      )}
      {around && <Costs property={property} around={around} />}
      {lower.error && !around && (
        <FailedPart
          message="Costs and nearby places could not be loaded."
          onRetry={() => void lower.refetch()}
        />
      )}
      <Place property={property} around={around?.placesAround ?? []} />
      {hasMorePhotos(pictures.length) && (
        <div className="max-lg:hidden print:hidden">
          <Section title="More photos">
            <PhotoGrid pictures={pictures} title={title} />
          </Section>
        </div>
      )}
      {hasSampleReviews && <StaticReviews />}
      <ReportButton propertyId={id} />
    </div>
  );
}

type Property = NonNullable<DetailPageQuery['property']>;
type Around = NonNullable<LowerDetailsQuery['property']>['placesAround'];

/** Where it is: in words, on a sketch of its town, and more from there. */
function Place({ property, around }: { property: Property; around: Around }) {
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
