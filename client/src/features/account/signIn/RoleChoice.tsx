import { useId } from 'react';
import type { RegistrationType } from '../../../types.generated.ts';

/**
 * Buyer or seller; a seller further says whether as owner, agent or builder. Real radio
 * buttons, so arrows and screen readers know them.
 */
export function RoleChoice({
  value,
  error,
  onChange,
}: {
  /** '' while nothing is chosen. */
  value: RegistrationType | '';
  error: string | null;
  onChange: (role: RegistrationType) => void;
}) {
  const errorId = useId();
  const isSeller = value !== '' && value !== 'BUYER';
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0" aria-describedby={error === null ? undefined : errorId}>
        <legend className="mb-1.5 text-small font-medium">I am a</legend>
        <div className="grid grid-cols-2 gap-2">
          <Radio
            name="role"
            label="Buyer"
            note="to buy or rent"
            isChosen={value === 'BUYER'}
            onChoose={() => onChange('BUYER')}
          />
          <Radio
            name="role"
            label="Seller"
            note="to sell or let"
            isChosen={isSeller}
            onChoose={() => onChange('SELLER')}
          />
        </div>
        {error !== null && (
          <p id={errorId} className="mt-1.5 text-small font-medium text-danger">
            {error}
          </p>
        )}
      </fieldset>
      {isSeller && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-small font-medium">I sell as</legend>
          <div className="grid grid-cols-3 gap-2">
            {KINDS.map(({ kind, label }) => (
              <Radio
                key={kind}
                name="kind"
                label={label}
                isChosen={value === kind}
                onChoose={() => onChange(kind)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

function Radio({
  name,
  label,
  note,
  isChosen,
  onChoose,
}: {
  name: string;
  label: string;
  note?: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={BOX}>
      <input
        type="radio"
        name={name}
        value={label}
        checked={isChosen}
        className="sr-only"
        onChange={onChoose}
      />
      <span className="font-medium">{label}</span>
      {note && <span className="text-caption opacity-80">{note}</span>}
    </label>
  );
}

const KINDS = [
  { kind: 'SELLER', label: 'Owner' },
  { kind: 'AGENT', label: 'Agent' },
  { kind: 'BUILDER', label: 'Builder' },
] as const;

const BOX =
  'relative grid min-h-11 min-w-0 cursor-pointer place-content-center justify-items-center rounded-input border border-control bg-surface px-2 py-1.5 text-center text-small transition-colors duration-120 hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
