import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../../ui/lazyBlock.tsx';

/** The form of the contact page: the server draws it, and its code comes when it is near or touched. */
export const LazyContactForm = lazyBlock({
  load: lazyWithRetry(() => import('./ContactForm.tsx'), 'ContactForm'),
  placeholder: <div aria-hidden="true" className="min-h-96" />,
});
