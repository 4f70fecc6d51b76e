import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteAdminPath } from '../../../../schema/routes.ts';
import { WorkspacePage } from './WorkspacePage.tsx';

/** Other addresses below /admin lead an administrator to the one page there is (V-2.1-22). */
export function AdminElsewherePage() {
  return (
    <WorkspacePage title="Site Administration" types={['site_admin']}>
      {() => <GoToSiteAdmin />}
    </WorkspacePage>
  );
}

function GoToSiteAdmin() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(siteAdminPath(), { replace: true });
  }, [navigate]);
  return null;
}
