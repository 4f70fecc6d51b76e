import { useState } from 'react';
import { AppealForm } from '../../features/admin/cases/AppealForm.tsx';
import { CaseSent } from '../../features/admin/cases/CaseSent.tsx';
import { ComplaintForm } from '../../features/admin/cases/ComplaintForm.tsx';
import { announce } from '../../ui/announce.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { AccountFormPage } from './AccountFormPage.tsx';

/** Complaints to the grievance officer, and appeals against what was decided. */
export function ComplaintPage() {
  const [number, setNumber] = useState<string | null>(null);
  const [appealed, setAppealed] = useState<string | null>(null);
  return (
    <AccountFormPage
      title="Complaints"
      lead="Tell the grievance officer what went wrong. You get a case number and a written reply by email."
      needsScript="This form needs JavaScript."
    >
      {() => (
        <>
          {number === null ? (
            <ComplaintForm onSent={setNumber} />
          ) : (
            <CaseSent what="complaint" number={number} />
          )}
          <Disclosure title="Appeal against a decision" look="link">
            {appealed === null ? (
              <AppealForm
                onSent={(message) => {
                  announce(message);
                  setAppealed(message);
                }}
              />
            ) : (
              <p className="rounded-input bg-success-soft p-4 font-medium text-success">
                {appealed}
              </p>
            )}
          </Disclosure>
        </>
      )}
    </AccountFormPage>
  );
}
