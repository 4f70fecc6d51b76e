import { counted } from '../../../../schema/format/count.ts';
import { fullTime } from '../../../../schema/format/time.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Badge } from '../../ui/Tag.tsx';
import { PostedDate } from '../property/PostedDate.tsx';
import { BlogRecordActions } from './BlogRecordActions.tsx';
import { STATUSES } from './words.ts';
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
  const words = STATUSES.find((each) => each.status === status);
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4"
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
            <h2 className="font-text text-body font-semibold wrap-anywhere">{title}</h2>
            {words && <Badge tone={words.tone}>{words.label}</Badge>}
          </div>
          <p className="text-small wrap-anywhere text-muted">
            {`${authorName} · ${categories.join(', ')}`}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-small text-muted tabular-nums">
            <When blog={blog} />
            <span>{counted(likes, 'like')}</span>
            <span>{counted(shares, 'share')}</span>
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

/** Since when visitors read it, from when on they will, or when the draft was changed. */
function When({ blog: { status, publishedAt, updatedAt } }: { blog: ListedBlog }) {
  if (status === 'DRAFT' || publishedAt === null) {
    return (
      <span>
        Changed <PostedDate date={updatedAt} />
      </span>
    );
  }
  if (status === 'SCHEDULED') {
    return (
      <span>
        From <time dateTime={publishedAt}>{fullTime(new Date(publishedAt))}</time> in India
      </span>
    );
  }
  return (
    <span>
      Since <PostedDate date={publishedAt} />
    </span>
  );
}
