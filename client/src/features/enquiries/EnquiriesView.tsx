import { useSearchParams } from 'react-router-dom';
import { workspacePath } from '../../../../schema/routes.ts';
import { refetchQuietly } from '../../apollo/ownQuery.ts';
import { useEnquiriesQuery } from './Enquiries.generated.ts';
import type { EnquiriesQuery } from './Enquiries.generated.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { EmptyState, Notice } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { CountedChips } from '../workspace/CountedChips.tsx';
import { readPage, viewAddress } from '../workspace/viewAddress.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { readStatus, STATUSES } from './statuses.ts';

/**
 * The inbox of what people asked (P-2.3-01, D-51). The address says which status, which page and, with `id`,
 * about which listing.
 */
export function EnquiriesView({ home, id }: Pick<WorkspaceViewProps, 'home' | 'id'>) {
  const [query] = useSearchParams();
  const chosen = readStatus(query);
  const page = readPage(query);
  const part = useEnquiriesQuery({
    variables: {
      status: chosen?.status ?? null,
      propertyId: id,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const address = (status: string | null, number = 1) =>
    viewAddress(home, 'enquiries', { status, id, page: number === 1 ? null : number });
  return (
    <>
      {id !== null && (
        <Notice tone="info">
          <p className="flex-1">Only those about one property.</p>
          <Link
            to={workspacePath(home, 'enquiries')}
            className="text-link inline-flex min-h-11 items-center"
          >
            Show all enquiries
          </Link>
        </Notice>
      )}
      <CountedChips
        label="Status"
        choices={STATUSES}
        chosen={chosen?.key ?? null}
        countOf={(key) => countOf(part.data, key)}
        address={(status) => address(status)}
      />
      <OwnPart
        part={part}
        title="The enquiries could not be loaded"
        waiting={
          <div className="grid gap-4">
            {[1, 2, 3].map((each) => (
              <Skeleton key={each} className="h-44 rounded-card" />
            ))}
          </div>
        }
      >
        {({ enquiries: { items, pageCount } }) =>
          items.length === 0 ? (
            <Nothing home={home} isNarrowed={chosen !== null || id !== null || page > 1} />
          ) : (
            <>
              <ul className="grid gap-4">
                {items.map((enquiry) => (
                  <li key={enquiry.id}>
                    <EnquiryCard enquiry={enquiry} onChanged={() => refetchQuietly(part)} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={page}
                pageCount={pageCount}
                pathOf={(number) => address(chosen?.key ?? null, number)}
              />
            </>
          )
        }
      </OwnPart>
    </>
  );
}

function countOf(data: EnquiriesQuery | undefined, key: string): number | null {
  const status = STATUSES.find((each) => each.key === key)?.status;
  return data?.enquiries.counts.find((each) => each.status === status)?.count ?? null;
}

function Nothing({ home, isNarrowed }: { home: string; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState title="Nothing here" text="No enquiry fits what is asked for.">
        <ButtonLink variant="outline" to={workspacePath(home, 'enquiries')}>
          Show all of them
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No enquiries yet"
      text="When somebody asks about one of your properties, it stands here with their number."
    >
      <ButtonLink variant="outline" to={workspacePath(home, 'my-properties')}>
        My Properties
      </ButtonLink>
    </EmptyState>
  );
}
