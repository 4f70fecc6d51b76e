import { AreaPage } from './AreaPage.tsx';
import { BuilderDashboard, builderLinks } from './BuilderDashboard.tsx';

/** The areas of a builder's people (V-2.1-18, V-2.1-23). Each shows what its own role may see (D-99). */
export function BuilderDashboardPage() {
  return (
    <AreaPage title="Dashboard" types={['builder']} more={builderLinks}>
      {(account) => <BuilderDashboard account={account} />}
    </AreaPage>
  );
}
