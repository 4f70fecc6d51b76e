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
import { StaticPageItem } from './StaticPageItem.tsx';
import { useStaticPagesQuery } from './StaticPages.generated.ts';
import { keywordOf } from './words.ts';
import type { WrittenPage } from './words.ts';

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
