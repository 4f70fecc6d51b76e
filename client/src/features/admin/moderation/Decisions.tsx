import { useState } from 'react';
import { workspacePath, detailPath } from '../../../../../schema/routes.ts';
import { forgetLists } from '../../../apollo/load.ts';
import {
  ModerationQueueDocument,
  useActivatePropertyMutation,
  useApprovePropertyMutation,
  useDeactivatePropertyMutation,
  useDeleteQueuedPropertyMutation,
  useFeaturePropertyMutation,
  useRejectPropertyMutation,
} from './Moderation.generated.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useChange } from '../../../forms/useChange.ts';
import { SENT } from '../../../shell/listingUndo/useListingUndo.ts';
import type { ListingUndo } from '../../../shell/listingUndo/useListingUndo.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { QueuedListing } from './approvalWords.ts';
import { RejectDialog } from './RejectDialog.tsx';

/**
 * What an administrator can do about one listing, each with Undo. Deciding takes it from the list at once.
 */
export function Decisions({
  listing,
  home,
  undo: { take, undoable },
  onChanged,
}: {
  listing: QueuedListing;
  home: string;
  undo: ListingUndo;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({ refetchQueries: [ModerationQueueDocument], onChanged });
  const [rejectProperty] = useRejectPropertyMutation(LISTED);
  const [approveProperty] = useApprovePropertyMutation(LISTED);
  const [deleteProperty] = useDeleteQueuedPropertyMutation(LISTED);
  const [featureProperty] = useFeaturePropertyMutation(LISTED);
  const [deactivateProperty] = useDeactivatePropertyMutation(LISTED);
  const [activateProperty] = useActivatePropertyMutation(LISTED);
  const [asking, setAsking] = useState<'reject' | 'delete' | null>(null);
  const { id, title, approvalStatus, edit, featured, isActive, updatedAt: seen } = listing;
  const self = { __typename: 'Property' as const, id };
  const decide = (message: string, mutate: Parameters<ListingUndo['take']>[2]) => {
    setAsking(null);
    void take(id, message, mutate);
    onChanged();
  };
  const what = edit ? 'Edit' : 'Property';
  const approve = () =>
    decide(`${what} approved.`, () => approveProperty({ variables: { id, seen } }));
  const reject = (reason: string) =>
    decide(`${what} rejected.`, () => rejectProperty({ variables: { id, reason, seen } }));
  const remove = () => decide('Property deleted.', () => deleteProperty({ variables: { id } }));
  const feature = (next: boolean) =>
    change(
      () =>
        featureProperty({
          variables: { id, featured: next },
          optimisticResponse: { setPropertyFeatured: { property: { ...self, featured: next } } },
        }),
      next ? 'Property featured.' : 'Property is no longer featured.',
      undoable([id]),
    );
  const show = (next: boolean) => {
    const property = { ...self, isActive: next };
    return change(
      () =>
        next
          ? activateProperty({
              variables: { id },
              optimisticResponse: { activateProperty: { property } },
            })
          : deactivateProperty({
              variables: { id },
              optimisticResponse: { deactivateProperty: { property } },
            }),
      next ? 'Property activated.' : 'Property deactivated.',
      undoable([id]),
    );
  };
  const named = (verb: string) => ({ 'aria-label': `${verb}: ${title}` });
  return (
    <div aria-busy={isBusy || undefined} className="flex flex-wrap gap-2">
      {approvalStatus !== 'APPROVED' && (
        <Button {...named('Approve')} aria-keyshortcuts="A" onClick={approve}>
          Approve
        </Button>
      )}
      {approvalStatus !== 'REJECTED' && (
        <Button
          variant="accent"
          {...named('Reject')}
          aria-keyshortcuts="R"
          onClick={() => setAsking('reject')}
        >
          Reject
        </Button>
      )}
      <ButtonLink variant="outline" to={detailPath(id)} {...named('View')}>
        View
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to={workspacePath(home, 'edit-property', id)}
        {...named('Edit')}
        aria-keyshortcuts="E"
      >
        Edit
      </ButtonLink>
      <Button
        variant="quiet"
        {...named(featured ? 'Unfeature' : 'Feature')}
        aria-keyshortcuts="F"
        onClick={() => void feature(!featured)}
      >
        {featured ? 'Unfeature' : 'Feature'}
      </Button>
      <Button
        variant="quiet"
        {...named(isActive ? 'Deactivate' : 'Activate')}
        onClick={() => void show(!isActive)}
      >
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      <Button variant="quiet" {...named('Delete')} onClick={() => setAsking('delete')}>
        Delete
      </Button>
      {asking === 'reject' && (
        <RejectDialog
          title={title}
          isEdit={edit !== null}
          onReject={reject}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Delete this property?"
          confirm="Delete"
          onConfirm={remove}
          onCancel={() => setAsking(null)}
        >
          <p dir="auto" className="wrap-anywhere">
            {title}
          </p>
          <p>
            It will no longer be visible to anyone, including its seller. The history keeps a
            record.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What visitors see in their lists changes with it. */
const LISTED = { update: forgetLists, ...SENT };
