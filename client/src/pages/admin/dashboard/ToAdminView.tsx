import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewAddress } from '../../../lists/viewAddress.ts';
import type { WorkspaceViewProps } from '../../../features/workspace/workspaceHome.ts';

/** Other addresses below /admin lead an administrator to their view, or to the dashboard (V-2.1-22, D-92). */
export function ToAdminView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const name = pathname.split('/').filter(Boolean).at(1) ?? '';
  const type = Object.hasOwn(PEOPLE, name) ? PEOPLE[name] : undefined;
  const to = type === undefined ? home : viewAddress(home, 'users', { type });
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}

/** Which of the users stand at an address: clients are buyers, agents are sellers (D-92). */
const PEOPLE: Readonly<Record<string, string>> = { clients: 'customers', agents: 'sellers' };
