import { LinkChip } from '../ui/Tag.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface Chips {
  /** What they narrow by: 'Status'. */
  label: string;
  choices: readonly { key: string; label: string }[];
  /** How many there are of one; null until it is known, and where nobody counts. */
  countOf: (key: string) => number | null;
}

/** Narrows a list to one state, with how many stand in each. */
export function ListChips({ label, choices, countOf, address }: Chips & { address: ListAddress }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const count = countOf(choice.key);
          return (
            <li key={choice.key}>
              <LinkChip
                to={address.path({ chip: choice.key })}
                isActive={address.chip === choice.key}
              >
                {choice.label}
                {count !== null && (
                  <span className="font-normal tabular-nums opacity-80">
                    {count.toLocaleString('en-IN')}
                  </span>
                )}
              </LinkChip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
