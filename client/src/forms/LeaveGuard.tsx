import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirmBeforeLogout } from '../session/leaving.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/**
 * Asks before a page with unsaved changes is left for another one of the site. A closed tab and logging out, which asks
 * about all that the browser keeps, lose them unasked only where it keeps nothing; there the browser or this asks.
 */
export function LeaveGuard({
  isDirty,
  save,
  onLeave,
}: {
  isDirty: boolean;
  /** Saves the changes in the browser's store; false where that is not possible. */
  save: () => boolean;
  onLeave: () => void;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );
  const latestSave = useRef(save);
  // Somebody wants to log out; answers whether that may be.
  const [tellLogout, setTellLogout] = useState<((mayBe: boolean) => void) | null>(null);
  const ask = useCallback(
    async () =>
      latestSave.current() || new Promise<boolean>((resolve) => setTellLogout(() => resolve)),
    [],
  );
  useConfirmBeforeLogout(isDirty ? ask : null);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!latestSave.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked' && !tellLogout) return null;
  const respond = (mayBe: boolean) => {
    if (mayBe) onLeave();
    setTellLogout(null);
    tellLogout?.(mayBe);
    if (blocker.state !== 'blocked') return;
    if (mayBe) blocker.proceed();
    else blocker.reset();
  };
  return (
    <ConfirmDialog
      isAboutLeaving
      title="Leave without saving?"
      confirm={tellLogout ? 'Log out' : 'Leave'}
      onConfirm={() => respond(true)}
      onCancel={() => respond(false)}
    >
      <p>Your changes will be lost.</p>
    </ConfirmDialog>
  );
}
