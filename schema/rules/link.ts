import { LIMITS } from '../limits.ts';
import { textProblem } from './text.ts';

/** What is wrong with the address of a link that administrators write; null for an empty one too. */
export function linkProblem(address: string): string | null {
  const text = address.trim();
  if (text === '' || isOwnPath(text)) return null;
  return isWebAddress(text) ? null : LINK_PROBLEM;
}

/** What every link is held to, and that it leads to a secure page of another site. */
export function otherSiteProblem(address: string): string | null {
  const text = address.trim();
  if (text === '') return null;
  if (!text.startsWith('https://') || !isWebAddress(text) || !new URL(text).hostname.includes('.'))
    return 'Please enter an address that starts with https://';
  return textProblem(text, LIMITS.setting.linkMaxLength);
}

/** Leads to another page of this site: '/blog-listing', never '//other.site'. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\<>"'`]*$/.test(text);
}

/**
 * The address that a link in a written text leads to: a path of this site, or a web address, with https:// put before
 * one that lacks it. Null for what leads nowhere: a part of a page, a file beside it, another scheme.
 */
export function completeLink(address: string): string | null {
  const text = address.trim();
  if (isOwnPath(text)) return text;
  const completed = BARE_DOMAIN.test(text) ? `https://${text}` : text;
  if (isWebAddress(completed)) return completed;
  if (!/^https?:\/\//i.test(completed) || !URL.canParse(completed)) return null;
  const { href } = new URL(completed);
  const spelled = href.replaceAll("'", '%27');
  return isWebAddress(spelled) ? spelled : null;
}

/** `www.example.com/x` and `example.com`, never `page.html`. */
const BARE_DOMAIN =
  /^(?:[\p{L}\p{M}\p{N}-]+\.)+(?!(?:html?|php|aspx?|pdf|jpe?g|png|gif|webp|avif|svg|txt|docx?|xlsx?)(?:[/?#]|$))\p{L}[\p{L}\p{M}]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A picture of this site: below /media and nowhere else, since what leads out of it again would ask something else. */
export function isOwnPicture(address: string): boolean {
  return /^\/media\/[\w./-]+$/.test(address) && !address.includes('..');
}

/** What the writer of a text is told whose pictures are taken off. */
export const FOREIGN_PICTURES =
  'Pictures from other sites are removed to protect the privacy of readers. Please upload them instead.';

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\<>"'`]+$/i.test(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

const LINK_PROBLEM = 'Please start with https://, or with / for a page on this site';
