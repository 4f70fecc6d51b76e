import { JSDOM } from 'jsdom';
import { type SnapshotNode } from '../../../client/src/testing/snapshot.ts';

/** A piece of a rendered page. */
export interface Part extends SnapshotNode {
  readonly tagName: string;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
}

/** A page as the server sends it, with no script run and no style applied. */
export function pageOf(html: string): Part {
  return JSDOM.fragment(html);
}

export function textOf(part: Part | null): string {
  return part?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

export function all(part: Part, selector: string): Part[] {
  return [...part.querySelectorAll(selector)];
}

/** The words of everything that fits the selector. */
export function texts(part: Part, selector: string): string[] {
  return all(part, selector).map(textOf);
}

/** Links by their words, or by their label where they have one. */
export function links(part: Part, selector = 'a'): [words: string, href: string][] {
  return all(part, selector).map((link) => [
    link.getAttribute('aria-label') ?? textOf(link),
    link.getAttribute('href') ?? '',
  ]);
}

/** The innermost section under this heading. */
export function sectionOf(page: Part, heading: string): Part {
  const section = all(page, 'section').findLast((each) => texts(each, 'h2').includes(heading));
  if (!section) throw new Error(`The page has no section ${heading}.`);
  return section;
}
