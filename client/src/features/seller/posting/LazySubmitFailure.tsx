import type { ComponentProps } from 'react';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { usePart } from '../../../ui/usePart.ts';

/** Why the listing was not posted. Its code is fetched while the form is filled in; without it the bare sentence stands. */
export function LazySubmitFailure({
  refusal,
  onSeePosted,
}: {
  /** Null as long as nothing was refused. */
  refusal: ComponentProps<SubmitFailureType>['refusal'] | null;
  onSeePosted: () => void;
}) {
  const { code: SubmitFailure } = usePart(true, load);
  if (refusal === null) return null;
  if (SubmitFailure) return <SubmitFailure refusal={refusal} onSeePosted={onSeePosted} />;
  return <p role="alert">{refusal.message}</p>;
}

type SubmitFailureType = typeof import('./SubmitFailure.tsx').SubmitFailure;

const load = lazyWithRetry(() => import('./SubmitFailure.tsx'), 'SubmitFailure');
