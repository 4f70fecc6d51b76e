import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { workspacePath } from '../../../../../schema/routes.ts';
import { POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import type { Details, Subtype } from '../../../../../schema/catalogue/model.ts';
import { useBusy } from '../../../forms/useBusy.ts';
import { toast } from '../../../ui/toast.ts';
import { focusUnlessElsewhere } from '../../../ui/focus.ts';
import { MobileProofDialog } from '../../account/mobileProof/MobileProofDialog.tsx';
import type { ChosenPicture } from '../pictures/pictureSet.ts';
import { usePictureSet } from '../pictures/usePictureSet.ts';
import { useSentPictures } from '../pictures/useSentPictures.ts';
import { useSanityChecks } from '../sanityChecks/useSanityChecks.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { LazyDraftBanner } from './LazyDraftBanner.tsx';
import { filledIn, photosOf } from './draft/draft.ts';
import { withVillage } from './draft/inVillage.ts';
import { isResumedAt } from './draft/resuming.ts';
import type { Draft } from './draft/draft.ts';
import { useDraftState } from './draft/useDraft.ts';
import type { OpenDraft } from './draft/useDraft.ts';
import { useSavedPhotos } from './draft/useSavedPhotos.ts';
import { carriedOver } from './formValues.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { listingInput } from './listingInput.ts';
import type { ListingWords } from './listingWords.ts';
import { NeedHelp } from './NeedHelp.tsx';
import { PostingHeader } from './PostingHeader.tsx';
import { SavedState } from './SavedState.tsx';
import { SubtypeChoice } from './SubtypeChoice.tsx';
import { TownContext } from './townContext.ts';
import { useSubmitListing } from './useSubmitListing.ts';
import type { Posted } from './useSubmitListing.ts';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { usePart } from '../../../ui/usePart.ts';
import { useSite } from '../../../base/start.ts';
import { shownClaims } from '../../market/marketing/claims.ts';

/** Why the listing was not posted. Its code is fetched while the form is filled in; without it the bare sentence stands. */
function LazySubmitFailure({
  refusal,
  onSeePosted,
}: {
  /** Null as long as nothing was refused. */
  refusal: ComponentProps<SubmitFailureType>['refusal'] | null;
  onSeePosted: () => void;
}) {
  const { code: SubmitFailure } = usePart(true, load);
  if (refusal === null) return null;
  if (SubmitFailure) return <SubmitFailure refusal={refusal} onSeePosted={onSeePosted} />;
  const { message: sentence } = refusal;
  return <p role="alert">{sentence}</p>;
}

type SubmitFailureType = typeof import('./SubmitFailure.tsx').SubmitFailure;

const load = lazyWithRetry(() => import('./SubmitFailure.tsx'), 'SubmitFailure');

/** The page of step 2: progress, tiles, the form of the chosen subtype, and who helps. */
export function PostDetails({
  home,
  subtypes,
  open,
  onRestart,
  onPosted,
}: {
  home: string;
  /** Those of the chosen type. */
  subtypes: readonly Subtype[];
  open: OpenDraft;
  onRestart: () => void;
  onPosted: (posted: Posted) => void;
}) {
  const { saver } = open;
  const { draft, taken: used } = useDraftState(saver);
  const isResumed = isResumedAt(useLocation());
  const [isAsking, setAsking] = useState(!used && (open.isReturning || isResumed));
  useEffect(() => {
    if (saver.current().draft.step === 'basics') saver.change({ step: 1 });
  }, [saver]);
  const pictures = usePictureSet({ existing: (used ?? open).pictures, storeKey: photosOf(draft) });
  useSavedPhotos(saver, pictures);
  const navigate = useNavigate();
  const photos = useSentPictures(pictures);
  const { once } = useBusy();
  const { submit, isSubmitting, refusal, problems } = useSubmitListing();
  const basicsPath = workspacePath(home, 'add-property');
  const { city, state } = draft.basics;
  const town = useMemo(() => ({ city, state }), [city, state]);
  const subtype = subtypes.find(({ key }) => key === draft.subtype) ?? null;

  const [isChoosing, setChoosing] = useState(subtype === null);
  const refusedSubtype = problems.find(({ path }) => path === 'subtype')?.message ?? null;
  const isOpen = isChoosing || subtype === null || refusedSubtype !== null;
  const form = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isFolded = wasOpen.current && !isOpen;
    if (isFolded) focusUnlessElsewhere(form.current?.querySelector('h2') ?? null);
    wasOpen.current = isOpen;
  }, [isOpen]);

  const choose = (key: string) => {
    saver.change({ subtype: key, step: 1 });
    saver.save();
  };
  const saveWords = (chosen: Subtype, { details, ...rest }: ListingWords) =>
    saver.change({
      ...rest,
      details: { ...draft.details, [chosen.key]: filledIn(details) },
    });
  const doubts = useSanityChecks('Yes, post it');
  /** What goes on when the contact phone is proven. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const send = async (chosen: Subtype, words: ListingWords) => {
    setWaiting(null);
    saver.save();
    const ids = await photos.wait();
    if (ids === null) return;
    const input = listingInput(chosen, draft.basics, words, ids);
    const saved = { subtype: chosen, basics: draft.basics, words };
    const { posted, refusedBasics, isPhoneUnproven } = await submit(input, draft, () =>
      doubts.passes(saved, () => void send(chosen, words)),
    );
    if (posted !== null) {
      const leftOut = pictures.pictures.filter(({ isHopeless }) => isHopeless);
      if (leftOut.length > 0) toast(leftOutSentence(leftOut), { tone: 'info' });
      pictures.clear();
      onPosted(posted);
    } else if (isPhoneUnproven) {
      setWaiting(() => () => void send(chosen, words));
    } else if (refusedBasics !== null) {
      void navigate(basicsPath, { state: { refused: refusedBasics } });
    } else void pictures.recheck();
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        {isAsking && (
          <LazyDraftBanner
            draft={draft}
            onContinue={() => setAsking(false)}
            onRestart={() => {
              pictures.clear();
              onRestart();
              void navigate(basicsPath);
            }}
          />
        )}
        <PostingHeader home={home} basicsPath={basicsPath} isFolded={!isOpen} />
        <SubtypeChoice
          subtypes={subtypes}
          chosen={subtype}
          basics={draft.basics}
          basicsPath={basicsPath}
          error={refusedSubtype}
          isOpen={isOpen}
          saved={<SavedState saver={saver} />}
          onOpen={() => setChoosing(true)}
          onChange={choose}
          onDone={() => setChoosing(false)}
        />
        {subtype !== null && (
          <section
            ref={form}
            aria-label={subtype.title}
            className="rounded-panel border border-line bg-surface p-4 sm:p-6"
          >
            <TownContext value={town}>
              <DetailsForm
                key={subtype.key}
                subtype={subtype}
                purpose={draft.basics.purpose === 'rent' ? 'rent' : 'sell'}
                initial={detailsFor(subtype, draft)}
                description={draft.description}
                shareWithAgents={draft.shareWithAgents}
                pin={draft.pin}
                pictures={pictures}
                submitLabel="Post Property"
                busyLabel={photos.waiting ?? POSTING_TEXTS.submitting}
                isSubmitting={isSubmitting || photos.waiting !== null}
                onCancel={photos.waiting === null ? undefined : photos.cancel}
                problems={problems}
                note={
                  <LazySubmitFailure
                    refusal={refusal}
                    onSeePosted={() => {
                      pictures.clear();
                      onRestart();
                      void navigate(workspacePath(home, 'my-properties'));
                    }}
                  />
                }
                startStep={draft.step === 2 ? 2 : 1}
                onStep={(step) => saver.change({ step })}
                onChange={(words) => {
                  // What is typed now would not be in what was sent.
                  photos.cancel();
                  saveWords(subtype, words);
                }}
                onSubmit={(words) => void once(() => send(subtype, words))}
              />
            </TownContext>
          </section>
        )}
      </div>
      <div className="grid gap-6 xl:sticky xl:top-24">
        <NeedHelp />
        <PostingClaims />
      </div>
      <LeaveGuard saver={saver} />
      {doubts.dialog}
      {waiting !== null && (
        <MobileProofDialog
          mobile={draft.basics.contactPhone}
          onProven={waiting}
          onClose={() => {
            setWaiting(null);
            void navigate(basicsPath);
          }}
        />
      )}
    </div>
  );
}

/** What was filled in for this tile before; for a new one what another tile's form has in common with it. */
function detailsFor(subtype: Subtype, { details, village }: Draft): Details {
  const own = details[subtype.key];
  if (own !== undefined) return withVillage(own, village);
  const others = Object.values(details);
  return withVillage(carriedOver(subtype, Object.assign({}, ...others)), village);
}

function leftOutSentence(leftOut: readonly ChosenPicture[]): string {
  const names = leftOut.map(({ name }) => name).join(', ');
  return `Posted without ${names}. You can add photos later in My Properties.`;
}

/** What the site says of itself beside the form. */
function PostingClaims() {
  const shown = shownClaims(useSite().claims, ['clients', 'satisfaction', 'properties']);
  if (shown.length === 0) return null;
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2 rounded-card bg-primary-soft p-4 text-center text-on-primary-soft">
      {shown.map(({ value, what }) => (
        <div key={what} className="flex min-w-0 flex-col-reverse">
          <dt className="text-caption">{what}</dt>
          <dd className="font-display text-h3 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
