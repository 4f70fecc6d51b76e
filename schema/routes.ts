/** Builders of public addresses. Pages, e-mails, the sitemap and the REST door all link through these. */

import { writeSearch } from './search.ts';
import type { ListPosition, SearchFilter } from './search.ts';
import type { PictureFormat, PictureWidth } from './limits.ts';

/**
 * The slug of a title or place: lower case, slashes and spaces to hyphens, accents and other symbols
 * removed; letters of other scripts stay, so that their names differ. Literal, so 'A / B' keeps three hyphens; compare
 * with `sameSlug` when reading.
 */
export function slugOf(title: string): string {
  if (PLAIN_WORD.test(title)) return title.toLowerCase();
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s/]/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .normalize('NFC');
}

/** A slug as people type it, made comparable: percent signs decoded, hyphens collapsed and trimmed. */
export function readSlug(text: string): string {
  return slugOf(decoded(text)).replace(/-+/g, '-').replace(/^-|-$/g, '');
}

/** True when both name the same title or place: 'Land//Plot', 'land-plot' and 'land%20plot' agree. */
export function sameSlug(a: string, b: string): boolean {
  return readSlug(a) === readSlug(b);
}

export function homePath(): string {
  return '/';
}

/** The listing page; only filters that are present are written. */
export function listingPath(filter: SearchFilter = {}, at: ListPosition = {}): string {
  return withQuery('/property', writeSearch(filter, at));
}

/** The listing page of one subtype; `key` is the subtype's slug. Its filter is the path itself. */
export function subtypePath(key: string, filter: SearchFilter = {}, at: ListPosition = {}): string {
  const { subtype: _inThePath, ...rest } = filter;
  return withQuery(`/property-type/${encodeURIComponent(key)}`, writeSearch(rest, at));
}

/** The page of one property; `id` is 24 lower-case hex characters. */
export function detailPath(id: string): string {
  return `/property-details-v1/${encodeURIComponent(id)}`;
}

/**
 * The page of one city in its canonical spelling. Name the state for the smaller of two
 * towns of one name.
 */
export function cityPath(name: string, state?: string): string {
  const query = state === undefined ? '' : new URLSearchParams({ state }).toString();
  return withQuery(`/${encodeURIComponent(readSlug(name))}`, query);
}

export function blogListPath(): string {
  return '/blog-listing';
}

/** The newest posts, for feed readers. */
export function feedPath(): string {
  return '/feed.xml';
}

/** By its slug, or by its id. */
export function blogPath(slug: string): string {
  return `/blog-detail/${encodeURIComponent(slug)}`;
}

/** Pages that take nothing from the address; the first four are documented. */
export const STATIC_PATHS = {
  about: '/about-us',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  faq: '/faq',
  team: '/team',
  developers: '/developers',
} as const;

/** What the visitor has marked with a heart. */
export function favouritesPath(): string {
  return '/favourites';
}

/** Up to four listings side by side; the ids stand in the address so that a comparison can be shared. */
export function comparePath(ids: readonly string[] = []): string {
  return withQuery(
    '/compare',
    ids.length === 0 ? '' : `ids=${ids.map(encodeURIComponent).join(',')}`,
  );
}

/**
 * The locator of India; `city` is brought into focus. Name the state for the smaller of
 * two towns of one name.
 */
export function mapPath(city?: string, state?: string): string {
  const query = new URLSearchParams({ ...(city && { city }), ...(city && state && { state }) });
  return withQuery('/topmap-grid', query.toString());
}

/** Where a property is posted; the page decides by who asks. */
export function addPropertyPath(): string {
  return '/add-property';
}

/** The seller's workspace. */
export function sellerDashboardPath(): string {
  return '/seller-dashboard';
}

/** The workspaces of a builder's admins, managers and executives. */
export function dashboardPath(): string {
  return '/dashboard';
}

export function managerDashboardPath(): string {
  return '/manager-dashboard';
}

export function executiveDashboardPath(): string {
  return '/executive-dashboard';
}

/** The administration, where signing in leads to. */
export function siteAdminPath(): string {
  return '/site-admin';
}

/** Asks for what is missing in an account. */
export function completeProfilePath(): string {
  return '/complete-profile';
}

/** Asks what somebody is who came through a social sign-in. */
export function completeSocialProfilePath(): string {
  return '/complete-social-profile';
}

/** Signing in and up as pages of their own, and the feedback form. */
export function signInPagePath(): string {
  return '/sign-in';
}

export function signUpPagePath(): string {
  return '/sign-up';
}

export function feedbackPath(): string {
  return '/feedback';
}

/** Where somebody complains, and appeals against a decision. */
export function complaintPath(): string {
  return '/complaint';
}

/** Where browsers without scripts send the newsletter's form; the answer is a page. */
export function newsletterFormPath(): string {
  return '/api/newsletter/form';
}

/** The same for the contact form. */
export function contactFormPath(): string {
  return '/api/contact-us/form';
}

/** The same for the form under a post. */
export function blogCommentFormPath(): string {
  return '/api/blog-comments/form';
}

/** The same for the form that asks the seller of a listing. */
export function leadFormPath(): string {
  return '/api/seller-leads/form';
}

/** The seller's own form, target of Post Property for sellers. */
export function sellerAddPropertyPath(): string {
  return '/seller-dashboard/add-property';
}

/**
 * Where a view of a workspace stands. Sellers have a path for each; in the workspaces
 * of administrators and builders `home` takes it as a query. `id` names the listing to edit.
 */
export function workspacePath(home: string, view: string, id?: string): string {
  if (home !== sellerDashboardPath()) {
    return withQuery(home, new URLSearchParams({ view, ...(id && { id }) }).toString());
  }
  if (view === 'add-property-details') return `${home}/add-property/details`;
  return `${home}/${view}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
}

/** The profile, target of Post Property for everybody else who is signed in. */
export function myProfilePath(): string {
  return '/seller-dashboard/my-profile';
}

/** Where a buyer becomes a seller, at the top of the profile for whoever wants to post. */
export const START_SELLING = 'start-selling';

export function startSellingPath(): string {
  return `${myProfilePath()}#${START_SELLING}`;
}

/** One stored picture in one width and format. */
export function mediaPath(id: string, width: PictureWidth, format: PictureFormat): string {
  return `${mediaFolder(id)}/${width}.${format}`;
}

/** What the widths and formats of one picture have in common. */
export function mediaFolder(id: string): string {
  return `/media/${encodeURIComponent(id)}`;
}

/** The picture that an address of one of its files shows, here or at another host of ours; null for others. */
export function pictureOfAddress(address: string): string | null {
  return /^(?:https?:\/\/[^/]+)?\/media\/([0-9a-f]{24})\//.exec(address)?.[1] ?? null;
}

/** Most names of places; they need no more than lower case. */
const PLAIN_WORD = /^[A-Za-z]+$/;

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
