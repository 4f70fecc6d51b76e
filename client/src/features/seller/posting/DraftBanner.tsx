import { useState } from 'react';
import { savedTime } from '../../../../../schema/format/time.ts';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNow } from '../../../ui/now.ts';
import type { Draft } from './draft/draft.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** On return: what was begun is there, and one may go on with it or begin anew. */
export function DraftBanner({
  draft,
  onContinue,
  onRestart,
}: {
  draft: Draft;
  onContinue: () => void;
  onRestart: () => void;
}) {
  const now = useNow();
  const [isConfirming, setConfirming] = useState(false);
  const subtype = SUBTYPES.find(({ key }) => key === draft.subtype);
  const what = [subtype?.title ?? 'A property', draft.basics.city].filter(Boolean).join(' in ');
  return (
    <section
      aria-label="Your draft"
      className="grid gap-3 rounded-card border border-line bg-info-soft p-4 sm:flex sm:items-center"
    >
      <Icon name="History" className="hidden size-6 shrink-0 text-info sm:block" />
      <p className="min-w-0 flex-1 text-small">
        <span className="font-semibold">You have an unfinished listing.</span>
        {` ${what}, saved ${savedTime(new Date(draft.savedAt), now)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onContinue}>Continue your draft</Button>
        <Button variant="outline" onClick={() => setConfirming(true)}>
          Start over
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title="Start over?"
          confirm="Start over"
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            onRestart();
          }}
        >
          <p>This removes everything you have entered and the photos you have added.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
