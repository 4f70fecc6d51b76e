import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { DraftSaver } from './draft/DraftSaver.ts';

/** Asks before leaving, but only where what was typed could be kept nowhere. */
export function LeaveGuard({ saver }: { saver: DraftSaver }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !saver.save(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!saver.save()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [saver]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      isAboutLeaving
      title="Leave this page?"
      confirm="Leave"
      onCancel={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      <p>Your changes could not be saved on this device or in your account.</p>
    </ConfirmDialog>
  );
}
