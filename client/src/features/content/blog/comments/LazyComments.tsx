import { partOf } from '../../../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../../../ui/lazyBlock.tsx';

/** The comments of the post: the server draws them, and their code comes when they are near or touched. */
export const LazyComments = lazyBlock({
  load: partOf(() => import('./Comments.tsx'), 'Comments'),
  placeholder: <div aria-hidden="true" className="min-h-96" />,
});
