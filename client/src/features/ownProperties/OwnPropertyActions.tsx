import { useState } from 'react';
import {
  useDeletePropertyMutation,
  useSetPropertyLifecycleMutation,
} from './OwnProperties.generated.ts';
import type { Lifecycle } from '../../types.generated.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { useAnswer } from '../../forms/useAnswer.ts';
import { PropertyHistory } from './PropertyHistory.tsx';
import { isClosed } from './listingStatus.ts';
import type { OwnListing } from './listingStatus.ts';

/** What else can be done with a listing of somebody's own: what became of it, its history, deleting it. */
export function OwnPropertyActions({
  property,
  onChanged,
}: {
  property: OwnListing;
  onChanged: () => Promise<void>;
}) {
  const { id, title, lifecycle } = property;
  const answerTo = useAnswer();
  const [setPropertyLifecycle] = useSetPropertyLifecycleMutation();
  const [deleteProperty] = useDeletePropertyMutation();
  const [open, setOpen] = useState<'delete' | 'history' | null>(null);
  const [isBusy, setBusy] = useState(false);

  const setLifecycle = async (next: Lifecycle, canUndo = true) => {
    if (isBusy) return;
    setBusy(true);
    const variables = { id, lifecycle: next };
    const answer = await answerTo(setPropertyLifecycle({ variables }), FAILED);
    setBusy(false);
    if (!answer) return;
    if (answer.refusal) {
      toast(answer.refusal.message, { tone: 'error' });
      return;
    }
    const undo = { label: 'Undo', onClick: () => void setLifecycle(lifecycle, false) };
    toast(DONE[next], canUndo ? { action: undo } : {});
    await onChanged();
  };
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await answerTo(deleteProperty({ variables: { id } }), FAILED);
    setBusy(false);
    if (!answer) return;
    setOpen(null);
    if (answer.refusal) toast(answer.refusal.message, { tone: 'error' });
    else toast('The property was deleted.');
    // Also after a refusal: somebody else may have changed what stands here.
    await onChanged();
  };
  return (
    <>
      <Menu
        label={
          <>
            More<span className="sr-only"> about {title}</span>
          </>
        }
      >
        {choicesFor(property).map(([label, next]) => (
          <Choice key={label} onPress={() => void setLifecycle(next)}>
            {label}
          </Choice>
        ))}
        <Choice onPress={() => setOpen('history')}>History</Choice>
        <Choice isDanger onPress={() => setOpen('delete')}>
          Delete
        </Choice>
      </Menu>
      {open === 'history' && (
        <PropertyHistory id={id} title={title} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this property?"
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setOpen(null)}
        >
          <p>{title}</p>
          <p>
            It leaves the site at once, and nobody can open its page any more. What people asked
            about it stays in your enquiries. Deleting cannot be taken back; to pause it, mark it as{' '}
            {property.purpose === 'RENT' ? 'rented' : 'sold'} instead.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What a listing can become, as the menu says it. */
function choicesFor({ purpose, lifecycle }: OwnListing): [label: string, next: Lifecycle][] {
  const again: [string, Lifecycle] = ['Make available again', 'AVAILABLE'];
  if (isClosed(lifecycle)) return [again];
  const closed: [string, Lifecycle] =
    purpose === 'RENT' ? ['Mark as rented', 'RENTED'] : ['Mark as sold', 'SOLD'];
  return lifecycle === 'UNDER_OFFER'
    ? [closed, again]
    : [closed, ['Mark as under offer', 'UNDER_OFFER']];
}

function Choice({
  onPress,
  isDanger = false,
  children,
}: {
  onPress: () => void;
  isDanger?: boolean;
  children: string;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={`flex min-h-11 w-full items-center rounded-tag px-3 text-left text-small hover:bg-sunken ${isDanger ? 'text-danger' : 'hover:text-primary'}`}
      >
        {children}
      </button>
    </li>
  );
}

const FAILED = 'The change could not be saved.';

const DONE: Record<Lifecycle, string> = {
  AVAILABLE: 'It is available again.',
  UNDER_OFFER: 'It is marked as under offer.',
  SOLD: 'It is marked as sold. Its page stays for 12 months.',
  RENTED: 'It is marked as rented. Its page stays for 12 months.',
  EXPIRED: 'It is marked as expired.',
};
