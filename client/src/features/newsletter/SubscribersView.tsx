import { counted } from '../../../../schema/format/count.ts';
import { ListView } from '../../lists/ListView.tsx';
import { useListAddress } from '../../lists/useListAddress.ts';
import { useSubscribersQuery } from './Subscribers.generated.ts';
import { Badge } from '../../ui/Tag.tsx';
import { PostedDate } from '../property/PostedDate.tsx';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';

/** Who asked for the newsletter, newest first; nothing is sent to an address that nobody confirmed. */
export function SubscribersView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({ home, view: 'newsletter' });
  const part = useSubscribersQuery({
    variables: { page: address.page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ListView
      name="Subscribers"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.newsletterSubscribers}
      keyOf={({ id }) => id}
      failed="The subscribers could not be loaded"
      empty={{
        title: 'No subscribers yet',
        text: 'Whoever asks for the newsletter stands here.',
      }}
      summary={
        <p className="text-muted tabular-nums">
          {counted(part.data?.administration.newsletterSubscribers.total ?? 0, 'subscriber')}
        </p>
      }
    >
      {({ email, createdAt, confirmedAt }) => (
        <article
          aria-label={email}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4"
        >
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{email}</span>
          {confirmedAt === null ? (
            <Badge tone="warning">Not confirmed</Badge>
          ) : (
            <Badge tone="success">Confirmed</Badge>
          )}
          <span className="text-small text-muted">
            <PostedDate date={createdAt} />
          </span>
        </article>
      )}
    </ListView>
  );
}
