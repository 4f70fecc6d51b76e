import { ActivityPanel } from '../../../features/seller/activity/ActivityPanel.tsx';
import { NewestEnquiries } from '../../../features/seller/enquiries/NewestEnquiries.tsx';
import { PendingNotice } from '../../../features/admin/moderation/PendingNotice.tsx';
import { OverviewPanel } from '../../../features/seller/overview/OverviewPanel.tsx';
import { RecentListings } from '../../../features/seller/overview/RecentListings.tsx';
import { useOverviewQuery } from '../../../features/seller/overview/Overview.generated.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { EmptyState } from '../../../ui/Panel.tsx';

/** What waits on the market, and what is new on it. */
export function AdminDashboard({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const part = useOverviewQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PendingNotice home={home} />
      <OverviewPanel
        part={part}
        top={<ActivityPanel title="Market activity" />}
        empty={
          <EmptyState
            title="No properties yet"
            text="Properties appear here once a seller posts one."
          />
        }
      >
        <NewestEnquiries home={home} />
        <RecentListings title="Newest properties" />
      </OverviewPanel>
    </>
  );
}
