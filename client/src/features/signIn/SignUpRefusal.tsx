import type { ReactNode } from 'react';
import type { Refusal } from '../../apollo/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { logInInstead } from './OtherForm.tsx';
import type { Place } from './place.ts';

/** Why registering was refused; whoever is registered already can sign in instead (V-8-07). */
export function SignUpRefusal({
  refusal,
  mobile,
  place,
  children,
}: {
  refusal: Refusal;
  mobile: string;
  place: Place;
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
      {children}
    </RefusalBox>
  );
}
