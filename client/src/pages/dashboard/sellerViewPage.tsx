import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { sellerDashboardPath } from '../../../../schema/routes.ts';
import type { WorkspaceView } from '../../../../schema/routes.ts';
import { WorkspacePage } from './WorkspacePage.tsx';
import { WORKSPACE_TITLES } from './workspaceTitles.ts';
import { WORKSPACE_VIEWS } from './workspaceViews.tsx';

/**
 * The seller's page of one view with its code (P-2.3-01). The listing it is about stands in the path or, in
 * the older form, in the query (D-76).
 */
export async function sellerViewPage(view: WorkspaceView): Promise<() => ReactNode> {
  const View = await WORKSPACE_VIEWS[view]?.();
  if (View === undefined) throw new Error(`There is no view ${view}.`);
  return function SellerViewPage() {
    const params = useParams();
    const [query] = useSearchParams();
    return (
      <WorkspacePage title={WORKSPACE_TITLES[view]} types={['seller']}>
        {() => <View home={sellerDashboardPath()} id={params['id'] ?? query.get('id')} />}
      </WorkspacePage>
    );
  };
}
