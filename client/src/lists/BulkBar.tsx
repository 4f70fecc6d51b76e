import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { counted } from '../../../schema/format/count.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';

export interface BulkActions {
  /** What one of them is called: '1 enquiry', '3 enquiries'. */
  one: string;
  many: string;
  /** What people call the one with this key. */
  nameOf: (key: string) => string;
  actions: readonly {
    label: string;
    /** Does it to one; rejects with the reason where it cannot be done. */
    run: (key: string) => Promise<unknown>;
    icon?: ReactNode;
  }[];
  /** What is asked for again once all are done. */
  refetchQueries: readonly DocumentNode[];
}

/** What can be done with those that are chosen; in sight at the bottom while some are. */
export function BulkBar({
  actions: { one, many, actions, refetchQueries },
  chosen,
  of,
  onChoose,
  onDone,
}: {
  actions: BulkActions;
  chosen: readonly string[];
  /** All on this page. */
  of: readonly string[];
  onChoose: (keys: readonly string[]) => void;
  onDone: () => void;
}) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const runAll = async (label: string, run: (key: string) => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    const results = await Promise.allSettled(chosen.map(run));
    const failed = chosen.filter((_, index) => results[index]?.status === 'rejected');
    const done = chosen.length - failed.length;
    setBusy(false);
    // What could not be done stays chosen, to be tried again.
    onChoose(failed);
    if (failed.length === 0) toast(`${label}: ${counted(done, one, many)}.`);
    else {
      toast(
        `${label}: ${done} of ${counted(chosen.length, one, many)}. The others are still chosen.`,
        {
          tone: 'error',
        },
      );
    }
    await client.refetchQueries({ include: [...refetchQueries] }).catch(() => undefined);
    onDone();
  };
  return (
    <div
      role="toolbar"
      aria-label="With those that are chosen"
      data-bottom-bar=""
      className="sticky bottom-0 z-1 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-lift"
    >
      <output className="mr-auto text-small font-medium tabular-nums">
        {`${counted(chosen.length, one, many)} chosen`}
      </output>
      {chosen.length < of.length && (
        <Button variant="quiet" onClick={() => onChoose(of)}>
          All on this page
        </Button>
      )}
      <Button variant="quiet" onClick={() => onChoose([])}>
        None
      </Button>
      {actions.map(({ label, icon, run }) => (
        <Button
          key={label}
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => void runAll(label, run)}
        >
          {icon}
          {label}
        </Button>
      ))}
    </div>
  );
}
