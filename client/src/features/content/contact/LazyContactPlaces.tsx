import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../../ui/lazyBlock.tsx';

/** Most installations name no places, and their pages need not carry how one is drawn. */
export const LazyContactPlaces = lazyBlock({
  load: lazyWithRetry(() => import('./ContactPlaces.tsx'), 'ContactPlaces'),
  placeholder: <div aria-hidden="true" className="min-h-40" />,
});
