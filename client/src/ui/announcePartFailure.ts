import { COPY } from '../base/copy.ts';
import { toast } from './toast.ts';

/** Code behind a button could not be fetched; pressing again tries again. */
export function announcePartFailure(): void {
  toast(navigator.onLine ? COPY.blockFailed : COPY.partOffline, { tone: 'error' });
}
