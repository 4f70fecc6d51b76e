import { siteAdminPath, workspacePath } from '../../../../schema/routes.ts';
import { useViewer } from '../../session/viewer.ts';
import type { Account } from '../../session/viewer.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import { usePrivateNoticeQuery } from './PrivateNotice.generated.ts';
import type { PrivateNoticeQuery } from './PrivateNotice.generated.ts';
import { isSiteAdmin, workspaceHome } from '../../../../schema/accounts.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Panel.tsx';

type Property = NonNullable<PrivateNoticeQuery['property']>;

/** Says to those who may edit a listing why visitors do not see it as it stands here. */
export function PrivateNotice({ id }: { id: string }) {
  const viewer = useViewer();
  const { data, error, refetch } = usePrivateNoticeQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const property = data?.property;
  const reason = property?.viewerCanEdit ? reasonOf(property) : null;
  if (viewer.kind !== 'account') return null;
  if (error && !data) {
    return (
      <FailedPart
        message="The status of this property could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  }
  if (reason === null) return null;
  return (
    <div role="note" aria-label="Only you can see this">
      <Notice tone="warning">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <strong>Only you can see this:</strong> {reason}
        </p>
        <NextStep account={viewer} id={id} />
      </Notice>
    </div>
  );
}

/** Administrators decide, everybody else changes. */
function NextStep({ account, id }: { account: Account; id: string }) {
  const home = workspaceHome(account);
  if (home === null) return null;
  const [path, label] = isSiteAdmin(account)
    ? [viewAddress(siteAdminPath(), 'properties', { status: 'all', search: id }), 'Review']
    : [workspacePath(home, 'edit-property', id), 'Edit'];
  return (
    <Link
      to={path}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
    >
      {label}
    </Link>
  );
}

function reasonOf({
  approvalStatus,
  isActive,
  isPublic,
  edit,
  rejectionReason,
}: Property): string | null {
  const what = edit ? 'this edit' : 'this property';
  const beneath = edit && isPublic ? ' Visitors see the approved version.' : '';
  if (approvalStatus === 'PENDING') return `${what} is awaiting approval.${beneath}`;
  if (approvalStatus === 'REJECTED') {
    const why = rejectionReason ? ` Reason: ${rejectionReason}` : '';
    return `${what} was rejected.${why}${beneath}`;
  }
  return isActive ? null : 'this property is hidden.';
}
