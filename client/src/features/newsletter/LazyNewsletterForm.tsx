import { partOf } from '../../ui/fetchAgain.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';

/** The form at the foot of every page: the server draws it, and its code comes when it is near or touched. */
export const LazyNewsletterForm = lazyBlock({
  load: partOf(() => import('./NewsletterForm.tsx'), 'NewsletterForm'),
  placeholder: <div aria-hidden="true" className="min-h-40" />,
});
