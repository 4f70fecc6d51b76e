import { useEffect } from 'react';
import type { PictureData } from '../ui/Picture.tsx';

/** What a page says about itself in the document's head. Both sides need it. */
export interface PageHead {
  title: string;
  description: string;
  /**
   * Path and query of the address that search engines should keep; null on pages that they leave out, but whose links
   * they follow. A page that told them both would contradict itself.
   */
  canonical: string | null;
}

/** What only the server writes into the head; it never travels in the page's state. */
export interface ServerHead {
  /** The largest picture of the first screen, fetched before everything else. */
  firstPicture?: { picture: PictureData; sizes: string; maxWidth?: number; media?: string };
  /** The picture of 1200 x 630 that messengers show when the page is shared; without it, the site's own. */
  shareCard?: { path: string; alt: string };
  /** A picture of the page itself, where it has no card. */
  sharedPicture?: PictureData;
  /** True where the posts of the blog can be followed by a feed reader. */
  hasFeed?: boolean;
  jsonLd?: readonly object[];
}

/** What every page loader answers. */
export interface PageData {
  head: PageHead;
  server?: ServerHead;
}

/** Keeps the document's head in step while the visitor moves without reloading. */
export function useDocumentHead(head: PageHead): void {
  const { title, description, canonical } = head;
  useEffect(() => {
    document.title = title;
    setTag('meta[name="description"]', 'content', description);
    setTag('meta[name="robots"]', 'content', robotsOf(canonical));
    setCanonical(canonical && `${location.origin}${canonical}`);
  }, [title, description, canonical]);
}

export function robotsOf(canonical: PageHead['canonical']): string {
  return canonical ? 'index, follow, max-image-preview:large' : 'noindex, follow';
}

function setCanonical(address: string | null): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!address) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = address;
}

function setTag(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
