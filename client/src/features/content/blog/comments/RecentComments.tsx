import { FailedPart } from '../../../../ui/FailedPart.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { PostedDate } from '../../../../ui/PostedDate.tsx';
import { useRecentBlogCommentsQuery } from './BlogComments.generated.ts';

/** The five newest comments under other posts, each leading to its post. */
export function RecentComments({ exceptBlogId }: { exceptBlogId: string }) {
  const { data, error, refetch } = useRecentBlogCommentsQuery({ variables: { exceptBlogId } });
  const comments = data?.recentBlogComments ?? [];
  return (
    <section
      aria-labelledby="recent-comments"
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="recent-comments" className="text-h3">
        Recent Comments
      </h2>
      {/* What cannot be fetched is logged, and the list stands there without any. */}
      {error && !data && <FailedPart message={NONE} onRetry={() => void refetch()} />}
      {data && comments.length === 0 && <p className="text-small text-muted">{NONE}</p>}
      {comments.length > 0 && (
        <ul className="grid">
          {comments.map(({ comment, blog }) => (
            <li key={comment.id} className="grid min-w-0 gap-0.5 border-t border-line py-3">
              <p dir="auto" className="line-clamp-2 text-small wrap-anywhere">
                {comment.message}
              </p>
              <p className="flex flex-wrap gap-x-2 text-caption text-muted">
                <span dir="auto" className="wrap-anywhere">
                  {comment.name}
                </span>
                <span aria-hidden="true">·</span>
                <PostedDate date={comment.createdAt} />
              </p>
              <Link
                dir="auto"
                to={`${blog.path}#comments`}
                className="min-h-8 content-center text-small font-semibold wrap-anywhere hover:text-primary hover:underline"
              >
                {blog.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const NONE = 'No recent comments';
