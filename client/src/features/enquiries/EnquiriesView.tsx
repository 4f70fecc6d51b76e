import { workspacePath } from '../../../../schema/routes.ts';
import { oneByOne } from '../../lists/BulkBar.tsx';
import { ListView } from '../../lists/ListView.tsx';
import { useListAddress } from '../../lists/useListAddress.ts';
import type { EnquiryStatus } from '../../types.generated.ts';
import { useEnquiriesQuery, useSetEnquiryStatusMutation } from './Enquiries.generated.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Panel.tsx';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { STATUSES, WITH_STATUS } from './statuses.ts';

/**
 * The inbox of what people asked (P-2.3-01, D-51). The address says which status, which page and, with `id`,
 * about which listing.
 */
export function EnquiriesView({ home, id }: Pick<WorkspaceViewProps, 'home' | 'id'>) {
  const address = useListAddress({
    home,
    view: 'enquiries',
    chips: ['all', ...STATUSES.map(({ key }) => key)],
    keep: { id },
  });
  const part = useEnquiriesQuery({
    variables: {
      status: STATUSES.find(({ key }) => key === address.chip)?.status ?? null,
      propertyId: id,
      page: address.page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [setEnquiryStatus] = useSetEnquiryStatusMutation();
  const list = part.data?.viewer.enquiries;
  const countOf = (key: string) => {
    const status = STATUSES.find((each) => each.key === key)?.status;
    return list?.counts.find((each) => each.status === status)?.count ?? null;
  };
  const mark = (label: string, status: EnquiryStatus) => ({
    label,
    run: oneByOne((id) => setEnquiryStatus({ variables: { id, status } })),
  });
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
      <ListView
        name="Enquiries"
        address={address}
        part={part}
        pageOf={({ viewer }) => viewer.enquiries}
        keyOf={(enquiry) => enquiry.id}
        failed="The enquiries could not be loaded"
        chips={{ label: 'Status', choices: [{ key: 'all', label: 'All' }, ...STATUSES], countOf }}
        bulk={{
          one: 'enquiry',
          many: 'enquiries',
          nameOf: (key) => {
            const name = list?.items.find((item) => item.id === key)?.name;
            return `the enquiry of ${name ?? 'somebody'}`;
          },
          refetchQueries: WITH_STATUS,
          actions: [mark('Contacted', 'CONTACTED'), mark('Closed', 'CLOSED'), mark('Spam', 'SPAM')],
        }}
        empty={
          address.isWhole
            ? {
                title: 'No enquiries yet',
                text: 'When somebody asks about one of your properties, it stands here with their number.',
                action: (
                  <ButtonLink variant="outline" to={workspacePath(home, 'my-properties')}>
                    My Properties
                  </ButtonLink>
                ),
              }
            : {
                title: 'Nothing here',
                text: 'No enquiry fits what is asked for.',
                action: (
                  <ButtonLink variant="outline" to={workspacePath(home, 'enquiries')}>
                    Show all of them
                  </ButtonLink>
                ),
              }
        }
      >
        {(enquiry, changed) => <EnquiryCard enquiry={enquiry} onChanged={changed} />}
      </ListView>
    </>
  );
}
