import type { ReactNode } from 'react';
import type { Refusal } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { logInInstead } from './OtherForm.tsx';
import type { Place } from './place.ts';

/** Why registering was refused; whoever is registered already can sign in instead. */
export function SignUpRefusal({
  refusal,
  mobile,
  place,
  onHasCode,
  children,
}: {
  refusal: Refusal;
  mobile: string;
  place: Place;
  /** Another code is refused: the one that was sent before is to be typed. */
  onHasCode?: () => void;
  /** What else can be done about it. */
  children?: ReactNode;
}) {
  return (
    <RefusalBox message={refusal.message} hint={refusal.hint}>
      {refusal.code === 'CONFLICT' && (
        <Button className="justify-self-start" onClick={() => logInInstead(place, mobile)}>
          Login Instead
        </Button>
      )}
      {onHasCode && refusal.code === 'TOO_MANY' && (
        <>
          <Button className="justify-self-start" onClick={onHasCode}>
            Enter the code I already have
          </Button>
          <p className="text-small">
            You will be registered with the details you entered when you requested that code.
          </p>
        </>
      )}
      {children}
    </RefusalBox>
  );
}
