import { sellerDashboardPath } from '../../../../schema/routes.ts';
import { PostPropertyLink } from '../../features/account/PostPropertyLink.tsx';
import { ActivityPanel } from '../../features/activity/ActivityPanel.tsx';
import { NewestEnquiries } from '../../features/enquiries/NewestEnquiries.tsx';
import { OverviewPanel } from '../../features/overview/OverviewPanel.tsx';
import { RecentListings } from '../../features/overview/RecentListings.tsx';
import { InvitationCard } from '../../features/team/InvitationCard.tsx';
import { useOverviewQuery } from '../../features/overview/Overview.generated.ts';
import { EmptyState } from '../../ui/Panel.tsx';
import { WorkspacePage } from './WorkspacePage.tsx';

/** What a seller has on the market (V-2.1-16, V-2.1-20). */
export function SellerDashboardPage() {
  return (
    <WorkspacePage title="Seller Dashboard" types={['seller']}>
      {() => <Content />}
    </WorkspacePage>
  );
}

function Content() {
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
        <NewestEnquiries home={sellerDashboardPath()} />
        <RecentListings
          title="Your properties"
          // The header has it on larger screens.
          action={<PostPropertyLink className="sm:hidden" />}
        />
      </OverviewPanel>
    </>
  );
}
