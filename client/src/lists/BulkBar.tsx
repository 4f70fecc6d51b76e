import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../apollo/ownQuery.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { useBusy } from '../forms/useBusy.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import type { ToastOptions } from '../ui/Toasts.tsx';
import type { Refused } from './RefusedList.tsx';

/** Why something could not be done to one. */
export interface BulkFailure {
  id: string;
  message: string;
}

export interface BulkAction {
  label: string;
  /** Does it to these; answers those it could not be done to. `said` is what the dialog was told. */
  run: (keys: readonly string[], message: string) => Promise<readonly BulkFailure[]>;
  icon?: ReactNode;
  /** Asked before: whether it is meant, or with which words. */
  dialog?: (props: BulkDialogProps) => ReactNode;
}

export interface BulkDialogProps {
  count: number;
  onGo: (message: string) => void;
  onCancel: () => void;
}

/** Does it to each with a request of its own. */
export function oneByOne(send: (key: string) => Promise<unknown>): BulkAction['run'] {
  return async (keys) => {
    const results = await Promise.allSettled(keys.map(send));
    return keys.flatMap((id, index) => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ id, message: sentenceOf(result.reason) }] : [];
    });
  };
}

export interface BulkActions {
  /** What one of them is called: '1 enquiry', '3 enquiries'. */
  one: string;
  many: string;
  /** What people call the one with this key. */
  nameOf: (key: string) => string;
  /** Where the one with this key is found, whatever becomes of this list. */
  pathOf?: (key: string) => string;
  /** Of whom or what nothing of it can be done: the own account; all can be chosen where nothing is said. */
  canChoose?: (key: string) => boolean;
  actions: readonly BulkAction[];
  /** What the toast needs so that what was done to these can be undone; absent where it cannot. */
  undoable?: (keys: readonly string[]) => ToastOptions;
  /** What is asked for again once all are done. */
  refetchQueries: readonly DocumentNode[];
}

/** What can be done with those that are chosen; in sight at the bottom while some are. */
export function BulkBar({
  actions: { one, many, nameOf, pathOf, actions, refetchQueries, undoable },
  chosen,
  of,
  onChoose,
  onRefused,
  onDone,
}: {
  actions: BulkActions;
  chosen: readonly string[];
  /** All on this page. */
  of: readonly string[];
  onChoose: (keys: readonly string[]) => void;
  /** Those it could not be done to the last time. */
  onRefused: (refused: readonly Refused[]) => void;
  onDone: () => void;
}) {
  const client = useApolloClient();
  const { isBusy, once } = useBusy();
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const runAll = async ({ label, run }: BulkAction, message = '') => {
    setAsking(null);
    const failed = await once(() =>
      run(chosen, message).catch((error: unknown) =>
        chosen.map((id) => ({ id, message: sentenceOf(error) })),
      ),
    );
    if (failed === null) return;
    const done = chosen.length - failed.length;
    // Called as they are now: afterwards they may stand in another list.
    onRefused(
      failed.map((each) => ({
        ...each,
        name: nameOf(each.id),
        path: pathOf?.(each.id) ?? null,
      })),
    );
    // What could not be done stays chosen, to be tried again.
    onChoose(failed.map(({ id }) => id));
    const refused = new Set(failed.map(({ id }) => id));
    const undo = done > 0 ? undoable?.(chosen.filter((key) => !refused.has(key))) : undefined;
    if (failed.length === 0) toast(`${label}: ${pluralize(done, one, many)}.`, undo);
    else {
      const all = `${label}: ${done} of ${pluralize(chosen.length, one, many)}.`;
      toast([all, ...reasonsOf(failed, nameOf)].join(' '), { ...undo, tone: 'error' });
    }
    await client.refetchQueries({ include: [...refetchQueries] }).catch(() => undefined);
    onDone();
  };
  return (
    <div
      role="toolbar"
      aria-label="Bulk actions"
      className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-lift"
    >
      <output className="mr-auto text-small font-medium tabular-nums">
        {`${pluralize(chosen.length, one, many)} selected`}
      </output>
      {chosen.length < of.length && (
        <Button variant="quiet" onClick={() => onChoose(of)}>
          Select all on this page
        </Button>
      )}
      <Button variant="quiet" onClick={() => onChoose([])}>
        Clear selection
      </Button>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => (action.dialog ? setAsking(action) : void runAll(action))}
        >
          {action.icon}
          {action.label}
        </Button>
      ))}
      {asking?.dialog?.({
        count: chosen.length,
        onGo: (message) => void runAll(asking, message),
        onCancel: () => setAsking(null),
      })}
    </div>
  );
}

/** Each reason with the names of those it is given for; of very many the first ones. */
function reasonsOf(failed: readonly BulkFailure[], nameOf: BulkActions['nameOf']): string[] {
  return [...new Set(failed.map(({ message }) => message))].map((message) => {
    const names = failed
      .filter((each) => each.message === message)
      .map(({ id }) => `“${nameOf(id)}”`);
    const left = names.length - NAMED;
    const text = names.slice(0, NAMED).join(', ');
    return `${text}${left > 0 ? ` and ${left} more` : ''}: ${message}`;
  });
}

const NAMED = 3;
