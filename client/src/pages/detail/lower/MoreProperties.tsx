import { useParams } from 'react-router-dom';
import { listingPath } from '../../../../../schema/routes.ts';
import { readSearch } from '../../../../../schema/searchReader.ts';
import { loaded } from '../../../apollo/loaded.ts';
import { RecentlyViewed } from '../../../features/market/recent/RecentlyViewed.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useDetailPageQuery } from '../DetailPage.generated.ts';
import { AlsoOffered } from './AlsoOffered.tsx';
import { CardRow } from './CardRow.tsx';
import { useLowerDetailsQuery } from './LowerDetails.generated.ts';

/** Others like it, of its project and of its seller, and those that were opened before. */
export function MoreProperties() {
  const { id = '' } = useParams();
  const { property } = loaded(useDetailPageQuery({ variables: { id } }));
  const lower = useLowerDetailsQuery({ variables: { id } }).data?.property;
  const steps = property?.similarSteps ?? [];
  const labels = new Map(
    steps.flatMap(({ label, items }) => items.map((item) => [item.id, label] as const)),
  );
  return (
    <>
      <CardRow
        id="similar"
        title="Similar properties"
        items={steps.flatMap(({ items }) => items)}
        labelOf={(each) => labels.get(each)}
      >
        {steps.map(({ label, query }) => (
          <Link
            key={query}
            to={listingPath(readSearch(new URLSearchParams(query)).filter)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {`All ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          </Link>
        ))}
      </CardRow>
      {lower && (
        <AlsoOffered
          key={id}
          id={id}
          sellerId={lower.seller.id}
          shown={new Set([id, ...labels.keys()])}
        />
      )}
      <RecentlyViewed except={id} />
    </>
  );
}
