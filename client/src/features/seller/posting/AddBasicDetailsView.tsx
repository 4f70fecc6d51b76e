import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { workspacePath } from '../../../../../schema/routes.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Account } from '../../../session/viewer.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { MobileProofDialog } from '../../account/mobileProof/MobileProofDialog.tsx';
import { useIsMobileProvenLazyQuery } from '../../account/mobileProof/MobileProof.generated.ts';
import { photoStorage } from '../../../session/photoStorage.ts';
import { BasicDetailsForm } from './BasicDetailsForm.tsx';
import { LazyDraftBanner } from './LazyDraftBanner.tsx';
import { photosOf } from './draft/draft.ts';
import { inVillage } from './draft/inVillage.ts';
import { isLeftAtDetails, RESUMED } from './draft/resuming.ts';
import { restartDraft, useDraft, useDraftState } from './draft/useDraft.ts';
import type { OpenDraft } from './draft/useDraft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import { refusedIn } from './refusedBasics.ts';
import { SavedState } from './SavedState.tsx';

/**
 * Step 1 of posting, 'Add Basic Details', for every workspace. A draft that was left on the second
 * page opens there.
 */
export function AddBasicDetailsView({
  account,
  home,
}: Pick<WorkspaceViewProps, 'account' | 'home'>) {
  const open = useDraft(account);
  if (open === null) return <Skeleton className="h-96 rounded-panel" />;
  if (open.isReturning && isLeftAtDetails(open.saver.current().draft)) {
    return <ToDetails path={workspacePath(home, 'add-property-details')} />;
  }
  return <Basics account={account} home={home} open={open} />;
}

function ToDetails({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(path, { replace: true, state: RESUMED });
  }, [navigate, path]);
  return null;
}

function Basics({ account, home, open }: { account: Account; home: string; open: OpenDraft }) {
  const { saver } = open;
  const { draft, taken: used } = useDraftState(saver);
  const [isAsking, setAsking] = useState(open.isReturning);
  const navigate = useNavigate();
  const location = useLocation();
  const answerTo = useMutationResult();
  const [askWhether] = useIsMobileProvenLazyQuery({ fetchPolicy: 'network-only' });
  const [unproven, setUnproven] = useState<string | null>(null);
  /** Where the server cannot be asked now, it says so when the listing is sent. */
  const isProven = async (mobile: string) => {
    if (mobile === account.mobile) return true;
    const response = await answerTo(askWhether({ variables: { mobile } }), '');
    return response?.data?.viewer.isMobileProven !== false;
  };
  const next = () => void navigate(workspacePath(home, 'add-property-details'));
  useEffect(() => {
    const { draft } = saver.current();
    if (draft.step !== 'basics') saver.change({ step: 'basics' });
  }, [saver]);
  const restart = () => {
    // Where the browser keeps nothing there is nothing to remove.
    photoStorage.remove(`${account.id}/${photosOf(draft)}`).catch(() => undefined);
    restartDraft(account, saver);
    setAsking(false);
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        {isAsking && (
          <LazyDraftBanner draft={draft} onContinue={() => setAsking(false)} onRestart={restart} />
        )}
        <section className="grid gap-5 rounded-panel border border-line bg-surface p-5 sm:p-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-small text-muted">Step 1 of 3: Basic Details. Posting is free.</p>
            <SavedState saver={saver} />
          </div>
          <BasicDetailsForm
            key={`${draft.key} ${used?.round}`}
            initial={draft.basics}
            refused={refusedIn(location.state)}
            onChange={(basics) => saver.change({ basics })}
            village={draft.village}
            onVillage={(village) => saver.change(inVillage(saver.current().draft, village))}
            onNext={async (basics) => {
              saver.change({ basics });
              saver.save();
              if (await isProven(basics.contactPhone)) next();
              else setUnproven(basics.contactPhone);
            }}
          />
        </section>
      </div>
      <NeedHelp />
      <LeaveGuard saver={saver} />
      {unproven !== null && (
        <MobileProofDialog mobile={unproven} onProven={next} onClose={() => setUnproven(null)} />
      )}
    </div>
  );
}
