import { toast } from '../../../ui/toast.ts';

/** What the server changed in a text that was saved, in its sentences. */
export function announceChanges(changes: readonly string[]): void {
  if (changes.length > 0) toast(changes.join(' '));
}
