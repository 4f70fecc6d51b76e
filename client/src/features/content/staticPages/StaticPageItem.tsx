import { ButtonLink } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { useSite } from '../../../base/start.ts';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import type { WrittenPage } from './words.ts';

/** One page: what visitors read there now, and the way to its editor. */
export function StaticPageItem({ page, edit }: { page: WrittenPage; edit: string }) {
  const { title, path, description, status, tags, version, updatedAt } = page;
  const { name } = useSite();
  return (
    <article
      aria-label={title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 dir="auto" className="font-text text-body font-semibold wrap-anywhere">
            {title}
          </h2>
          {version === 0 ? (
            <Badge tone="plain">Original</Badge>
          ) : status === 'PUBLISHED' ? (
            <Badge tone="success">Published</Badge>
          ) : (
            <Badge tone="warning">Draft</Badge>
          )}
        </div>
        <p dir="auto" className="text-small wrap-anywhere text-muted">
          {description.replaceAll('{siteName}', name)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          <Link
            to={path}
            className="text-link inline-flex min-h-11 items-center pointer-fine:min-h-6"
          >
            {path}
          </Link>
          {updatedAt !== null && (
            <span>
              Updated <PostedDate date={updatedAt} />
            </span>
          )}
          {tags.length > 0 && <span className="wrap-anywhere">{tags.join(', ')}</span>}
        </p>
      </div>
      <ButtonLink variant="outline" to={edit} aria-label={`Edit: ${title}`}>
        Edit
      </ButtonLink>
    </article>
  );
}
