import type { Account } from '../session/viewer.ts';

/** What a view of somebody's own workspace is given. `workspacePath(home, …)` leads to its neighbours. */
export interface WorkspaceViewProps {
  /** Whose it is; also when the session has run out on the page, since what was typed is theirs. */
  account: Account;
  /** The first page of the workspace: '/seller-dashboard', '/site-admin', '/dashboard' and so on. */
  home: string;
  /** The listing that the address names, for views about one; null when it names none. */
  id: string | null;
}
