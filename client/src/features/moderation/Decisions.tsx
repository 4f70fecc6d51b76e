import { useState } from 'react';
import { workspacePath, detailPath } from '../../../../schema/routes.ts';
import { forgetLists } from '../../apollo/load.ts';
import {
  ModerationQueueDocument,
  useActivatePropertyMutation,
  useApprovePropertyMutation,
  useDeactivatePropertyMutation,
  useFeaturePropertyMutation,
  useRejectPropertyMutation,
} from './Moderation.generated.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useChange } from '../../forms/useChange.ts';
import type { QueuedListing } from './QueueItem.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/** What an administrator can do about one listing. Nothing changes on the screen before the server answered. */
export function Decisions({
  listing,
  home,
  onChanged,
}: {
  listing: QueuedListing;
  home: string;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({ refetchQueries: [ModerationQueueDocument], onChanged });
  const [rejectProperty] = useRejectPropertyMutation(LISTED);
  const [approveProperty] = useApprovePropertyMutation(LISTED);
  const [featureProperty] = useFeaturePropertyMutation(LISTED);
  const [deactivateProperty] = useDeactivatePropertyMutation(LISTED);
  const [activateProperty] = useActivatePropertyMutation(LISTED);
  const [isRejecting, setRejecting] = useState(false);
  const { id, title, approvalStatus, edit, featured, isActive, updatedAt: seen } = listing;
  const self = { __typename: 'Property' as const, id };
  const reject = async (reason: string) => {
    const done = edit ? 'Edit rejected.' : 'Property rejected.';
    const isDone = await change(() => rejectProperty({ variables: { id, reason, seen } }), done);
    if (isDone) setRejecting(false);
    return isDone;
  };
  const approve = () =>
    change(
      () => approveProperty({ variables: { id, seen } }),
      edit ? 'Edit approved.' : 'Property approved.',
    );
  const feature = () => {
    const done = featured ? 'Property is no longer featured.' : 'Property featured.';
    const next = { ...self, featured: !featured };
    return change(
      () =>
        featureProperty({
          variables: { id, featured: !featured },
          optimisticResponse: {
            setPropertyFeatured: { property: next },
          },
        }),
      done,
    );
  };
  const hideOrShow = () =>
    isActive
      ? change(
          () =>
            deactivateProperty({
              variables: { id },
              optimisticResponse: {
                deactivateProperty: {
                  property: { ...self, isActive: false },
                },
              },
            }),
          'Property deactivated.',
        )
      : change(
          () =>
            activateProperty({
              variables: { id },
              optimisticResponse: {
                activateProperty: {
                  property: { ...self, isActive: true },
                },
              },
            }),
          'Property activated.',
        );
  const named = (verb: string) => ({ 'aria-label': `${verb}: ${title}` });
  return (
    <div aria-busy={isBusy || undefined} className="flex flex-wrap gap-2">
      {approvalStatus !== 'APPROVED' && (
        <Button {...named('Approve')} onClick={() => void approve()}>
          Approve
        </Button>
      )}
      {approvalStatus !== 'REJECTED' && (
        <Button variant="accent" {...named('Reject')} onClick={() => setRejecting(true)}>
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
      >
        Edit
      </ButtonLink>
      <Button
        variant="quiet"
        {...named(featured ? 'Unfeature' : 'Feature')}
        onClick={() => void feature()}
      >
        {featured ? 'Unfeature' : 'Feature'}
      </Button>
      <Button
        variant="quiet"
        {...named(isActive ? 'Deactivate' : 'Activate')}
        onClick={() => void hideOrShow()}
      >
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      {isRejecting && (
        <RejectDialog
          title={title}
          isEdit={edit !== null}
          isBusy={isBusy}
          onReject={reject}
          onCancel={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

/** What visitors see in their lists changes with it. */
const LISTED = { update: forgetLists };
