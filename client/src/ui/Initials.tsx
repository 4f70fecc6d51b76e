import { firstLetter } from '../../../schema/rules/text.ts';

/**
 * The first letter of each of these words, in the place of a portrait. Server and browser may know different editions
 * of Unicode, and so part words of Indian scripts in different places.
 */
export function Initials({ of, className }: { of: readonly string[]; className?: string }) {
  return (
    <span aria-hidden="true" className={className} suppressHydrationWarning>
      {of.map(firstLetter).join('').toUpperCase()}
    </span>
  );
}
