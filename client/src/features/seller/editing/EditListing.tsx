import { useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  check,
  missingLabels,
  normalise,
  subtypeByKey,
} from '../../../../../schema/catalogue/interpret.ts';
import { editAlert } from '../../../../../schema/catalogue/messages.ts';
import type { InnerStep } from '../../../../../schema/catalogue/model.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { Notice } from '../../../ui/Panel.tsx';
import { toast } from '../../../ui/toast.ts';
import { usePart } from '../../../ui/usePart.ts';
import { useViewer } from '../../../session/viewer.ts';
import { MobileProofDialog } from '../../account/mobileProof/MobileProofDialog.tsx';
import { useSanityChecks } from '../sanityChecks/useSanityChecks.tsx';
import { DetailsForm } from '../posting/DetailsForm.tsx';
import { TownContext } from '../posting/townContext.ts';
import type { ListingWords } from '../posting/listingWords.ts';
import { PostingProgress } from '../posting/PostingProgress.tsx';
import { BasicPart } from './BasicPart.tsx';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { basicsOf, factsNow, factsOf, titleFor, wordsOf } from './listingFacts.ts';
import type { Clash } from './mergeEdit.ts';
import { approvalNotice, whatSendingMeans } from './reviewNotice.ts';
import type { ReviewLine } from './reviewNotice.ts';
import { Updated } from './Updated.tsx';
import { useEdit } from './useEdit.ts';
import type { ListingToEdit } from './useListingToEdit.ts';
import { OF_EDIT, useUpdate } from './useUpdate.ts';

/** The loaded page: how the listing stands, its basic details, its form. */
export function EditListing({ home, listing }: { home: string; listing: ListingToEdit }) {
  const [{ round, now }, setState] = useState({ round: 0, now: listing });
  const beginAnew = (newer = now) => setState({ round: round + 1, now: newer });
  return <EditForm key={round} home={home} listing={now} onBeginAnew={beginAnew} />;
}

function EditForm({
  home,
  listing,
  onBeginAnew,
}: {
  home: string;
  listing: ListingToEdit;
  /** Draws the form again as the listing stands, or as somebody else has left it. */
  onBeginAnew: (newer?: ListingToEdit) => void;
}) {
  const viewer = useViewer();
  const edit = useEdit(listing);
  const { first, form, words, pictures } = edit;
  const { basics } = form;
  const { city, state } = basics;
  const town = useMemo(() => ({ city, state }), [city, state]);
  const subtype = subtypeByKey(listing.subtype.key);
  const step = useRef<InnerStep>(1);
  const update = useUpdate(listing, edit);

  /** Runs before the details form's own: what is wrong above it holds it up, what is missing is alerted. */
  const onSubmitCapture = (event: FormEvent) => {
    const isRefused = form.refuse();
    if (step.current === 2) alertMissing();
    if (!isRefused) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const alertMissing = () => {
    const details = normalise(subtype, words.details);
    const { purpose } = basics;
    const problems = check(subtype, details, { stage: 'whole', audience: 'form', purpose });
    const labels = missingLabels(subtype, problems);
    if (labels.length > 0) toast(editAlert(labels), { ...OF_EDIT, tone: 'error' });
  };

  const doubts = useSanityChecks('Yes, save it');
  const send = (sent: ListingWords): void => {
    const before = { subtype, basics: basicsOf(listing), words: wordsOf(listing) };
    const saved = { subtype, basics, words: sent };
    void update.send(basics, sent, () => doubts.passes(saved, () => send(sent), before));
  };

  const discard = (newer?: ListingToEdit) => {
    edit.forget();
    onBeginAnew(newer);
  };
  const { newer } = update;
  const { code: NewerListing } = usePart(newer !== null, loadNewer);

  if (update.done) {
    return <Updated home={home} listing={listing} isApproved={update.done.isApproved} />;
  }
  const shown = pictures.pictures.map(({ key, id }) => id ?? key);
  const meaning = whatSendingMeans(
    listing,
    { before: factsOf(listing), after: factsNow(listing, basics, words, shown) },
    listing.terms.waits,
  );
  const isOthers = viewer.kind === 'account' && viewer.id !== listing.seller.id;
  // What an administrator proves is not the number of the seller.
  const canProve = !isOthers || viewer.userType !== 'site_admin';
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid gap-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {listing.title}
        </p>
        {isOthers && (
          <p className="text-small text-muted">
            Listing of <bdi>{listing.seller.name}</bdi>. They will see your changes.
          </p>
        )}
      </div>
      <Line line={approvalNotice(listing)} />
      {first.isBack && (
        <Notice tone="info">
          <p className="min-w-0 flex-1">
            We restored your unsaved changes.
            {first.clashes && ` ${olderNotice(first.clashes)}`}
          </p>
          <Button variant="quiet" onClick={() => discard()}>
            Discard changes
          </Button>
        </Notice>
      )}
      {newer && NewerListing && (
        <NewerListing
          clashes={newer.clashes}
          onTake={() => discard(newer.listing)}
          onSave={newer.saveMine}
        />
      )}
      <PostingProgress />
      <BasicPart
        form={form}
        cityBefore={listing.city}
        madeTitle={titleFor(subtype.key, words.details, {
          purpose: basics.purpose,
          city: basics.city,
        })}
      />
      <div onSubmitCapture={onSubmitCapture}>
        <TownContext value={town}>
          <DetailsForm
            subtype={subtype}
            purpose={basics.purpose}
            initial={first.words.details}
            stored={first.words.details}
            description={first.words.description}
            shareWithAgents={first.words.shareWithAgents}
            pin={first.words.pin}
            pictures={pictures}
            submitLabel="Update Property"
            busyLabel={update.photos.waiting ?? 'Updating your property...'}
            isSubmitting={update.isSubmitting || update.photos.waiting !== null}
            onCancel={update.photos.waiting === null ? undefined : update.photos.cancel}
            onStep={(next) => {
              step.current = next;
            }}
            onChange={(next) => {
              // What is typed now would not be in what was sent.
              update.photos.cancel();
              edit.changeWords(next);
            }}
            onSubmit={send}
            problems={update.problems}
            note={
              <output>
                <Line line={meaning} />
              </output>
            }
          />
        </TownContext>
      </div>
      {doubts.dialog}
      {update.isPhoneUnproven && canProve && (
        <MobileProofDialog
          mobile={basics.contactPhone}
          onProven={() => {
            update.forgetUnproven();
            send(words);
          }}
          onClose={update.forgetUnproven}
        />
      )}
      <LeaveGuard isDirty={edit.isDirty} save={edit.save} onLeave={edit.forget} />
    </div>
  );
}

function Line({ line }: { line: ReviewLine | null }) {
  if (line === null) return null;
  return (
    <Notice tone={line.tone}>
      <p dir="auto" className="min-w-0 wrap-anywhere">
        {line.text}
      </p>
    </Notice>
  );
}

/** What an edit that came back meets in a listing that was changed since. */
function olderNotice(clashes: readonly Clash[]): string {
  const both = clashes.map(({ label, theirs: remote }) => `${label} (now ${remote})`).join(', ');
  return both === ''
    ? 'The listing has changed since then. Both sets of changes are below.'
    : `The listing has changed since then in the same fields: ${both}. The form shows your values. Discard your changes to keep theirs.`;
}

const loadNewer = lazyWithRetry(() => import('./NewerListing.tsx'), 'NewerListing');
