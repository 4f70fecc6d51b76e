import { pluralize } from '../../../../../schema/format/count.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { ALL, useListAddress } from '../../../lists/useListAddress.ts';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import {
  useSubscribersQuery,
  SubscribersDocument,
  useDeleteNewsletterSubscriberMutation,
} from './Subscribers.generated.ts';
import { useState } from 'react';
import { useChange } from '../../../forms/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import type { SubscriberStatus } from '../../../types.generated.ts';
import type { SubscribersQuery } from './Subscribers.generated.ts';

/** Who asked for the newsletter, newest first; nothing is sent to an address that nobody confirmed. */
export function SubscribersView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({
    home,
    view: 'newsletter',
    chips: [ALL, ...STATUSES.map(({ key }) => key)],
  });
  const { chip, search, page } = address;
  const part = useSubscribersQuery({
    variables: {
      search: search || null,
      status: STATUSES.find(({ key }) => key === chip)?.status ?? null,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = part.data?.administration.newsletterSubscribers;
  const countOf = (key: string) => {
    const status = STATUSES.find((each) => each.key === key)?.status;
    return list?.counts.find((each) => each.status === status)?.count ?? null;
  };
  return (
    <ListView
      name="Subscribers"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.newsletterSubscribers}
      keyOf={({ id }) => id}
      failed="The subscribers could not be loaded"
      chips={{
        label: 'Subscribers by status',
        choices: [{ key: ALL, label: 'All' }, ...STATUSES],
        countOf,
      }}
      search="Email address"
      above={
        <DownloadButton
          path="newsletter"
          filters={{ status: chip === ALL ? null : chip, search }}
          of="subscribers"
        />
      }
      empty={
        address.isWhole
          ? { title: 'No subscribers yet', text: 'Newsletter subscribers appear here.' }
          : { title: 'No subscribers found', text: 'No subscribers match these filters.' }
      }
      summary={
        <p className="text-muted tabular-nums">{pluralize(list?.total ?? 0, 'subscriber')}</p>
      }
    >
      {(subscriber, changed) => <SubscriberItem subscriber={subscriber} onChanged={changed} />}
    </ListView>
  );
}

/** One address; whoever asks for it by telephone is forgotten here. */
function SubscriberItem({
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

type ListedSubscriber =
  SubscribersQuery['administration']['newsletterSubscribers']['items'][number];

/** The chips of the list, in their order. */
const STATUSES = [
  { key: 'confirmed', status: 'CONFIRMED', label: 'Confirmed', tone: 'success' },
  { key: 'waiting', status: 'WAITING', label: 'Not confirmed', tone: 'warning' },
] as const satisfies readonly Readonly<Record<string, string> & { status: SubscriberStatus }>[];
