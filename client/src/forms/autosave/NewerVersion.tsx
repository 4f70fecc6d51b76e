import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { savedTime } from '../../../../schema/format/time.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/now.ts';
import { RefusalBox } from '../../ui/RefusalBox.tsx';

/**
 * Somebody else has saved the same thing meanwhile: both versions beside each other, and which of them is to stand. It
 * takes the focus when it appears, above a form that was sent from its foot.
 */
export function NewerVersion({
  what,
  savedAt,
  different,
  theirs: remote,
  mine: local,
  onTake,
  onSave,
}: {
  /** What it is, as people call it: 'page'. */
  what: string;
  /** When the other one was saved, UTC; null where that is not known. */
  savedAt: string | null;
  /** What they say differently, in words. */
  different: readonly string[];
  /** Current version. */
  theirs: ReactNode;
  /** What was typed, as it would be read; null where it could not be made. */
  mine: ReactNode;
  onTake: () => void;
  onSave: () => void;
}) {
  const now = useNow();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  const when = savedAt === null ? '' : `, ${savedTime(new Date(savedAt), now)}`;
  return (
    <RefusalBox
      messageRef={message}
      message={`Someone else changed this ${what} while you were editing${when}.`}
      hint="Nothing was overwritten. Your changes are still in the form below, but they are not saved."
    >
      <div className="grid gap-3 text-ink">
        <p>
          {different.length > 0
            ? `Differences: ${different.join(', ')}.`
            : 'Both versions are the same.'}
        </p>
        <div className="grid gap-3 lg:grid-cols-2">
          <Side title="Current version">{remote}</Side>
          {local && <Side title="Your version">{local}</Side>}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSave}>Save mine instead</Button>
        <Button variant="outline" onClick={onTake}>
          Discard mine, use theirs
        </Button>
      </div>
    </RefusalBox>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-small font-semibold">{title}</p>
      <section
        aria-label={title}
        // What is longer than its box is scrolled with the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-input border border-line bg-surface p-4"
      >
        {children}
      </section>
    </div>
  );
}
