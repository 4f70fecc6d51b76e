import {
  dashboardPath,
  executiveDashboardPath,
  managerDashboardPath,
  sellerDashboardPath,
  siteAdminPath,
} from '../../../../schema/routes.ts';
import { isSiteAdmin } from '../../../../schema/accounts.ts';
import type { Account } from '../../session/viewer.ts';

/** What a view of somebody's own workspace is given. `workspacePath(home, …)` leads to its neighbours. */
export interface WorkspaceViewProps {
  /** Whose it is; also when the session has run out on the page, since what was typed is theirs. */
  account: Account;
  /** The first page of the workspace: '/seller-dashboard', '/site-admin', '/dashboard' and so on. */
  home: string;
  /** The listing that the address names, for views about one; null when it names none. */
  id: string | null;
}

/** The first page of somebody's own workspace; null for those who have none. */
export function workspaceHome(account: Account): string | null {
  const { userType, role } = account;
  if (isSiteAdmin(account)) return siteAdminPath();
  if (userType === 'seller') return sellerDashboardPath();
  if (userType !== 'builder') return null;
  if (role === 'manager') return managerDashboardPath();
  return role === 'executive' ? executiveDashboardPath() : dashboardPath();
}
