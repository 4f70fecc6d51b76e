import { useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { grouped } from '../../../schema/format/grouped.ts';
import { figureOf, isBlockedNumberKey, signedFigureOf } from '../../../schema/rules/numbers.ts';
import { announce } from './announce.tsx';
import { partOf } from './fetchAgain.ts';

/** What a field counts. */
export interface Counted {
  /** '₹', a unit of areas, 'ft'; null for bare numbers. */
  unit?: string | null;
  /** The bound that the field stands for, which may be said in it: '50 lakh and above'. */
  bound?: 'min' | 'max';
  /** A field that counts in lakhs has 100,000. */
  scale?: number;
  /** Whole numbers, those with fractions too, or signed ones besides, which the form's own rules judge. */
  takes?: 'whole' | 'any' | 'signed';
}

type Field = HTMLInputElement;

/**
 * The behaviour of a text field for a number. What is said in words ('50 lakh', '५०') becomes its figure when the
 * field is left, sent or pasted into; what cannot be read stays, with a sentence, and keeps the form from being sent.
 */
export function useAmountInput({ unit = null, bound, scale, takes = 'any' }: Counted) {
  const [unread, setUnread] = useState<string | null>(null);
  const sentence = (text: string) =>
    `“${text.trim().slice(0, 40)}” could not be read. Please write a ${takes === 'whole' ? 'whole ' : ''}number, such as ${unit === '₹' ? '50 lakh or 50,00,000' : '1,200'}.`;
  const refuse = (input: Field) => {
    const message = sentence(input.value);
    setUnread(message);
    announce(message);
  };
  /** Null while the reader of words is on its way. */
  const settle = (input: Field): boolean | null => {
    if (isPlain(input.value, takes)) return true;
    if (readWords === null) return null;
    const read = readWords(input.value, unit, bound, scale);
    const isRead = read !== null && (takes !== 'whole' || Number.isInteger(read));
    if (isRead) write(input, grouped(read, 6));
    else refuse(input);
    return isRead;
  };
  const settleLater = async (input: Field): Promise<boolean> => {
    try {
      readWords ??= await fetchReader();
      return settle(input) ?? false;
    } catch {
      refuse(input);
      return false;
    }
  };
  const settleSoon = (input: Field) => {
    if (settle(input) === null) void settleLater(input);
  };
  return {
    unread,
    /** For the input, which calls its form's own handlers after these. */
    handlers: {
      // Words are there to be read when Enter is pressed.
      onFocus: () => void fetchReader().then((read) => (readWords = read), noWords),
      onChange: ({ currentTarget }: ChangeEvent<Field>) => {
        setUnread(null);
        const { value } = currentTarget;
        currentTarget.setCustomValidity(isPlain(value, takes) ? '' : sentence(value));
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

/** As if it were typed, so that whoever hears of changes hears of this one. */
function write(input: Field, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Few type words, and pages would be heavier by them. */
const fetchReader = partOf(() => import('../../../schema/amounts/amounts.ts'), 'readAmount');
let readWords: Awaited<ReturnType<typeof fetchReader>> | null = null;

function noWords(): void {
  // It is fetched again when it is needed.
}
