import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WorkspaceView } from '../../../../schema/routes.ts';
import { COPY } from '../../copy.ts';
import type { WorkspaceViewProps } from '../../features/workspace/workspaceView.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WORKSPACE_TITLES, readWorkspaceView } from './workspaceTitles.ts';

type WorkspaceViewComponent = ComponentType<WorkspaceViewProps>;

/**
 * The views of a workspace and the code of each. Sellers reach a view at a path of its own, which stands in
 * lazyRoutes.ts, lazyPages.ts (`sellerView`), pageModules.ts and budgets.json; administrators and builders
 * at `?view=` of their workspace's first page (P-1-02, D-99). A view that stands here is in all of these workspaces.
 */
export const WORKSPACE_VIEWS: Readonly<
  Partial<Record<WorkspaceView, () => Promise<WorkspaceViewComponent>>>
> = {
  'my-properties': async () =>
    (await import('../../features/ownProperties/MyPropertiesView.tsx')).MyPropertiesView,
  enquiries: async () => (await import('../../features/enquiries/EnquiriesView.tsx')).EnquiriesView,
  'add-property': async () =>
    (await import('../../features/posting/AddBasicDetailsView.tsx')).AddBasicDetailsView,
  'add-property-details': async () =>
    (await import('../../features/posting/AddDetailsView.tsx')).AddDetailsView,
  'edit-property': async () =>
    (await import('../../features/editing/EditPropertyView.tsx')).EditPropertyView,
  properties: async () =>
    (await import('../../features/moderation/ModerationView.tsx')).ModerationView,
};

/** Views of the administration alone. */
const FOR_ADMINISTRATORS: ReadonlySet<WorkspaceView> = new Set(['properties']);

/** What `?view=` of this page asks for: a view that there is, or nothing for the workspace's first page. */
export function useWorkspaceView({ isAdministration = false } = {}): {
  view: WorkspaceView | null;
  title: string | null;
  id: string | null;
} {
  const [query] = useSearchParams();
  const requested = readWorkspaceView(query);
  const isThere = requested !== null && WORKSPACE_VIEWS[requested] !== undefined;
  const view =
    isThere && (isAdministration || !FOR_ADMINISTRATORS.has(requested)) ? requested : null;
  return { view, title: view && WORKSPACE_TITLES[view], id: query.get('id') };
}

/** A view whose code comes when it is drawn, for the pages that have several. */
export function LazyWorkspaceView({
  view,
  ...props
}: WorkspaceViewProps & { view: WorkspaceView }) {
  const [Drawn, setDrawn] = useState(() => lazyView(view));
  return (
    <PartBoundary message={COPY.blockFailed} onRetry={() => setDrawn(() => lazyView(view))}>
      <Suspense fallback={<Skeleton className="h-64 rounded-panel" />}>
        <Drawn {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function lazyView(view: WorkspaceView) {
  return lazy(async () => ({ default: (await WORKSPACE_VIEWS[view]?.()) ?? NOTHING }));
}

const NOTHING: WorkspaceViewComponent = () => null;
