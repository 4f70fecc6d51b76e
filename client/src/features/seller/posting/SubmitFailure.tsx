import { POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import type { SubmitRefusal } from './useSubmitListing.ts';

/** Why the listing was not posted; it stays after the toast has gone. Pressing the button again tries again. */
export function SubmitFailure({
  refusal,
  onSeePosted,
}: {
  refusal: SubmitRefusal;
  onSeePosted: () => void;
}) {
  if (refusal.isPostedBefore) {
    return (
      <RefusalBox message="Your earlier attempt was already posted, without your latest changes. You can edit it in My Properties.">
        <Button variant="outline" className="justify-self-start" onClick={onSeePosted}>
          Go to My Properties
        </Button>
      </RefusalBox>
    );
  }
  return (
    <RefusalBox
      message={refusal.message === '' ? POSTING_TEXTS.generic : refusal.message}
      hint={refusal.hint ?? 'Nothing you entered is lost. Please try again.'}
    />
  );
}
