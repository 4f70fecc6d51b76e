import { useState } from 'react';
import { useChange } from '../../../forms/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import {
  SubscribersDocument,
  useDeleteNewsletterSubscriberMutation,
} from './Subscribers.generated.ts';
import { STATUSES } from './words.ts';
import type { ListedSubscriber } from './words.ts';

/** One address; whoever asks for it by telephone is forgotten here. */
export function SubscriberItem({
  subscriber: { id, email, status, createdAt },
  onChanged,
}: {
  subscriber: ListedSubscriber;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({ refetchQueries: [SubscribersDocument], onChanged });
  const [deleteSubscriber] = useDeleteNewsletterSubscriberMutation();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const remove = () => {
    close();
    void change(() => deleteSubscriber({ variables: { id } }), 'Subscriber deleted.');
  };
  const words = STATUSES.find((each) => each.status === status);
  return (
    <article
      aria-label={email}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4"
    >
      <span className="min-w-0 flex-1 basis-52 font-semibold wrap-anywhere">{email}</span>
      {words && <Badge tone={words.tone}>{words.label}</Badge>}
      <span className="text-small text-muted">
        <PostedDate date={createdAt} />
      </span>
      <Button variant="quiet" aria-label={`Delete: ${email}`} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Delete ${email}`}
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={close}
        >
          <p>
            This address will receive no more newsletters, and we delete the record of its
            subscription.
          </p>
        </ConfirmDialog>
      )}
    </article>
  );
}
