import { LinkChip } from '../../ui/Tag.tsx';

/** Narrows a list of the workspace to one state, with how many stand in each; the address says which is shown. */
export function CountedChips({
  label,
  choices,
  chosen,
  countOf,
  address,
}: {
  label: string;
  choices: readonly { key: string; label: string }[];
  /** The key of the chosen one; null for all. */
  chosen: string | null;
  /** Null until it is known. */
  countOf: (key: string) => number | null;
  address: (key: string | null) => string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <LinkChip to={address(null)} isActive={chosen === null}>
            All
          </LinkChip>
        </li>
        {choices.map((choice) => {
          const count = countOf(choice.key);
          return (
            <li key={choice.key}>
              <LinkChip to={address(choice.key)} isActive={chosen === choice.key}>
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
