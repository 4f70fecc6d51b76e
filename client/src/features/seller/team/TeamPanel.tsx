import { useRef, useState } from 'react';
import type { OwnQuery } from '../../../apollo/ownQuery.ts';
import type { TeamQuery } from './Team.generated.ts';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';

/** The people of the organisation: all its admins and managers see them, admins change who they are. */
export function TeamPanel({ part, selfId }: { part: OwnQuery<TeamQuery>; selfId: string }) {
  return (
    <section id="team" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 className="font-text text-h3 font-semibold">Team</h2>
      <ViewerPart
        part={part}
        title="Your team could not be loaded"
        waiting={<Skeleton className="h-48" />}
      >
        {({ viewer }) => <People team={viewer.team} selfId={selfId} />}
      </ViewerPart>
    </section>
  );
}

function People({
  team: { members, invitations, viewerCanInvite },
  selfId,
}: {
  team: TeamQuery['viewer']['team'];
  selfId: string;
}) {
  // A new form, empty, once somebody was invited.
  const [invited, setInvited] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isSelf={member.id === selfId}
            canChange={viewerCanInvite}
          />
        ))}
      </ul>
      <OpenInvitations invitations={invitations} canChange={viewerCanInvite} />
      {viewerCanInvite && (
        <div className="grid gap-3 border-t border-line pt-5">
          <h3 ref={heading} tabIndex={-1} className="font-text text-body font-semibold">
            Invite someone
          </h3>
          <InviteForm
            key={invited}
            onInvited={() => {
              setInvited(invited + 1);
              // The button that was pressed goes with the old form.
              heading.current?.focus({ preventScroll: true });
            }}
          />
        </div>
      )}
    </>
  );
}
