import type { Counted } from './settleAmount.ts';
import { useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { figureOf, isBlockedNumberKey, signedFigureOf } from '../../../schema/rules/numbers.ts';
import { announce } from './announce.tsx';
import { lazyWithRetry } from './lazyWithRetry.ts';

type Field = HTMLInputElement;

/**
 * The behaviour of a text field for a number. What is said in words ('50 lakh', '५०') becomes its figure when the
 * field is left, sent or pasted into; what cannot be read stays, with a sentence, and keeps the form from being sent.
 */
export function useAmountInput(counted: Counted) {
  const { takes } = counted;
  const [unread, setUnread] = useState<string | null>(null);
  const refuse = (message: string) => {
    setUnread(message);
    announce(message);
    return false;
  };
  /** Null while the reader of words is on its way. */
  const settle = (input: Field): boolean | null => {
    if (isPlain(input.value, takes)) return true;
    if (reader === null) return null;
    const problem = reader(input, counted);
    return problem === null || refuse(problem);
  };
  const settleLater = async (input: Field): Promise<boolean> => {
    await fetchReader();
    return settle(input) ?? refuse(NOT_READ);
  };
  const settleSoon = (input: Field) => {
    if (settle(input) === null) void settleLater(input);
  };
  return {
    unread,
    /** For the input, which calls its form's own handlers after these. */
    handlers: {
      // Words are there to be read when Enter is pressed.
      onFocus: () => void fetchReader(),
      onChange: ({ currentTarget }: ChangeEvent<Field>) => {
        setUnread(null);
        currentTarget.setCustomValidity(isPlain(currentTarget.value, takes) ? '' : NOT_READ);
      },
      onPaste: ({ currentTarget }: { currentTarget: Field }) =>
        // Once it stands in the field.
        setTimeout(() => settleSoon(currentTarget)),
      onBlur: ({ currentTarget }: FocusEvent<Field>) => settleSoon(currentTarget),
      onKeyDown: (event: KeyboardEvent<Field>) => {
        const { key, currentTarget } = event;
        const before = currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined);
        if (isBlockedNumberKey(key, before)) event.preventDefault();
        if (key !== 'Enter') return;
        const isSettled = settle(currentTarget);
        if (isSettled !== true) event.preventDefault();
        if (isSettled === null) {
          void settleLater(currentTarget).then((isRead) => {
            if (isRead) currentTarget.form?.requestSubmit();
          });
        }
      },
    },
  };
}

function isPlain(text: string, takes: Counted['takes']): boolean {
  const figure = takes === 'signed' ? signedFigureOf(text) : figureOf(text);
  return text.trim() === '' || (figure !== null && (takes !== 'whole' || Number.isInteger(figure)));
}

const NOT_READ = 'Please enter a number.';

/** Few type words, and pages would be heavier by them; what failed is fetched again when it is needed. */
async function fetchReader(): Promise<void> {
  reader ??= await settling().catch(() => null);
}
const settling = lazyWithRetry(() => import('./settleAmount.ts'), 'settleAmount');
let reader: Awaited<ReturnType<typeof settling>> | null = null;
