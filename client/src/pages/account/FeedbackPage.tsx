import { useState } from 'react';
import { listingPath } from '../../../../schema/routes.ts';
import { shortFeedbackProblem } from '../../../../schema/rules/feedback.ts';
import { FeedbackForm } from '../../features/account/feedback/FeedbackForm.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { AccountFormPage } from './AccountFormPage.tsx';

/** Feedback as a page of its own, with one sentence for the whole form. */
export function FeedbackPage() {
  const [forms, setForms] = useState(0);
  const [isThanked, setIsThanked] = useState(false);
  const again = () => {
    setForms(forms + 1);
    setIsThanked(false);
  };
  return (
    <AccountFormPage
      title="Feedback"
      lead="Tell us what works for you and what does not. We read every message."
      needsScript="This form needs JavaScript."
    >
      {() => (
        <>
          <FeedbackForm
            key={forms}
            takesFocus={forms > 0}
            wholeProblemOf={shortFeedbackProblem}
            onThanks={() => setIsThanked(true)}
          />
          {isThanked && (
            <div className="grid grid-cols-2 gap-2">
              <Button variant="outline" onClick={again}>
                Send more feedback
              </Button>
              <ButtonLink variant="outline" to={listingPath()}>
                Browse Properties
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </AccountFormPage>
  );
}
