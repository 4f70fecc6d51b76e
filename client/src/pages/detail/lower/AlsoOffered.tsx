import { listingPath } from '../../../../../schema/routes.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useAlsoOfferedQuery } from './AlsoOffered.generated.ts';
import { CardRow } from './CardRow.tsx';
import type { CardItem } from './CardRow.tsx';

/**
 * What else can be had in the same project and of the same seller, without what stands above already. It is asked for
 * once the block is there, and nothing stands in its place where there is none.
 */
export function AlsoOffered({
  id,
  sellerId,
  shown,
}: {
  id: string;
  sellerId: string;
  shown: ReadonlySet<string>;
}) {
  const { data, error, refetch } = useAlsoOfferedQuery({ variables: { id, sellerId } });
  const project = data?.property?.project ?? '';
  const inProject = firstOf(data?.property?.sameProject, shown);
  const record = data?.seller;
  const ofSeller = firstOf(
    record?.listings.items,
    new Set([...shown, ...inProject.map((item) => item.id)]),
  );
  if (error && !data) {
    return (
      <div className="wrap pt-16">
        <FailedPart
          message="Other properties of this project and seller could not be loaded."
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <>
      <CardRow title={`Also in ${project}`} items={inProject}>
        <Link
          to={listingPath({ city: data?.property?.city, location: project })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {`All in ${project}`}
        </Link>
      </CardRow>
      <CardRow title={`Also from ${record?.seller.name ?? ''}`} items={ofSeller} />
    </>
  );
}

function firstOf(items: readonly CardItem[] = [], shown: ReadonlySet<string>): CardItem[] {
  return items.filter((item) => !shown.has(item.id)).slice(0, MOST);
}

const MOST = 4;
