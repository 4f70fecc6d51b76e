import { useLocation } from 'react-router-dom';
import { AreaPage } from './AreaPage.tsx';
import { LazyAreaView, useAreaView } from './areaViews.tsx';
import { BuilderDashboard, builderLinks } from './BuilderDashboard.tsx';

/** The areas of a builder's people (V-2.1-18, V-2.1-23). Each shows what its own role may see (D-99). */
export function BuilderDashboardPage() {
  const { view, title, id } = useAreaView();
  const { pathname } = useLocation();
  return (
    <AreaPage title={title ?? 'Dashboard'} types={['builder']} more={builderLinks}>
      {(account) =>
        view ? (
          <LazyAreaView key={view} view={view} home={pathname} id={id} />
        ) : (
          <BuilderDashboard account={account} />
        )
      }
    </AreaPage>
  );
}
