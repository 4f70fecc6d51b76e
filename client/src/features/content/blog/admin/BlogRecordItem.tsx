import { pluralize } from '../../../../../../schema/format/count.ts';
import { viewAddress } from '../../../../lists/viewAddress.ts';
import { Link } from '../../../../ui/Link.tsx';
import { Picture } from '../../../../ui/Picture.tsx';
import { BlogRecordActions } from './BlogRecordActions.tsx';
import { StatusBadge, When } from './When.tsx';
import type { ListedBlog } from './words.ts';

/** One post: what it is, whether visitors read it, what they made of it, and what can be done. */
export function BlogRecordItem({
  blog,
  home,
  onChanged,
}: {
  blog: ListedBlog;
  home: string;
  onChanged: () => void;
}) {
  const { id, title, picture, status, authorName, categories, likes, shares } = blog;
  return (
    <article
      aria-label={title}
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex gap-4">
        {picture && (
          <Picture
            picture={picture}
            sizes="9rem"
            maxWidth={320}
            alt=""
            className="hidden aspect-[3/2] w-36 shrink-0 self-start rounded-input bg-sunken object-cover sm:block"
          />
        )}
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 dir="auto" className="font-text text-body font-semibold wrap-anywhere">
              {title}
            </h2>
            <StatusBadge status={status} />
          </div>
          <p className="text-small wrap-anywhere text-muted">
            <bdi>{authorName}</bdi>
            {` · ${categories.join(', ')}`}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-small text-muted tabular-nums">
            <When blog={blog} />
            <span>{pluralize(likes, 'like')}</span>
            <span>{pluralize(shares, 'share')}</span>
            <Link
              to={viewAddress(home, 'blogComments', { blog: id, status: 'all' })}
              className="text-link inline-flex min-h-11 items-center pointer-fine:min-h-6"
            >
              Comments
            </Link>
          </p>
        </div>
      </div>
      <BlogRecordActions blog={blog} home={home} onChanged={onChanged} />
    </article>
  );
}
