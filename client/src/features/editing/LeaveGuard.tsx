import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/**
 * Asks before a page with unsaved changes is left for another one of the site. A closed tab loses them only
 * where the browser keeps nothing; there the browser asks.
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
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without updating?"
      confirm="Leave"
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    >
      <p>What you have changed is not sent yet and will be lost.</p>
    </ConfirmDialog>
  );
}
