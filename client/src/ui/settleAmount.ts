import { readAmount } from '../../../schema/amounts/amounts.ts';
import { grouped } from '../../../schema/format/grouped.ts';

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

/**
 * Puts the figure of what is said in words into its field, as if it were typed, so that whoever hears of changes hears
 * of this one. Answers a sentence where it cannot be read.
 */
export function settleAmount(
  input: HTMLInputElement,
  { unit = null, bound, scale, takes }: Counted,
): string | null {
  const read = readAmount(input.value, unit, bound, scale);
  if (read === null || (takes === 'whole' && !Number.isInteger(read))) {
    const kind = takes === 'whole' ? 'whole number' : 'number';
    const example = unit === '₹' ? '50 lakh or 50,00,000' : '1,200';
    return `“${input.value.trim().slice(0, 40)}” is not a valid number. Please enter a ${kind}, such as ${example}.`;
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    grouped(read, 6),
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return null;
}
