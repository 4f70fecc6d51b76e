import { useState } from 'react';
import { useChange } from '../../../../../forms/useChange.ts';
import { WaitingDocument } from '../../../../../shell/adminBar/AdminBar.generated.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import {
  ContactMessagesDocument,
  useDeleteContactMessageMutation,
  useSetContactMessageStatusMutation,
} from './ContactMessages.generated.ts';
import { MakeEnquiryDialog } from './MakeEnquiryDialog.tsx';
import { STATUSES } from './words.ts';
import type { ListedMessage } from './words.ts';

/** Says what has been done about a message, makes an enquiry of it or deletes it. */
export function ContactMessageActions({
  message: { id, subject, status, enquiryId },
  onChanged,
}: {
  message: ListedMessage;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({
    refetchQueries: [ContactMessagesDocument, WaitingDocument],
    onChanged,
  });
  const [setStatus] = useSetContactMessageStatusMutation();
  const [deleteMessage] = useDeleteContactMessageMutation();
  const [pendingAction, setPendingAction] = useState<'enquiry' | 'delete' | null>(null);
  const close = () => setPendingAction(null);
  const remove = () => {
    close();
    void change(() => deleteMessage({ variables: { id } }), 'Message deleted.');
  };
  return (
    <div aria-busy={isBusy || undefined} className="flex flex-wrap gap-2">
      {STATUSES.filter((each) => each.status !== status && each.status !== 'NEW').map((each) => (
        <Button
          key={each.key}
          variant="outline"
          aria-label={`${each.verb}: ${subject}`}
          onClick={() =>
            void change(
              () => setStatus({ variables: { id, status: each.status } }),
              `Marked as ${each.label.toLowerCase()}.`,
            )
          }
        >
          {each.verb}
        </Button>
      ))}
      {enquiryId === null && (
        <Button
          variant="outline"
          aria-label={`Create enquiry: ${subject}`}
          onClick={() => setPendingAction('enquiry')}
        >
          Create enquiry
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={`Delete: ${subject}`}
        onClick={() => setPendingAction('delete')}
      >
        Delete
      </Button>
      {pendingAction === 'enquiry' && (
        <MakeEnquiryDialog id={id} subject={subject} onClose={close} />
      )}
      {pendingAction === 'delete' && (
        <ConfirmDialog
          title="Delete this message"
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={close}
        >
          <p className="wrap-anywhere">{`“${subject}” and all its answers will be permanently deleted.`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
