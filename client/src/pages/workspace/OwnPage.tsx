import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { workspaceHome } from '../../../../schema/accounts.ts';
import { homePath, workspacePath } from '../../../../schema/routes.ts';
import { COPY } from '../../base/copy.ts';
import { mayEnter } from '../../session/pageAccess.ts';
import type { PageAccess } from '../../session/pageAccess.ts';
import { RequireAccount } from '../../session/RequireAccount.tsx';
import { AdminBar } from '../../shell/adminBar/AdminBar.tsx';
import { WorkspaceSheet, WorkspaceSheetButton } from '../../shell/WorkspaceSheet.tsx';
import { WorkspaceSidebar } from '../../shell/WorkspaceSidebar.tsx';
import type { WorkspaceViewProps } from '../../shell/workspaceHome.ts';
import { viewAt, OWN_PAGES } from '../../ownPages.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import type { OwnPage, MenuLink } from './ownPage.ts';
import type { Account } from '../../session/viewer.ts';
import type { SidebarLink } from '../../shell/WorkspaceEntries.tsx';

type Content = ComponentType<WorkspaceViewProps>;

/** The page of one row of ownPages.ts, once its code is there. */
export function drawOwnPage(id: string, row: OwnPage, Content: Content): () => ReactNode {
  return function DrawnOwnPage() {
    const { head } = useLoaderData<PageData>();
    useDocumentHead(head);
    const params = useParams();
    const [query] = useSearchParams();
    const view = viewAt(row, query);
    const about = params['id'] ?? query.get('id');
    const Frame = row.isNarrow ? NarrowFrame : WorkspaceFrame;
    return (
      <Frame
        id={view?.id ?? id}
        title={(view?.row ?? row).title}
        admits={admissionOf(id, row, about)}
        isAdministration={isAdministration(row)}
      >
        {(account) => {
          const props = {
            account,
            home: workspaceHome(account) ?? homePath(),
            id: about,
          };
          if (view) return <LazyView key={view.id} load={view.row.Content} {...props} />;
          return <Content {...props} />;
        }}
      </Frame>
    );
  };
}

/**
 * Below a seller's workspace a view is for sellers; an address of one listing there leads others who may edit it to
 * their own form.
 */
function admissionOf(id: string, { path, admits = {} }: OwnPage, about: string | null): PageAccess {
  if (path !== undefined) return admits;
  return {
    types: ['seller'],
    leadsOn: (account) => {
      const home = mayEnter(account, admits) ? workspaceHome(account) : null;
      return home && about && workspacePath(home, id, about);
    },
  };
}

/** A page of the administrators alone. */
function isAdministration({ admits }: OwnPage): boolean {
  return admits?.types?.join() === 'site_admin';
}

interface FrameProps extends Pick<OwnPage, 'title' | 'admits'> {
  id: string;
  isAdministration: boolean;
  children: (account: WorkspaceViewProps['account']) => ReactNode;
}

/**
 * Beside the links to the others. Heading and places are there at once, and the footer stands below the screen, so
 * that nothing moves when it is known who looks.
 */
function WorkspaceFrame({ id, title, admits, isAdministration, children }: FrameProps) {
  const { pathname, hash } = useLocation();
  return (
    <div
      data-work
      className="wrap grid min-h-svh content-start gap-x-8 gap-y-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:py-10 lg:in-data-[area=narrow]:grid-cols-[3.5rem_minmax(0,1fr)] xl:gap-x-12 lg:[&>*]:col-start-2"
    >
      {isAdministration ? (
        <div className="grid gap-6">
          <AdminBar />
          <h1 className="text-h1">{title}</h1>
        </div>
      ) : (
        <>
          <h1 className="text-h1">{title}</h1>
          <WorkspaceSheetButton />
        </>
      )}
      <RequireAccount {...admits}>
        {(account) => {
          const links = sidebarLinks(account, id, `${pathname}${hash}`);
          return (
            <>
              <WorkspaceSidebar
                account={account}
                links={links}
                isFoldedElsewhere={isAdministration}
              />
              <WorkspaceSheet account={account} links={links} />
              <div className="grid min-w-0 content-start gap-6 lg:col-start-2">
                {children(account)}
              </div>
            </>
          );
        }}
      </RequireAccount>
    </div>
  );
}

/** For a page that is one form. */
function NarrowFrame({ title, admits, children }: FrameProps) {
  return (
    <div className="wrap grid max-w-lg gap-6 py-8 lg:py-12">
      <h1 className="text-h1">{title}</h1>
      <RequireAccount {...admits}>{children}</RequireAccount>
    </div>
  );
}

/** A view whose code comes when it is drawn; when it could not be fetched, it can be asked for again. */
function LazyView({ load, ...props }: WorkspaceViewProps & { load: () => Promise<Content> }) {
  const fetched = () => lazy(async () => ({ default: await load() }));
  const [View, setView] = useState(fetched);
  return (
    <PartBoundary message={COPY.blockFailed} onRetry={() => setView(fetched)}>
      <Suspense fallback={<Skeleton className="h-64 rounded-panel" />}>
        <View {...props} />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * The links beside somebody's own pages, in the order of the table; `current` is the row on screen.
 * A link to a place of that page, as Team is one of the dashboard, is marked instead where the address names it.
 */
export function sidebarLinks(
  account: Account,
  current: string,
  address = '',
): readonly SidebarLink[] {
  const marked = markedRow(current);
  const links = Object.entries(OWN_PAGES).flatMap(([id, row]) => {
    if (row.menu === undefined) return [];
    const path = pathOf(id, row, account);
    const { label, icon, Badge } = row.menu;
    return path === null ? [] : [{ label, path, icon, Badge, isCurrent: id === marked }];
  });
  const isPlace = ({ path }: SidebarLink) => path.includes('#') && path === address;
  if (!links.some(isPlace)) return links;
  return links.map((link) => ({ ...link, isCurrent: isPlace(link) }));
}

function pathOf(id: string, row: OwnPage | MenuLink, account: Account): string | null {
  const documented = account.userType === 'site_admin' ? row.menu?.adminPath : undefined;
  if (documented !== undefined) return documented;
  if (row.menu?.path) return row.menu.path(account);
  if (!('Content' in row) || !mayEnter(account, row.admits ?? {})) return null;
  if (row.path !== undefined) return `/${row.path}`;
  const home = workspaceHome(account);
  return home && workspacePath(home, id);
}

function markedRow(id: string): string {
  const row = OWN_PAGES[id];
  return row && 'under' in row && row.under !== undefined ? row.under : id;
}
