import type { ComponentType } from 'react';
import type { PageAccess } from '../../session/pageAccess.ts';
import type { Account } from '../../session/viewer.ts';
import type { WorkspaceViewProps } from '../../shell/workspaceHome.ts';
import type { Budget } from '../page.ts';
import type { IconName } from '../../../../schema/catalogue/iconNames.ts';

/** A page of somebody who is signed in: one row of the table in ownPages.ts. */
export interface OwnPage {
  /** Its address below '/'; without one the page is a view of workspaces, named by the key of its row. */
  path?: string;
  /** Of a view: its address below a seller's workspace, where that is more than its name. */
  sellerPath?: string;
  /** The heading, and the title of the window. */
  title: string;
  /** Who may enter; everybody who is signed in when nothing is said. */
  admits?: PageAccess;
  /** What it may weigh: a template of budgets.json. */
  budget: Budget;
  /** The first page of a workspace, which draws its views too. */
  hasViews?: true;
  /** One form, without the sidebar. */
  isNarrow?: true;
  /** Its place in the sidebar. */
  menu?: MenuPlace;
  /** The row whose place in the sidebar is marked, for a page without one. */
  under?: string;
  Content: () => Promise<ComponentType<WorkspaceViewProps>>;
}

/** A place in the sidebar that leads to a page of another table. */
export interface MenuLink {
  menu: MenuPlace & Required<Pick<MenuPlace, 'path'>>;
}

export interface MenuPlace {
  label: string;
  icon: IconName;
  /** Where it leads, if not simply to its page; null when there is nothing to be found there. */
  path?: (account: Account) => string | null;
  /** The documented address by which administrators find it. */
  adminPath?: string;
  /** Stands beside the label. */
  Badge?: ComponentType;
}
