import { lazyWithRetry } from '../../../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../../../ui/lazyBlock.tsx';

/** The comments of the post: the server draws them, and their code comes when they are near or touched. */
export const LazyComments = lazyBlock({
  load: lazyWithRetry(() => import('./Comments.tsx'), 'Comments'),
  placeholder: <div aria-hidden="true" className="min-h-96" />,
});
