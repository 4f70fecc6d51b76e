import { LinkChip } from '../ui/Tag.tsx';

export interface Chips {
  /** What they narrow by: 'Status'. */
  label: string;
  choices: readonly { key: string; label: string }[];
  /** How many there are of one; null until it is known, and where nobody counts. */
  countOf: (key: string) => number | null;
}

/** Narrows a list to one state, with how many stand in each. */
export function ListChips({
  label,
  choices,
  countOf,
  chosen,
  pathOf,
}: Chips & {
  /** The key of the one that the list shows. */
  chosen: string;
  pathOf: (key: string) => string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const count = countOf(choice.key);
          return (
            <li key={choice.key}>
              <LinkChip to={pathOf(choice.key)} isActive={chosen === choice.key}>
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
