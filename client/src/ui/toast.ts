import type { ToastOptions } from './Toasts.tsx';
import { announce } from './announce.tsx';

/**
 * Shows a short sentence for a while and says it in the live region of the shell. What draws it is
 * fetched at the first toast; should that fail, the sentence comes as the alert the specification names.
 */
export function toast(message: string, options: ToastOptions = {}): void {
  announce(options.action ? `${message} Press Alt+T for ${options.action.label}.` : message);
  import('./Toasts.tsx').then(
    ({ showToast }) => showToast(message, options),
    () => window.alert(message),
  );
}

/** Takes away what is shown: the visitor has gone on, and it would lie over what comes next. */
export function clearToasts(): void {
  import('./Toasts.tsx').then(({ hideToasts }) => hideToasts(), ignore);
}

/** What could not be fetched has shown nothing. */
const ignore = () => undefined;
