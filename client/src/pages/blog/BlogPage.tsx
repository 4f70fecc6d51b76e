import { useLoaderData, useParams } from 'react-router-dom';
import { fullDate } from '../../../../schema/format/time.ts';
import { blogListPath, homePath, blogPath } from '../../../../schema/routes.ts';
import { loaded } from '../../apollo/loaded.ts';
import { COPY } from '../../base/copy.ts';
import { ArticleBody } from '../../features/content/blog/ArticleBody.tsx';
import { BlogCard, readTime } from '../../features/content/blog/BlogCard.tsx';
import { LikeButton } from '../../features/content/blog/LikeButton.tsx';
import { ShareButton } from '../../features/content/blog/ShareButton.tsx';
import { RecentComments } from '../../features/content/blog/comments/RecentComments.tsx';
import { useBlogPageQuery } from './BlogPage.generated.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LinkChip } from '../../ui/Tag.tsx';
import { pathToBlogs } from '../blogs/blogListAddress.ts';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { BLOG_PICTURE } from './blogPicture.ts';
import { blogVariables } from '../../features/content/blog/blogVariables.ts';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { PostedDate } from '../../ui/PostedDate.tsx';

/** The comments of the post: the server draws them, and their code comes when they are near or touched. */
const LazyComments = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/content/blog/comments/Comments.tsx'),
    'Comments',
  ),
  placeholder: <div aria-hidden="true" className="min-h-96" />,
});

/** One post with the newest others beside it, and what visitors say under it. */
export function BlogPage() {
  const { head } = useLoaderData<PageData>();
  const { id = '' } = useParams();
  const { blog } = loaded(useBlogPageQuery({ variables: blogVariables(id) }));
  useDocumentHead(head);
  if (!blog) return null;
  const { title, excerpt, picture, authorPicture, gallery, trending } = blog;
  return (
    <>
      <div className="wrap grid gap-x-14 gap-y-12 pt-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-9">
        <article className="grid min-w-0 content-start gap-6">
          <header className="grid gap-3">
            <Breadcrumbs
              crumbs={[
                { label: 'Home', path: homePath() },
                { label: 'Blog', path: blogListPath() },
                { label: title },
              ]}
            />
            <h1 dir="auto" className="text-h1">
              {title}
            </h1>
            {excerpt && (
              <p dir="auto" className="max-w-measure text-h3 text-muted">
                {excerpt}
              </p>
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
                {authorPicture && (
                  <Picture
                    picture={authorPicture}
                    sizes="2.5rem"
                    maxWidth={320}
                    className="size-11 rounded-full bg-sunken object-cover"
                  />
                )}
                <span>
                  By <bdi>{blog.authorName}</bdi>
                </span>
                <span aria-hidden="true">·</span>
                <time dateTime={blog.publishedAt}>{fullDate(new Date(blog.publishedAt))}</time>
                <span aria-hidden="true">·</span>
                <span>{readTime(blog.readingMinutes)}</span>
              </p>
              <p className="flex flex-wrap gap-2">
                <LikeButton blog={blog} />
                <ShareButton blog={blog} />
              </p>
            </div>
          </header>
          {picture && (
            <figure className="grid gap-2">
              <div className="aspect-[3/2] overflow-hidden rounded-card bg-sunken">
                <Picture picture={picture} loading="first" className={COVER} {...BLOG_PICTURE} />
              </div>
              {picture.isIllustration && (
                <figcaption className="text-caption text-muted">{COPY.illustration}</figcaption>
              )}
            </figure>
          )}
          <ArticleBody html={blog.content} />
          {gallery.length > 0 && (
            <ul aria-label="Pictures" className="grid gap-4 sm:grid-cols-2">
              {gallery.map((each) => (
                <li key={each.id} className="aspect-[3/2] overflow-hidden rounded-card bg-sunken">
                  <Picture picture={each} sizes={GALLERY_SIZES} maxWidth={960} className={COVER} />
                </li>
              ))}
            </ul>
          )}
          <ul aria-label="Categories" className="flex flex-wrap gap-2 border-t border-line pt-5">
            {blog.categories.map((category) => (
              <li key={category}>
                <LinkChip to={pathToBlogs({ category })}>{category}</LinkChip>
              </li>
            ))}
          </ul>
          {blog.tags.length > 0 && (
            <ul aria-label="Tags" className="flex flex-wrap gap-x-4 text-small">
              {blog.tags.map((tag) => (
                <li key={tag}>
                  <Link to={pathToBlogs({ tag })} className={TAG_LINK}>
                    {`#${tag}`}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <LazyComments />
        </article>
        <aside className="grid content-start gap-6 lg:sticky lg:top-6 lg:self-start">
          <Trending blogs={trending} />
          <RecentComments exceptBlogId={blog.id} />
        </aside>
      </div>
      {trending.length > 0 && (
        <section className="wrap grid gap-6 pt-16">
          <h2 className="text-h2">Read next</h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {nextReads(trending, blog.category).map((other) => (
              <li key={other.id}>
                <BlogCard blog={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Three others, those of the same category first. */
function nextReads<Other extends { category: string }>(
  others: readonly Other[],
  category: string,
): Other[] {
  const rank = (other: Other) => Number(other.category !== category);
  return others.toSorted((a, b) => rank(a) - rank(b)).slice(0, NEXT_READS);
}

const NEXT_READS = 3;
const GALLERY_SIZES = '(min-width: 80rem) 400px, (min-width: 40rem) 46vw, 92vw';
const TAG_LINK = 'text-link inline-flex min-h-11 items-center wrap-anywhere pointer-fine:min-h-8';
const COVER = 'size-full object-cover';

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
