import type { ReactNode } from 'react';
import { savedTime } from '../../../../schema/format/time.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/now.ts';
import { RefusalBox } from '../../ui/RefusalBox.tsx';

/** Somebody else has saved the same thing meanwhile: what stands there now, and which of both is to stand. */
export function NewerVersion({
  what,
  savedAt,
  onTake,
  onSave,
  children,
}: {
  /** What it is, as people call it: 'page'. */
  what: string;
  /** When the other one was saved, UTC; null where that is not known. */
  savedAt: string | null;
  onTake: () => void;
  onSave: () => void;
  /** What stands there now. */
  children: ReactNode;
}) {
  const now = useNow();
  const when = savedAt === null ? '' : `, ${savedTime(new Date(savedAt), now)}`;
  return (
    <RefusalBox
      message={`Somebody else has changed this ${what} while you were writing${when}.`}
      hint="Nothing is overwritten: what you have written still stands below and is not saved."
    >
      <div className="text-ink">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSave}>Save mine in its place</Button>
        <Button variant="outline" onClick={onTake}>
          Drop mine and take that
        </Button>
      </div>
    </RefusalBox>
  );
}
