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
import { Place } from './Place.tsx';

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
