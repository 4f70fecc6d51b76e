import {
  Building2,
  CirclePlus,
  Heart,
  Inbox,
  LayoutDashboard,
  Search,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import {
  workspacePath,
  favouritesPath,
  listingPath,
  myProfilePath,
} from '../../../../schema/routes.ts';
import { missingPath } from '../account/accountLinks.ts';
import type { Account } from '../account/viewer.ts';
import { workspaceHome } from './workspaceView.ts';

export interface WorkspaceLink {
  label: string;
  path: string;
  icon: LucideIcon;
  /** The parts of the workspace, as `currentPart` names them, that belong to it. */
  parts: readonly string[];
  /** Beside it stands how many enquiries are new. */
  countsEnquiries?: true;
}

/** The sidebar of somebody's own workspace (P-2.3-01); `more` comes after its first page. */
export function workspaceLinks(
  account: Account,
  more: readonly WorkspaceLink[] = [],
): readonly WorkspaceLink[] {
  const home = workspaceHome(account);
  const profile: WorkspaceLink[] = [
    { label: 'My Profile', path: myProfilePath(), icon: UserRound, parts: ['my-profile'] },
    ...(account.isComplete
      ? []
      : [
          {
            label: 'Complete Profile',
            path: missingPath(account),
            icon: UserRoundCheck,
            parts: [],
          },
        ]),
  ];
  const browse = { label: 'Browse Properties', path: listingPath(), icon: Search, parts: [] };
  if (home === null) {
    return [
      ...profile,
      browse,
      { label: 'Favourites', path: favouritesPath(), icon: Heart, parts: [] },
    ];
  }
  return [
    { label: 'Dashboard', path: home, icon: LayoutDashboard, parts: [''] },
    ...more,
    ...profile,
    {
      label: 'Add Property',
      path: workspacePath(home, 'add-property'),
      icon: CirclePlus,
      parts: ['add-property', 'add-property-details'],
    },
    {
      label: 'My Properties',
      path: workspacePath(home, 'my-properties'),
      icon: Building2,
      parts: ['my-properties', 'edit-property'],
    },
    browse,
    {
      label: 'Enquiries',
      path: workspacePath(home, 'enquiries'),
      icon: Inbox,
      parts: ['enquiries'],
      countsEnquiries: true,
    },
  ];
}

/** The people of an organisation, below its properties; for its admins and managers. */
export const TEAM_LINK: Omit<WorkspaceLink, 'path'> = { label: 'Team', icon: Users, parts: [] };

/**
 * Which part of the workspace is on screen: the first folder below a seller's workspace, the `?view=` of the others,
 * '' for its first page.
 */
export function currentPart({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname.startsWith(SELLER_FOLDER)) {
    return pathname.slice(SELLER_FOLDER.length).split('/')[0] ?? '';
  }
  return new URLSearchParams(search).get('view') ?? '';
}

const SELLER_FOLDER = '/seller-dashboard/';
