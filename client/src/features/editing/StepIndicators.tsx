import { Check } from 'lucide-react';

/** The three steps of posting as the documented header shows them (P-2.4-06, D-71). */
export function StepIndicators() {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2">
      {STEPS.map(({ name, state }, index) => (
        <li
          key={name}
          aria-current={state === 'in progress' ? 'step' : undefined}
          className="grid content-start justify-items-center gap-1.5 rounded-card border border-line bg-surface px-2 py-2.5 text-center aria-[current]:border-primary sm:flex sm:items-center sm:gap-3 sm:px-4 sm:text-left"
        >
          <span
            aria-hidden="true"
            className={`grid size-7 shrink-0 place-items-center rounded-full text-caption font-semibold ${state === 'pending' ? 'bg-sunken text-muted' : 'bg-primary text-on-primary'}`}
          >
            {state === 'completed' ? <Check className="size-4" /> : index + 1}
          </span>
          <span className="grid text-small leading-tight">
            <span className="font-semibold">{name}</span>
            <span className="text-caption text-muted">{state}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const STEPS = [
  { name: 'Basic Details', state: 'completed' },
  { name: 'Property Details', state: 'in progress' },
  { name: 'Price Details', state: 'pending' },
] as const;
