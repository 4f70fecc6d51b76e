import { escapeHtml } from '../../../schema/format/html.ts';

/** One page for search engines. Paths begin with a slash. */
export interface SitemapEntry {
  path: string;
  /** Left out where no row tells it: a made-up date teaches crawlers to ignore all of them. */
  changedAt?: Date;
  pictures?: readonly string[];
}

export interface SitemapFile {
  /** The part of its address between '/sitemap-' and '.xml'. */
  name: string;
  changedAt?: Date;
}

/** The list of all sitemaps, for /sitemap.xml. */
export function sitemapIndexXml(siteUrl: string, files: readonly SitemapFile[]): string {
  const rows = files.map(({ name, changedAt }) =>
    element('sitemap', location(siteUrl, `/sitemap-${name}.xml`) + change(changedAt)),
  );
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${rows.join('')}</sitemapindex>\n`;
}

/** One sitemap in pieces, as its entries come. */
export async function* urlSetXml(
  siteUrl: string,
  entries: AsyncIterable<SitemapEntry>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">\n`;
  let chunk = '';
  for await (const { path, changedAt, pictures = [] } of entries) {
    const images = pictures.map(
      (picture) =>
        `<image:image><image:loc>${escapeHtml(siteUrl + picture)}</image:loc></image:image>`,
    );
    chunk += element('url', location(siteUrl, path) + change(changedAt) + images.join(''));
    if (chunk.length < PIECE_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</urlset>\n`;
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PIECE_LENGTH = 64 * 1024;

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>\n`;
}

function location(siteUrl: string, path: string): string {
  return `<loc>${escapeHtml(siteUrl + path)}</loc>`;
}

function change(at: Date | undefined): string {
  return at === undefined ? '' : `<lastmod>${at.toISOString()}</lastmod>`;
}
