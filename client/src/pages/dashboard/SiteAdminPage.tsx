import { ClipboardCheck } from 'lucide-react';
import { workspacePath, siteAdminPath } from '../../../../schema/routes.ts';
import type { WorkspaceLink } from '../../features/workspace/workspaceLinks.ts';
import { ActivityPanel } from '../../features/activity/ActivityPanel.tsx';
import { NewestEnquiries } from '../../features/enquiries/NewestEnquiries.tsx';
import { FeedbackList } from '../../features/feedback/FeedbackList.tsx';
import { PendingNotice } from '../../features/moderation/PendingNotice.tsx';
import { CreateOrganisationForm } from '../../features/organisations/CreateOrganisationForm.tsx';
import { OverviewPanel } from '../../features/overview/OverviewPanel.tsx';
import { RecentListings } from '../../features/overview/RecentListings.tsx';
import { useOverviewQuery } from '../../features/overview/Overview.generated.ts';
import { EmptyState } from '../../ui/Panel.tsx';
import { WorkspacePage } from './WorkspacePage.tsx';
import { LazyWorkspaceView, useWorkspaceView } from './workspaceViews.tsx';

/** /site-admin and /admin/dashboard, one page (V-2.1-17, V-2.1-22, D-21). */
export function SiteAdminPage() {
  const { view, title, id } = useWorkspaceView({ isAdministration: true });
  const home = siteAdminPath();
  return (
    <WorkspacePage title={title ?? 'Site Administration'} types={['site_admin']} more={() => LINKS}>
      {() =>
        view ? (
          <LazyWorkspaceView key={view} view={view} home={home} id={id} />
        ) : (
          <Content home={home} />
        )
      }
    </WorkspacePage>
  );
}

/** What only the administration has in its sidebar. */
const LINKS: readonly WorkspaceLink[] = [
  {
    label: 'Review Properties',
    path: workspacePath(siteAdminPath(), 'properties'),
    icon: ClipboardCheck,
    parts: ['properties'],
  },
];

function Content({ home }: { home: string }) {
  const part = useOverviewQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PendingNotice home={home} />
      <OverviewPanel
        part={part}
        top={<ActivityPanel title="Activity of the market" />}
        empty={<EmptyState title="No properties yet" text="Nobody has posted a property." />}
      >
        <NewestEnquiries home={home} />
        <RecentListings title="Newest properties" />
      </OverviewPanel>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <FeedbackList />
        <CreateOrganisationForm />
      </div>
    </>
  );
}
