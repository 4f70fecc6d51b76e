import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import {
  FOREIGN_PICTURES,
  isOwnPath,
  isOwnPicture,
  completeLink,
} from '../../../../schema/rules/link.ts';
import { withoutUnseen } from '../../../../schema/rules/text.ts';

/** Safe texts by what was written, since each is read far more often than written; so many signs of both. */
const SAFE = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (safe, html) => 1 + html.length + safe.length,
});

/**
 * What may stand in a post, by an allow-list: text, lists, tables, links and the site's own pictures. Run
 * when a post is written and again when it is read, so that a row from elsewhere does no harm either.
 * Links lead to http, https or this site, and pass no rank on to others; what leads nowhere is no link, only its
 * words. A page has one h1 already.
 */
export function safeHtml(html: string): string {
  const known = SAFE.get(html);
  if (known !== undefined) return known;
  const safe = sanitize(
    html,
    rules(() => undefined),
  );
  SAFE.set(html, safe);
  return safe;
}

/** What `safeHtml` changes that its writer should know, a sentence each. */
export function contentChanges(html: string | null | undefined): string[] {
  const changes = new Set<string>();
  if (html)
    sanitize(
      html,
      rules((change) => changes.add(change)),
    );
  return [...changes];
}

/** A sentence for who wrote a text, and what was changed in it. */
export function withChanges(done: string, html: string | null | undefined): string {
  const changes = contentChanges(html);
  return changes.length === 0 ? done : [done.replace(/(?<!\.)$/, '.'), ...changes].join(' ');
}

/** What a text says without its tags; entities such as &amp; stay as they are written. */
export function plainText(html: string): string {
  const text = sanitize(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return text.replace(/\s+/g, ' ').trim();
}

/** The words of a text without its tags. */
export function countWords(html: string): number {
  return plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const rules = (tell: (change: string) => void): sanitize.IOptions => ({
  allowedTags:
    'p h2 h3 h4 ul ol li blockquote hr br pre code strong b em i u s a figure figcaption img table caption thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Others would tell a third party who reads what.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs['href'] === undefined) return 'excludeTag';
    return tag === 'img' && !isOwnPicture(attribs['src'] ?? '');
  },
  // What was written as an entity is a sign by now.
  textFilter: withoutUnseen,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const full = completeLink(href);
      if (full === null) {
        if (href) tell(`The link to ${href} was removed. Please use a full address with https://.`);
        return { tagName, attribs: {} };
      }
      if (full === `https://${href.trim()}`) tell(`https:// was added to the link to ${href}.`);
      const attribs = { href: full };
      if (isOwnPath(full)) return { tagName, attribs };
      return { tagName, attribs: { ...attribs, rel: 'nofollow ugc noopener' } };
    },
    img: (tagName, { src = '', alt = '', width, height }) => {
      if (!isOwnPicture(src)) tell(FOREIGN_PICTURES);
      const size = { ...(width && { width }), ...(height && { height }) };
      return { tagName, attribs: { src, alt: withoutUnseen(alt), ...size, loading: 'lazy' } };
    },
  },
});
