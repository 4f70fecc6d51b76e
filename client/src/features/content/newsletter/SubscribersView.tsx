import { pluralize } from '../../../../../schema/format/count.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { ALL, useListAddress } from '../../../lists/useListAddress.ts';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { SubscriberItem } from './SubscriberItem.tsx';
import { useSubscribersQuery } from './Subscribers.generated.ts';
import { STATUSES } from './words.ts';

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
