import { siteAdminPath, workspacePath } from '../../../../../schema/routes.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { oneByOne } from '../../../lists/BulkBar.tsx';
import type { BulkAction, BulkDialogProps } from '../../../lists/BulkBar.tsx';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import type { EnquiryStatus } from '../../../types.generated.ts';
import {
  useEnquiriesQuery,
  useSetEnquiryStatusMutation,
  useUpdateEnquiriesMutation,
} from './Enquiries.generated.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { ENQUIRY_TABLE } from './enquiryColumns.tsx';
import { WITH_STATUS } from './statuses.ts';
import { STATUSES } from '../../../shell/enquiryStatus.ts';
import { useAssign } from './useAssign.tsx';

/**
 * The inbox of what people asked. The address says which status, which page and, with `id`,
 * about which listing. For administrators, who have those of the whole market, it is a table.
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
      search: address.search || null,
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
  const mark = (label: string, status: EnquiryStatus): BulkAction => ({
    label,
    run: oneByOne((id) => setEnquiryStatus({ variables: { id, status } })),
  });
  const assign = useAssign();
  const [updateEnquiries] = useUpdateEnquiriesMutation();
  const remove: BulkAction['run'] = async (keys) => {
    const input = { action: 'DELETE' as const, ids: [...keys] };
    const { data } = await updateEnquiries({ variables: { input } });
    return data?.updateEnquiries.failed ?? [];
  };
  const ofAdministrators: readonly BulkAction[] = [
    { label: 'Assign', run: assign, dialog: askSeller },
    { label: 'Delete', run: remove, dialog: askDeletion },
  ];
  return (
    <>
      {id !== null && (
        <Notice tone="info">
          <p className="flex-1">Showing enquiries about one property.</p>
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
        search="Name, mobile, property or ID"
        table={home === siteAdminPath() ? ENQUIRY_TABLE : undefined}
        above={
          list?.viewerCanAssign && (
            <DownloadButton
              path="inquiries"
              filters={{
                status: address.chip === 'all' ? null : address.chip,
                propertyId: id,
                search: address.search,
              }}
              of="enquiries"
            />
          )
        }
        bulk={{
          one: 'enquiry',
          many: 'enquiries',
          nameOf: (key) => {
            const name = list?.items.find((item) => item.id === key)?.name;
            return `the enquiry from ${name ?? 'a buyer'}`;
          },
          pathOf: (search) => viewAddress(home, 'enquiries', { search }),
          refetchQueries: WITH_STATUS,
          actions: [
            mark('Contacted', 'CONTACTED'),
            mark('Closed', 'CLOSED'),
            mark('Spam', 'SPAM'),
            ...(list?.viewerCanAssign ? ofAdministrators : []),
          ],
        }}
        empty={
          address.isWhole
            ? {
                title: 'No enquiries yet',
                text: 'When someone asks about one of your properties, the enquiry appears here with their number.',
                action: (
                  <ButtonLink variant="outline" to={workspacePath(home, 'my-properties')}>
                    My Properties
                  </ButtonLink>
                ),
              }
            : {
                title: 'No enquiries found',
                text: 'No enquiries match these filters.',
                action: (
                  <ButtonLink variant="outline" to={workspacePath(home, 'enquiries')}>
                    Show all enquiries
                  </ButtonLink>
                ),
              }
        }
      >
        {(enquiry, changed) => (
          <EnquiryCard
            enquiry={enquiry}
            canAssign={list?.viewerCanAssign ?? false}
            onChanged={changed}
          />
        )}
      </ListView>
    </>
  );
}

function askSeller({ count, onGo, onCancel }: BulkDialogProps) {
  return (
    <AssignDialog
      what={pluralize(count, 'enquiry', 'enquiries')}
      onAssign={onGo}
      onCancel={onCancel}
    />
  );
}

function askDeletion({ count, onGo, onCancel }: BulkDialogProps) {
  return (
    <ConfirmDialog
      title={`Delete ${pluralize(count, 'enquiry', 'enquiries')}?`}
      confirm="Delete"
      onConfirm={() => onGo('')}
      onCancel={onCancel}
    >
      <p>They will be deleted for everyone, together with their notes.</p>
    </ConfirmDialog>
  );
}
