import { manifest, modules } from 'virtual:route-assets';
import { escapeHtml, jsonForHtml } from '../../../schema/format/html.ts';
import { DATA_SAVER_PICTURE_WIDTH } from '../../../schema/dataSaver.ts';
import { feedPath } from '../../../schema/routes.ts';
import { addressOf, srcSetOf } from '../ui/Picture.tsx';
import type { PageHead, ServerHead } from './head.ts';
import { robotsOf } from './head.ts';
import type { Site } from '../base/start.ts';
import { organizationLd, siteLd } from './structuredData.ts';

interface Parts {
  head: PageHead;
  server: ServerHead | undefined;
  routeIds: readonly string[];
  site: Site;
  savesData: boolean;
}

/** The part of the document's head that differs from page to page, as HTML. Written on the server only. */
export function headHtml({ head, server = {}, routeIds, site, savesData }: Parts): string {
  const { title, description, canonical } = head;
  const address = canonical === null ? null : `${site.url}${canonical}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...pictureTags(server.firstPicture, savesData),
    ...routeIds.flatMap(moduleFiles).map(moduleTag),
    meta('name', 'description', description),
    meta('name', 'robots', robotsOf(canonical)),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    server.hasFeed &&
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(`Blog of ${site.name}`)}" href="${feedPath()}">`,
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    address && meta('property', 'og:url', address),
    ...sharedPictureTags(site, server),
    ...[organizationLd(site), siteLd(site), ...(server.jsonLd ?? [])].map(jsonLdTag),
  ]
    .filter(Boolean)
    .join('\n');
}

function pictureTags(first: ServerHead['firstPicture'], savesData: boolean): string[] {
  if (!first) return [];
  const { picture, sizes, maxWidth = Infinity, media } = first;
  const widest = savesData ? Math.min(maxWidth, DATA_SAVER_PICTURE_WIDTH) : maxWidth;
  const srcSet = srcSetOf(picture, 'avif', widest);
  const condition = media ? ` media="${escapeHtml(media)}"` : '';
  return [
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}"${condition}>`,
  ];
}

/** The lazy part of a page and what it imports, so that hydration does not wait for a second round, and its styles. */
export function moduleFiles(routeId: string): string[] {
  const files = new Set<string>();
  const collect = (source: string | undefined) => {
    const built = source === undefined ? undefined : manifest[source];
    if (!built || built.isEntry || files.has(built.file)) return;
    files.add(built.file);
    for (const style of built.css ?? []) files.add(style);
    for (const imported of built.imports ?? []) collect(imported);
  };
  for (const source of modules[routeId] ?? []) collect(source);
  return [...files];
}

/** Code is asked for once something is on the screen (public/first-paint.js), which has its styles by then. */
function moduleTag(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}">`;
  return `<link rel="code" href="/${file}">`;
}

/** The page's card, else a picture of it, else the card of the site. */
function sharedPictureTags(site: Site, { shareCard, sharedPicture }: ServerHead): string[] {
  if (!shareCard && sharedPicture) {
    const { width, widths, height, alt } = sharedPicture;
    const shown = widths.filter((candidate) => candidate <= 1280).at(-1) ?? width;
    const address = addressOf(sharedPicture, 'jpg', shown);
    return imageTags(site, address, [shown, Math.round((height * shown) / width)], alt);
  }
  const card = shareCard ?? (site.shareCard && { path: site.shareCard, alt: site.name });
  return card ? imageTags(site, card.path, [1200, 630], card.alt) : [];
}

function imageTags(
  site: Site,
  path: string,
  [width, height]: readonly [number, number],
  alt: string,
): string[] {
  return [
    meta('property', 'og:image', `${site.url}${path}`),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function jsonLdTag(data: object): string {
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}
