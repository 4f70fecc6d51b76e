import { pluralize } from '../../../../../schema/format/count.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { EmptyState } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { StaticPageEditor } from './StaticPageEditor.tsx';
import { useStaticPagesQuery } from './StaticPages.generated.ts';
import { keywordOf } from './words.ts';
import type { WrittenPage } from './words.ts';
import { Link } from '../../../ui/Link.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { useSite } from '../../../base/start.ts';
import { PostedDate } from '../../../ui/PostedDate.tsx';

const VIEW = 'staticPages';

/** The pages that are text: all of them, or the editor of the one that the address names. */
export function StaticPagesView({ home, account, id }: WorkspaceViewProps) {
  const address = useListAddress({ home, view: VIEW });
  const part = useStaticPagesQuery({ fetchPolicy: 'cache-and-network' });
  const named = (pages: readonly WrittenPage[] | null | undefined) =>
    pages?.find((each) => keywordOf(each) === id);
  const readAgain = async () => named((await part.refetch()).data?.administration.staticPages);
  const list = viewAddress(home, VIEW, {});
  if (id !== null) {
    return (
      <ViewerPart
        part={part}
        title="The page could not be loaded"
        waiting={<Skeleton className="h-96 rounded-panel" />}
      >
        {({ administration }) => {
          const page = named(administration.staticPages);
          if (page) {
            return (
              <StaticPageEditor
                key={id}
                page={page}
                accountId={account.id}
                list={list}
                readAgain={readAgain}
              />
            );
          }
          return (
            <EmptyState title="Page not found">
              <ButtonLink to={list}>All pages</ButtonLink>
            </EmptyState>
          );
        }}
      </ViewerPart>
    );
  }
  return (
    <ListView
      name="Pages"
      address={address}
      part={part}
      pageOf={({ administration: { staticPages } }) => ({
        items: staticPages ?? [],
        total: staticPages?.length ?? 0,
        pageCount: 1,
      })}
      keyOf={({ id: itsId }) => itsId}
      failed="The pages could not be loaded"
      summary={
        <p className="text-muted tabular-nums">
          {summaryOf(part.data?.administration.staticPages ?? [])}
        </p>
      }
      empty={{ title: 'No pages', text: 'The four pages of the site appear here.' }}
    >
      {(page) => (
        <StaticPageItem page={page} edit={viewAddress(home, VIEW, { id: keywordOf(page) })} />
      )}
    </ListView>
  );
}

/** How many there are in which state. */
function summaryOf(pages: readonly WrittenPage[]): string {
  const published = pages.filter(({ status }) => status === 'PUBLISHED').length;
  const count = pages.filter(({ version }) => version > 0).length;
  return [
    pluralize(pages.length, 'page'),
    `${published} published`,
    pluralize(pages.length - published, 'draft'),
    `${pages.length - count} with the original text`,
  ].join(', ');
}

/** One page: what visitors read there now, and the way to its editor. */
function StaticPageItem({ page, edit }: { page: WrittenPage; edit: string }) {
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
