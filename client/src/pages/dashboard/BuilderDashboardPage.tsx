import { useLocation } from 'react-router-dom';
import { WorkspacePage } from './WorkspacePage.tsx';
import { LazyWorkspaceView, useWorkspaceView } from './workspaceViews.tsx';
import { BuilderDashboard, builderLinks } from './BuilderDashboard.tsx';

/** The workspaces of a builder's people (V-2.1-18, V-2.1-23). Each shows what its own role may see (D-99). */
export function BuilderDashboardPage() {
  const { view, title, id } = useWorkspaceView();
  const { pathname } = useLocation();
  return (
    <WorkspacePage title={title ?? 'Dashboard'} types={['builder']} more={builderLinks}>
      {(account) =>
        view ? (
          <LazyWorkspaceView key={view} view={view} home={pathname} id={id} />
        ) : (
          <BuilderDashboard account={account} />
        )
      }
    </WorkspacePage>
  );
}
