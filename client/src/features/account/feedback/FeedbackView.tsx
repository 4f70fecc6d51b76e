import { pluralize } from '../../../../../schema/format/count.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { useFeedbackListQuery } from './FeedbackList.generated.ts';
import { Stars } from '../../../ui/Stars.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';

/** What people think of the site, newest first, for the administrator. */
export function FeedbackView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({ home, view: 'feedback' });
  const part = useFeedbackListQuery({
    variables: { page: address.page },
    fetchPolicy: 'cache-and-network',
  });
  const list = part.data?.administration.feedback;
  return (
    <ListView
      name="Feedback"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.feedback}
      keyOf={({ id }) => id}
      failed="The feedback could not be loaded"
      empty={{
        title: 'No feedback yet',
        text: 'Feedback about the site appears here.',
      }}
      summary={
        <p className="text-muted tabular-nums">
          {`${pluralize(list?.total ?? 0, 'message')}, ${list?.averageRating ?? 0} of 5 stars on average`}
        </p>
      }
    >
      {({ name, rating, feedback, accountId, createdAt }) => (
        <article
          aria-label={`Feedback from ${name}`}
          className="grid gap-1.5 rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span dir="auto" className="font-semibold">
              {name}
            </span>
            {accountId !== null && <Badge tone="info">Signed in</Badge>}
            <span className="text-small text-muted">
              <PostedDate date={createdAt} />
            </span>
          </p>
          <Stars count={rating} />
          <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
            {feedback}
          </p>
        </article>
      )}
    </ListView>
  );
}
