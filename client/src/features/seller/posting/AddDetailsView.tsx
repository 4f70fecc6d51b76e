import { useState } from 'react';
import { basicDetailsProblems } from '../../../../../schema/rules/basicDetails.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Panel.tsx';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePart } from '../../../ui/usePart.ts';
import type { Account } from '../../../session/viewer.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { restartDraft, useDraft, useDraftState } from './draft/useDraft.ts';
import type { OpenDraft } from './draft/useDraft.ts';
import { PostDetails } from './PostDetails.tsx';
import type { Posted } from './useSubmitListing.ts';
import { WithAmenities } from './WithAmenities.tsx';

/** Step 2 of posting, 'Post your property', for every workspace. */
export function AddDetailsView({ account, home }: Pick<WorkspaceViewProps, 'account' | 'home'>) {
  const open = useDraft(account);
  if (open === null) return <Skeleton className="h-96 rounded-panel" />;
  return (
    <WithAmenities>
      <Opened account={account} home={home} open={open} />
    </WithAmenities>
  );
}

interface Page {
  account: Account;
  home: string;
}

function Opened({ account, home, open }: Page & { open: OpenDraft }) {
  const { saver } = open;
  const { draft, taken: used } = useDraftState(saver);
  const [posted, setPosted] = useState<Posted | null>(null);
  // Fetched while the form is filled in: it is there once the property is posted.
  const { code: PostedPanel, hasFailed } = usePart(
    true,
    lazyWithRetry(() => import('./PostedPanel.tsx'), 'PostedPanel'),
  );
  const restart = () => restartDraft(account, saver);
  if (posted !== null) {
    const listPath = workspacePath(home, 'my-properties');
    if (hasFailed) return <ButtonLink to={listPath}>Go to My Properties</ButtonLink>;
    if (PostedPanel === null) return <Skeleton className="h-96 rounded-panel" />;
    const anotherPath = workspacePath(home, 'add-property');
    return <PostedPanel posted={posted} listPath={listPath} anotherPath={anotherPath} />;
  }
  if (Object.keys(basicDetailsProblems(draft.basics)).length > 0) {
    return (
      <EmptyState
        title={
          draft.basics.propertyType === ''
            ? POSTING_TEXTS.chooseType
            : 'Complete the basic details first'
        }
        text={POSTING_TEXTS.chooseTypeAndSubtype}
      >
        <ButtonLink to={workspacePath(home, 'add-property')}>Add Basic Details</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <PostDetails
      key={`${draft.key} ${used?.round}`}
      home={home}
      subtypes={SUBTYPES.filter(({ type }) => type === draft.basics.propertyType)}
      open={open}
      onRestart={restart}
      onPosted={(listing) => {
        restart();
        setPosted(listing);
      }}
    />
  );
}
