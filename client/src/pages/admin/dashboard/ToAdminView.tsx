import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { siteAdminPath, workspacePath } from '../../../../../schema/routes.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { hasAdminView } from '../../../ownPages.ts';

/** Other addresses below /admin lead an administrator to the view of that name, or to the dashboard. */
export function ToAdminView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const navigate = useNavigate();
  const { '*': name = '' } = useParams();
  const to = home === siteAdminPath() ? addressOf(home, name) : home;
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}

function addressOf(home: string, name: string): string {
  if (Object.hasOwn(OTHER_NAMES, name)) {
    const [view = '', query] = OTHER_NAMES[name] ?? [];
    return viewAddress(home, view, query ?? {});
  }
  return hasAdminView(name) ? workspacePath(home, name) : home;
}

/** Views with another name in the documented links: clients are buyers, agents are sellers. */
const OTHER_NAMES: Readonly<Record<string, [view: string, query?: Record<string, string>]>> = {
  clients: ['users', { type: 'customers' }],
  agents: ['users', { type: 'sellers' }],
  'pending-properties': ['properties'],
};
