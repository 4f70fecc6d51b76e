import { toast } from '../../ui/toast.ts';

/**
 * Hands the address of the page to the phone's own list of ways to share; where there is none, or a mouse
 * is used, it is copied (V-2.6-16).
 */
export async function sharePage(title: string): Promise<void> {
  const url = `${location.origin}${location.pathname}`;
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Closing the list is an answer too; anything else leaves the copy.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copy(url)) toast('Link copied!');
  else toast(`The link could not be copied. It is ${url}`, { tone: 'error' });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
