import type { FragmentType } from '@apollo/client';
import { blogPath } from '../../../../../schema/routes.ts';
import { useBlogCard_BlogFragment } from './BlogCard.generated.ts';
import type { BlogCard_BlogFragment } from './BlogCard.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { WIDE_SIZES } from './wideSizes.ts';

interface Look {
  /** wide: the picture beside the words on large screens, for the post that leads a page. */
  look?: 'card' | 'wide';
  /** first: the largest picture of the first screen. */
  loading?: 'lazy' | 'eager' | 'first';
}

/** A post in a list, read from the cache by its own fragment. Leads to the post. */
export function BlogCard({
  blog,
  ...look
}: Look & { blog: FragmentType<BlogCard_BlogFragment> & { id: string } }) {
  const { data, complete } = useBlogCard_BlogFragment({
    from: { __typename: 'Blog', id: blog.id },
  });
  return complete ? <BlogCardView blog={data} {...look} /> : null;
}

/** The card itself: picture, category, title, excerpt, who wrote it and when. */
export function BlogCardView({
  blog,
  look = 'card',
  loading = 'lazy',
}: Look & { blog: BlogCard_BlogFragment }) {
  const isWide = look === 'wide';
  return (
    <article
      className={`group relative grid h-full min-w-0 content-start overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-lift dark:hover:bg-raised ${isWide ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}
    >
      <div className={`overflow-hidden bg-sunken ${isWide ? WIDE_BOX : 'aspect-[3/2]'}`}>
        {blog.picture && (
          <Picture
            picture={blog.picture}
            sizes={isWide ? WIDE_SIZES : CARD_SIZES}
            maxWidth={isWide ? 1280 : 640}
            loading={loading}
            className="size-full object-cover transition-transform duration-320 group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className={`grid content-start gap-2 p-4 ${isWide ? 'lg:content-center lg:p-8' : ''}`}>
        <p className="text-caption font-semibold text-brass">{blog.category}</p>
        <h3 className={isWide ? 'type-display text-h2' : 'text-h3 leading-[1.3]'}>
          <Link dir="auto" to={blogPath(blog.slug)} className="card-link">
            {blog.title}
          </Link>
        </h3>
        <p dir="auto" className="text-small text-muted">
          {blog.excerpt}
        </p>
        <p className="flex flex-wrap gap-x-1.5 pt-1 text-caption text-muted">
          <span dir="auto">{blog.authorName}</span>
          <span aria-hidden="true">·</span>
          <PostedDate date={blog.publishedAt} />
          <span aria-hidden="true">·</span>
          <span>{readTime(blog.readingMinutes)}</span>
        </p>
      </div>
    </article>
  );
}

/** '4 min read'. */
export function readTime(minutes: number): string {
  return `${minutes} min read`;
}

const CARD_SIZES = '(min-width: 80rem) 380px, (min-width: 40rem) 46vw, 92vw';
const WIDE_BOX = 'aspect-[3/2] lg:aspect-auto lg:min-h-80';
