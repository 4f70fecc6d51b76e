import { NewerVersion } from '../../../forms/autosave/NewerVersion.tsx';
import type { Clash } from './mergeEdit.ts';

/** Somebody else has changed the same facts meanwhile: both say what they made of them, and one is chosen. */
export function NewerListing({
  clashes,
  onTake,
  onSave,
}: {
  clashes: readonly Clash[];
  onTake: () => void;
  onSave: () => void;
}) {
  return (
    <NewerVersion
      what="listing"
      savedAt={null}
      different={clashes.map(({ label }) => label)}
      theirs={<Clashes clashes={clashes} of="theirs" />}
      mine={<Clashes clashes={clashes} of="mine" />}
      onTake={onTake}
      onSave={onSave}
    />
  );
}

function Clashes({ clashes, of }: { clashes: readonly Clash[]; of: 'theirs' | 'mine' }) {
  return (
    <ul className="grid gap-1">
      {clashes.map((clash) => (
        <li key={clash.label} className="wrap-anywhere">{`${clash.label}: ${clash[of]}`}</li>
      ))}
    </ul>
  );
}
