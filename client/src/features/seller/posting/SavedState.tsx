import { useSyncExternalStore } from 'react';
import { savedTime } from '../../../../../schema/format/time.ts';
import { useNow } from '../../../ui/now.ts';
import { useDraftState } from './draft/useDraft.ts';
import type { DraftSaver } from './draft/DraftSaver.ts';

/** Whether what was typed is saved: 'Saved 10:42'; without a network it says where. */
export function SavedState({ saver }: { saver: DraftSaver }) {
  const { savedAt, where, isDirty, elsewhere } = useDraftState(saver);
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
      {elsewhere && (
        <button type="button" className="text-link ml-2 min-h-11" onClick={saver.takeOver}>
          Show changes from another device
        </button>
      )}
    </p>
  );
}

function sentence(state: {
  saved: string | null;
  where: 'account' | 'device' | 'nowhere';
  isDirty: boolean;
  isOnline: boolean;
}): string {
  const { saved, where, isDirty, isOnline } = state;
  if (!isOnline) return 'You are offline. Your changes are saved on this device.';
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
