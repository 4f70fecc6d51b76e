import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Asks before a page with unsaved changes is left, within the site and with the browser. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
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
