import { toast } from './toast.ts';

/**
 * Hands the page's own address, without what led here, to the phone's own list of ways to share; where there is
 * none, it refuses, or a mouse is used, it is copied. Whether it was shared.
 */
export async function sharePage(title: string): Promise<boolean> {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const url = canonical ?? `${location.origin}${location.pathname}`;
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      // Closing the list is an answer too; anything else leaves the copy.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    toast(`The link could not be copied. It is ${url}`, { tone: 'error' });
    return false;
  }
  toast('Link copied!');
  return true;
}
