import type { ComponentProps } from 'react';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePart } from '../../../ui/usePart.ts';

/** The banner of a draft that was begun before: its code comes where there is one. Without it the form has the draft. */
export function LazyDraftBanner(
  props: ComponentProps<typeof import('./DraftBanner.tsx').DraftBanner>,
) {
  const { code: DraftBanner, hasFailed } = usePart(true, load);
  if (DraftBanner) return <DraftBanner {...props} />;
  return hasFailed ? null : <Skeleton className="h-32 rounded-card sm:h-20" />;
}

const load = lazyWithRetry(() => import('./DraftBanner.tsx'), 'DraftBanner');
