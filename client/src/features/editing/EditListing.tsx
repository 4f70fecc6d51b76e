import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  check,
  missingLabels,
  normalise,
  subtypeByKey,
} from '../../../../schema/catalogue/interpret.ts';
import { editAlert } from '../../../../schema/catalogue/messages.ts';
import type { InnerStep } from '../../../../schema/catalogue/model.ts';
import { isSiteAdmin } from '../../../../schema/accounts.ts';
import { Notice } from '../../ui/Panel.tsx';
import { toast } from '../../ui/toast.ts';
import { useViewer } from '../account/viewer.ts';
import { usePictureSet } from '../pictures/usePictureSet.ts';
import { DetailsForm } from '../posting/DetailsForm.tsx';
import type { ListingWords } from '../posting/listingWords.ts';
import { BasicPart } from './BasicPart.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { basicsOf, factsNow, factsOf, titleFor, wordsOf } from './listingFacts.ts';
import { standing, whatSendingMeans } from './reviewNotice.ts';
import type { ReviewLine } from './reviewNotice.ts';
import { StepIndicators } from './StepIndicators.tsx';
import { Updated } from './Updated.tsx';
import { useBasics } from './useBasics.ts';
import type { ListingToEdit } from './useListingToEdit.ts';
import { useUpdate } from './useUpdate.ts';

/** The loaded page (P-2.4-06 to P-2.4-08): how the listing stands, its basic details, its form. */
export function EditListing({ home, listing }: { home: string; listing: ListingToEdit }) {
  const viewer = useViewer();
  const [first] = useState(() => ({ basics: basicsOf(listing), words: wordsOf(listing) }));
  const subtype = subtypeByKey(listing.subtype.key);
  const [words, setWords] = useState<ListingWords>(first.words);
  const [hasTyped, setHasTyped] = useState(false);
  const step = useRef<InnerStep>(1);
  const pictures = usePictureSet({
    existing: listing.pictures,
    storeKey: `edit-property/${listing.id}`,
  });
  const form = useBasics(first.basics, subtype.type, () => setHasTyped(true));
  const update = useUpdate(listing, form, pictures);
  const { basics } = form;

  /** Runs before the details form's own: what is wrong above it holds it up, what is missing is alerted. */
  const onSubmitCapture = (event: FormEvent) => {
    const isHeldUp = form.refuse();
    if (step.current === 2) alertMissing();
    if (!isHeldUp) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const alertMissing = () => {
    const details = normalise(subtype, words.details);
    const { purpose } = basics;
    const problems = check(subtype, details, { stage: 'whole', audience: 'form', purpose });
    const labels = missingLabels(subtype, problems);
    if (labels.length > 0) toast(editAlert(labels), { tone: 'error' });
  };

  if (update.done) {
    return <Updated home={home} listing={listing} isApproved={update.done.isApproved} />;
  }
  const isAdministrator = viewer.kind === 'account' && isSiteAdmin(viewer);
  const shown = pictures.pictures.map(({ key, id }) => id ?? key);
  const meaning = whatSendingMeans(
    listing,
    { before: factsOf(listing), after: factsNow(listing, basics, words, shown) },
    isAdministrator,
  );
  const isOthers = viewer.kind === 'account' && viewer.id !== listing.seller.id;
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid gap-1">
        <p className="font-semibold break-words">{listing.title}</p>
        {isOthers && (
          <p className="text-small text-muted">{`Listing of ${listing.seller.name}. They are shown what you change.`}</p>
        )}
      </div>
      <Line line={standing(listing)} />
      <StepIndicators />
      <BasicPart
        form={form}
        madeTitle={titleFor(subtype.key, words.details, {
          purpose: basics.purpose,
          city: basics.city,
        })}
      />
      <div onSubmitCapture={onSubmitCapture}>
        <DetailsForm
          subtype={subtype}
          purpose={basics.purpose}
          initial={first.words.details}
          description={first.words.description}
          shareWithAgents={first.words.shareWithAgents}
          pictures={pictures}
          submitLabel="Update Property"
          isSubmitting={update.isSubmitting}
          onStep={(next) => {
            step.current = next;
          }}
          onChange={(next) => {
            setWords(next);
            setHasTyped(true);
          }}
          onSubmit={(sent) => void update.send(basics, sent)}
          problems={update.problems}
          note={
            <output>
              <Line line={meaning} />
            </output>
          }
        />
      </div>
      <LeaveGuard isDirty={hasTyped || pictures.isChanged} onLeave={pictures.clear} />
    </div>
  );
}

function Line({ line }: { line: ReviewLine | null }) {
  if (line === null) return null;
  return (
    <Notice tone={line.tone}>
      <p className="min-w-0 break-words">{line.text}</p>
    </Notice>
  );
}
