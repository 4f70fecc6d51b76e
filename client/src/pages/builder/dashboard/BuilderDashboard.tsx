import type { Account } from '../../../session/viewer.ts';
import { ActivityPanel } from '../../../features/seller/activity/ActivityPanel.tsx';
import { NewestEnquiries } from '../../../features/seller/enquiries/NewestEnquiries.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { OverviewPanel } from '../../../features/seller/overview/OverviewPanel.tsx';
import { RecentListings } from '../../../features/seller/overview/RecentListings.tsx';
import { LeaveTeam } from '../../../features/seller/team/LeaveTeam.tsx';
import { TeamPanel } from '../../../features/seller/team/TeamPanel.tsx';
import { useOverviewQuery } from '../../../features/seller/overview/Overview.generated.ts';
import type { OverviewQuery } from '../../../features/seller/overview/Overview.generated.ts';
import { useTeamQuery } from '../../../features/seller/team/Team.generated.ts';
import type { OwnQuery } from '../../../apollo/ownQuery.ts';
import { EmptyState } from '../../../ui/Panel.tsx';
import { isLead } from '../isLead.ts';

/** What somebody of a builder sees, by the own role. */
export function BuilderDashboard({ account, home }: WorkspaceViewProps) {
  const overview = useOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = overview.data?.viewer.account ?? null;
  const organisation = viewer?.organisation?.name ?? null;
  return (
    <>
      {viewer && organisation && (
        <p className="-mt-2 text-muted">{`${organisation} · ${viewer.displayName}`}</p>
      )}
      {isLead(account) ? (
        <LeadContent account={account} home={home} overview={overview} />
      ) : (
        <OwnContent home={home} overview={overview} />
      )}
      {organisation && <LeaveTeam accountId={account.id} organisation={organisation} />}
    </>
  );
}

/** Admins and managers: everything the organisation lists, and its people. */
function LeadContent({
  account,
  home,
  overview,
}: {
  account: Account;
  home: string;
  overview: OwnQuery<OverviewQuery>;
}) {
  const team = useTeamQuery({ fetchPolicy: 'cache-and-network' });
  const members = team.data?.viewer.team.members ?? null;
  return (
    <>
      <OverviewPanel
        part={overview}
        top={<ActivityPanel />}
        empty={
          <EmptyState
            title="No properties yet"
            text="Properties posted by your team appear here."
          />
        }
      >
        <NewestEnquiries home={home} />
        <RecentListings title="Your organisation’s properties" members={members} />
      </OverviewPanel>
      <TeamPanel part={team} selfId={account.id} />
    </>
  );
}

function OwnContent({ home, overview }: { home: string; overview: OwnQuery<OverviewQuery> }) {
  return (
    <OverviewPanel
      part={overview}
      top={<ActivityPanel />}
      empty={
        <EmptyState
          title="No properties yet"
          text="Properties you post and properties assigned to you appear here."
        />
      }
    >
      <NewestEnquiries home={home} />
      <RecentListings title="Your properties and properties assigned to you" />
    </OverviewPanel>
  );
}
