import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../features/account/viewer.ts';
import { AreaPage } from './AreaPage.tsx';
import { BuilderDashboard, builderLinks } from './BuilderDashboard.tsx';

/** /dashboard is that of a builder's admin and leads everybody else to their own (D-22). */
export function DashboardPage() {
  return (
    <AreaPage title="Dashboard" more={builderLinks}>
      {(account) =>
        isAtHome(account) ? <BuilderDashboard account={account} /> : <Elsewhere account={account} />
      }
    </AreaPage>
  );
}

function isAtHome({ userType, role }: Account): boolean {
  return userType === 'builder' && role !== 'manager' && role !== 'executive';
}

function Elsewhere({ account: { landingPath } }: { account: Account }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(landingPath, { replace: true });
  }, [navigate, landingPath]);
  return null;
}
