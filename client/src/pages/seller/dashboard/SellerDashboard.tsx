import { PostPropertyLink } from '../../../features/seller/posting/PostPropertyLink.tsx';
import { ActivityPanel } from '../../../features/seller/activity/ActivityPanel.tsx';
import { NewestEnquiries } from '../../../features/seller/enquiries/NewestEnquiries.tsx';
import { OverviewPanel } from '../../../features/seller/overview/OverviewPanel.tsx';
import { RecentListings } from '../../../features/seller/overview/RecentListings.tsx';
import { InvitationCard } from '../../../features/seller/team/InvitationCard.tsx';
import { useOverviewQuery } from '../../../features/seller/overview/Overview.generated.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { EmptyState } from '../../../ui/Panel.tsx';

/** What a seller has on the market. */
export function SellerDashboard({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const part = useOverviewQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <InvitationCard />
      <OverviewPanel
        part={part}
        top={<ActivityPanel />}
        empty={
          <EmptyState title="No properties yet" text="Posting a property is free.">
            <PostPropertyLink />
          </EmptyState>
        }
      >
        <NewestEnquiries home={home} />
        <RecentListings
          title="Your properties"
          // The header has it on larger screens.
          action={<PostPropertyLink className="sm:hidden" />}
        />
      </OverviewPanel>
    </>
  );
}
