import type { Chosen } from './useChosen.ts';

/** Chooses one of a list; with Shift all from the one that was chosen before. */
export function ChooseBox({
  name,
  itsKey,
  chosen,
  className = '',
}: {
  /** What people call it. */
  name: string;
  itsKey: string;
  chosen: Chosen;
  className?: string;
}) {
  return (
    <input
      type="checkbox"
      aria-label={`Select ${name}`}
      aria-keyshortcuts="X"
      checked={chosen.has(itsKey)}
      disabled={!chosen.of.includes(itsKey)}
      onChange={({ currentTarget, nativeEvent }) =>
        chosen.choose(
          itsKey,
          currentTarget.checked,
          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
        )
      }
      className={`size-5 shrink-0 accent-primary disabled:opacity-40 ${className}`}
    />
  );
}

/** Chooses all on the page, or none; mixed while some are chosen. */
export function ChooseAllBox({ chosen }: { chosen: Chosen }) {
  const { of: shown } = chosen;
  const { length } = chosen.keys;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = length > 0 && length < shown.length;
      }}
      type="checkbox"
      aria-label="Select all on this page"
      checked={length === shown.length}
      onChange={() => chosen.set(length === shown.length ? [] : shown)}
      className="block size-5 accent-primary"
    />
  );
}
