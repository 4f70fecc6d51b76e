import { Icon } from '../../../ui/Icon.tsx';

/**
 * Where a listing stands: the words say it, the bar is fixed at 40 % as documented and
 * says nothing to ears.
 */
export function PostingProgress() {
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted">Step 2 of 3: Property Details</p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div data-progress="40" className="h-full w-2/5 rounded-full bg-accent" />
      </div>
      <ol className="grid grid-cols-3 gap-2">
        {STEPS.map(({ name, state }, index) => (
          <li
            key={name}
            aria-current={state === 'In progress' ? 'step' : undefined}
            className="flex min-w-0 items-start gap-2"
          >
            <span aria-hidden="true" className={`${DOT} ${LOOKS[state]}`}>
              {state === 'Completed' ? <Icon name="Check" className="size-4" /> : index + 1}
            </span>
            <span className="grid min-w-0 text-small leading-tight">
              <span className="font-medium">{name}</span>
              <span className="text-caption text-muted">{state}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const STEPS = [
  { name: 'Basic Details', state: 'Completed' },
  { name: 'Property Details', state: 'In progress' },
  { name: 'Price Details', state: 'Pending' },
] as const;

const DOT =
  'hidden size-7 shrink-0 place-items-center rounded-full text-small font-semibold sm:grid';

const LOOKS = {
  Completed: 'bg-primary text-on-primary',
  'In progress': 'border-2 border-primary text-primary',
  Pending: 'border border-control text-muted',
} as const;
