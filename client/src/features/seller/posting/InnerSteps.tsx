import type { Ref } from 'react';
import type { InnerStep, Subtype } from '../../../../../schema/catalogue/model.ts';

/** Where one is in the two inner steps; the bar says in colour what the words say. */
export function InnerSteps({
  subtype,
  step,
  heading,
}: {
  subtype: Subtype;
  step: InnerStep;
  /** Takes the focus when the step changes. */
  heading: Ref<HTMLHeadingElement>;
}) {
  const [first, second] = subtype.steps;
  const isFirst = step === 1;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="font-text text-h3 font-semibold">
          {`Step ${step} ${isFirst ? first : second}`}
        </h2>
        <p className="text-small text-muted">
          {isFirst ? `Next: Step 2 ${second}` : `Done: Step 1 ${first}`}
        </p>
      </div>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          data-inner-progress={isFirst ? 50 : 100}
          className={`h-full rounded-full bg-primary transition-[width] duration-300 ${isFirst ? 'w-1/2' : 'w-full'}`}
        />
      </div>
    </div>
  );
}
