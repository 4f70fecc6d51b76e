import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';
import type { ProfileData } from './useProfile.ts';

/** The way to remove one's account. */
export function RemoveAccount({ profile }: { profile: ProfileData }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        Remove my account
      </Button>
      {isOpen && <RemoveAccountDialog profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}
