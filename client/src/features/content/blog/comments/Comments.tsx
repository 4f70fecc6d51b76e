import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pluralize } from '../../../../../../schema/format/count.ts';
import { toMutationResult, explain } from '../../../../apollo/refusal.ts';
import { COPY } from '../../../../base/copy.ts';
import { blogVariables } from '../blogVariables.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorPanel } from '../../../../ui/Panel.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { PostedDate } from '../../../../ui/PostedDate.tsx';
import { useBlogCommentsQuery, useBlogCommentStatsQuery } from './BlogComments.generated.ts';
import type { ShownCommentFragment } from './BlogComments.generated.ts';
import { CommentForm } from './CommentForm.tsx';

/** What visitors say under the post of this address, newest first, and the form for more. */
export function Comments() {
  const { id: key = '' } = useParams();
  const variables = { ...blogVariables(key), page: 1 };
  const part = useBlogCommentsQuery({ variables, notifyOnNetworkStatusChange: false });
  // Without its figures the list stands all the same.
  const stats = useBlogCommentStatsQuery({ variables: blogVariables(key) }).data?.blog;
  const { data, error } = part;
  const comments = data?.blog?.comments;
  const count = stats?.commentStats.totalComments ?? comments?.total ?? 0;
  const recent = stats?.commentStats.recentComments ?? 0;
  return (
    <section
      aria-labelledby="comments"
      className="grid max-w-measure gap-5 border-t border-line pt-8"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="comments" className="text-h2">
          Comments
        </h2>
        {count > 0 && (
          <p className="text-small text-muted tabular-nums">
            {pluralize(count, 'comment')}
            {recent > 0 && `, ${recent} in the last seven days`}
          </p>
        )}
      </div>
      {!data && !error && <Skeleton className="h-40" />}
      {error && !data && (
        <ErrorPanel title="Failed to fetch comments">
          <Button variant="outline" onClick={() => void part.refetch()}>
            {COPY.tryAgain}
          </Button>
        </ErrorPanel>
      )}
      {comments && comments.items.length === 0 && (
        <p className="text-muted">No comments yet. Be the first to comment.</p>
      )}
      {comments && comments.items.length > 0 && (
        <ul className="grid gap-4">
          {comments.items.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {comments?.hasMore && <MoreButton shown={comments.items.length} fetchMore={part.fetchMore} />}
      {data?.blog && <CommentForm key={data.blog.id} blogId={data.blog.id} variables={variables} />}
    </section>
  );
}

function Comment({ comment: { name, message, createdAt } }: { comment: ShownCommentFragment }) {
  return (
    <li className="grid min-w-0 gap-1.5 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="text-caption text-muted">
          <PostedDate date={createdAt} />
        </span>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
    </li>
  );
}

/** Five more below those that are there; the new ones take the focus, since the button may go. */
function MoreButton({
  shown,
  fetchMore,
}: {
  shown: number;
  fetchMore: ReturnType<typeof useBlogCommentsQuery>['fetchMore'];
}) {
  const [isBusy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    const sent = fetchMore({
      variables: { page: Math.floor(shown / PAGE) + 1 },
      updateQuery: (before, { fetchMoreResult: { blog } }) => {
        if (!before.blog || !blog) return before;
        const known = new Set(before.blog.comments.items.map(({ id }) => id));
        const others = blog.comments.items.filter(({ id }) => !known.has(id));
        const items = [...before.blog.comments.items, ...others];
        return { blog: { ...before.blog, comments: { ...blog.comments, items } } };
      },
    });
    const { refusal } = await toMutationResult(sent, 'Failed to fetch comments');
    setBusy(false);
    if (refusal) toast(explain(refusal), { tone: 'error' });
  };
  return (
    <div>
      <Button
        variant="outline"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void more()}
      >
        {isBusy ? 'Loading...' : 'Show more comments'}
      </Button>
    </div>
  );
}

const PAGE = 5;
