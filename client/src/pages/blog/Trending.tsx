import { blogListPath, blogPath } from '../../../../schema/routes.ts';
import { COPY } from '../../base/copy.ts';
import { readTime } from '../../features/content/blog/BlogCard.tsx';
import { PostedDate } from '../../ui/PostedDate.tsx';
import { Link } from '../../ui/Link.tsx';

interface TrendingBlog {
  id: string;
  slug: string;
  title: string;
  publishedAt: string;
  readingMinutes: number;
}

/** Up to six other posts, each with its age and read time. */
export function Trending({ blogs }: { blogs: readonly TrendingBlog[] }) {
  return (
    <section
      aria-labelledby="trending"
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="trending" className="text-h3">
        Trending
      </h2>
      {blogs.length === 0 ? (
        <p className="text-small text-muted">{COPY.noBlogs}</p>
      ) : (
        <ol className="grid">
          {blogs.map(({ id, slug, title, publishedAt, readingMinutes }) => (
            <li key={id} className="grid gap-0.5 border-t border-line py-3">
              <Link
                dir="auto"
                to={blogPath(slug)}
                className="min-h-8 content-center font-semibold hover:text-primary hover:underline"
              >
                {title}
              </Link>
              <p className="flex gap-x-2 text-caption text-muted">
                <PostedDate date={publishedAt} />
                <span aria-hidden="true">·</span>
                {readTime(readingMinutes)}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Link to={blogListPath()} className="text-link py-1 text-small">
        All posts
      </Link>
    </section>
  );
}
