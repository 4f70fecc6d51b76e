import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { comparePath } from '../../../../../schema/routes.ts';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { useComparedIds } from './compareStore.ts';

const CompareTray = lazy<() => ReactNode>(() =>
  fetchWithRetry(() => import('./CompareTray.tsx')).then(
    (loaded) => ({ default: loaded.CompareTray }),
    // Without it the comparison is still reached from the buttons' own words.
    () => ({ default: () => null }),
  ),
);

/** The tray, fetched when there is something to compare; the page of the comparison has no need of it. */
export function LazyCompareTray() {
  const { pathname } = useLocation();
  const { length } = useComparedIds();
  if (length < 2 || pathname === comparePath()) return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
