import { useSyncExternalStore } from 'react';
import { savedTime } from '../../../../schema/format/time.ts';
import { useNow } from '../../ui/now.ts';
import { useKeptState } from './draft/useDraft.ts';
import type { DraftKeeper } from './draft/DraftKeeper.ts';

/** Whether what was typed is kept: 'Saved 10:42' (INTERFACE 1.6); without a network it says where. */
export function SavedState({ keeper }: { keeper: DraftKeeper }) {
  const { savedAt, where, isDirty } = useKeptState(keeper);
  const now = useNow();
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const saved = savedAt === null ? null : savedTime(new Date(savedAt), now);
  return (
    <p className="min-h-5 text-caption text-muted tabular-nums">
      {sentence({ saved, where, isDirty, isOnline })}
    </p>
  );
}

function sentence(kept: {
  saved: string | null;
  where: 'account' | 'device' | 'nowhere';
  isDirty: boolean;
  isOnline: boolean;
}): string {
  const { saved, where, isDirty, isOnline } = kept;
  if (!isOnline) return 'You are offline. What you type is kept on this device.';
  if (saved === null) return isDirty ? 'Saving…' : '';
  return where === 'device' ? `Saved ${saved} on this device` : `Saved ${saved}`;
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
