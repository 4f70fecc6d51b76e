import { workspaceHome } from '../../../../schema/accounts.ts';
import { workspacePath } from '../../../../schema/routes.ts';
import { mayEnter } from '../../session/pageAccess.ts';
import type { Account } from '../../session/viewer.ts';
import type { SidebarLink } from '../../shell/WorkspaceEntries.tsx';
import { OWN_PAGES } from '../../ownPages.ts';
import type { MenuLink, OwnPage } from './ownPage.ts';

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
