import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql';
import { DATA_SAVER_COOKIE, wantsDataSaver } from '../../../../schema/dataSaver.ts';
import { ofRequest, toFailure } from '../../platform/http/errorMapper.ts';
import { addVary } from '../caching.ts';
import { type GraphQLDoor } from '../graphql/graphqlDoor.ts';
import { anonymousContext, type ContextSource } from '../requestContext.ts';
import { errorPage } from './errorPage.ts';
import { isCached, type PageCache, type MadePage, unpacked } from './pageCache.ts';
import { type Pages, type PageSite } from './pages.ts';

export interface WebDoorOptions {
  pages: Pages;
  pageCache: PageCache;
  graphql: GraphQLDoor;
  source: ContextSource;
  /** As the settings say it at this moment. */
  siteNow: () => Promise<PageSite>;
  site: { readonly name: string };
}

/**
 * Public HTML is the same for everybody who asks for light pages or does not. Caches in between show what was
 * withdrawn for a minute at most: half of it fresh, half of it while they ask again.
 */
const CACHE_PAGE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** Seconds after which a page that could not be filled is worth another try. */
const SOON = '2';

/** What a phone needs to put the site on its home screen; a browser's own bar keeps the way back. */
const MANIFEST = {
  id: '/',
  start_url: '/',
  display: 'minimal-ui',
  lang: 'en-IN',
  background_color: '#FBF8F3',
  theme_color: '#FBF8F3',
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
};

/** No page has a dot in its address: a file that is not there needs no rendered page. */
const FILE = /^[^?]*\.[a-z0-9]{1,8}(?:\?|$)/i;

/** Server-rendered pages with real status codes; the state is embedded for a silent hydration. */
export function registerWebDoor(http: FastifyInstance, options: WebDoorOptions): void {
  const { source, site } = options;
  http.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ name: site.name, short_name: site.name, ...MANIFEST })),
  );
  http.get('/*', async (request, reply) => {
    if (FILE.test(request.url)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('File not found.\n');
    }
    const elsewhere = canonicalAddress(request.url);
    if (elsewhere !== null) return reply.redirect(elsewhere, 301);
    try {
      return await sendPage(options, request, reply);
    } catch (error) {
      const failure = toFailure(error, ofRequest(request, source.log));
      if (failure.retryAfter !== null) reply.header('retry-after', String(failure.retryAfter));
      return html(reply, failure.status, errorPage(site.name, failure.message), 'no-store');
    }
  });
}

async function sendPage(
  options: WebDoorOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const savesData = asksForDataSaver(request);
  addVary(reply, 'save-data', 'ect', 'cookie');
  // Browsers that know how fast their connection is say so from the next page on.
  void reply.header('accept-ch', 'ECT');
  const address = `${savesData ? 'light' : 'full'} ${request.url}`;
  const page = await options.pageCache.get(address, () => makePage(options, request, savesData));
  if (page instanceof Response) {
    return reply
      .code(page.status)
      .headers(Object.fromEntries(page.headers))
      .send(await page.text());
  }
  const isMissing = !isCached(page) && page.status === 404;
  const target = isMissing ? withoutStraySigns(request.url) : null;
  if (target !== null) return reply.redirect(target, 301);
  // The same word as in the page, for those who ask for the head of the answer alone.
  if (!page.isIndexed) void reply.header('x-robots-tag', 'noindex, follow');
  if (!isCached(page)) {
    if (page.status === 503) void reply.header('retry-after', SOON);
    return html(reply, page.status, page.document, page.status === 200 ? CACHE_PAGE : 'no-cache');
  }
  if (!BROTLI.test(request.headers['accept-encoding'] ?? '')) {
    return html(reply, 200, await unpacked(page), CACHE_PAGE);
  }
  void reply.header('content-encoding', 'br');
  return html(reply, 200, page.packed, CACHE_PAGE);
}

/** Who says how much it likes brotli gets what the usual compression makes of that. */
const BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

async function makePage(
  { pages, graphql, source, siteNow }: WebDoorOptions,
  request: FastifyRequest,
  savesData: boolean,
): Promise<MadePage | Response> {
  const { template, render } = await pages.load(request.url);
  const context = anonymousContext(source, request);
  let isWhole = true;
  let refusal: FormattedExecutionResult | null = null;
  const page = await render(
    new Request(new URL(request.url, 'http://page.invalid'), { method: 'GET' }),
    async (query) => {
      // Who was let wait for a database that does not answer is not let wait for it once more.
      if (refusal !== null) return refusal;
      const response = await graphql.execute(query, context);
      if (response.errors === undefined) return response;
      isWhole = false;
      if (response.errors.some(isUnavailable)) refusal = { errors: response.errors };
      return response;
    },
    await siteNow(),
    source.clock.now(),
    savesData,
  );
  if (page instanceof Response) return page;
  const document = (savesData ? lightened(template) : template)
    .replace('<!--app-head-->', () => page.head)
    .replace('<!--app-html-->', () => page.html)
    .replace(
      '<!--app-state-->',
      () => '<script type="application/json" id="__STATE__">' + page.state + '</script>',
    );
  return { status: page.status, isIndexed: page.isIndexed, document, isWhole };
}

function isUnavailable({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.['code'] === 'UNAVAILABLE';
}

function asksForDataSaver({ headers, cookies }: FastifyRequest): boolean {
  return wantsDataSaver({
    chosen: cookies[DATA_SAVER_COOKIE],
    savesData: headers['save-data'] === 'on',
    connection: String(headers['ect'] ?? ''),
  });
}

/** Its root says so, and no font is fetched. */
function lightened(template: string): string {
  return template
    .replace('<html ', '<html data-lite ')
    .replace(/<link\s[^>]*\bas="font"[^>]*>/, '');
}

function html(
  reply: FastifyReply,
  status: number,
  document: string | Buffer,
  cache: string,
): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', cache)
    .send(document);
}

/**
 * One address a page: lower case, no slash at the end. A backslash is a slash, as browsers read it, so that
 * no path begins with what they take for a host. Null when it is that already.
 */
function canonicalAddress(url: string): string | null {
  const [path = '/', query] = url.split(/\?(.*)/s);
  const trimmed = trimSlashes(path.replaceAll('\\', '/'));
  const lower = ('/' + trimmed).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  // The documented address without a version is that of lists, or of one listing.
  const canonical = lower.replace(/^\/property-details(?=\/|$)/, () =>
    lower === '/property-details' ? '/property' : '/property-details-v1',
  );
  if (canonical === path) return null;
  return query === undefined ? canonical : canonical + '?' + query;
}

/**
 * Chat programs link the bracket or full stop behind an address, in any script: the address without them. Null where
 * none stand there. What was cut in the middle of a character was cut, not followed by a sign.
 */
function withoutStraySigns(url: string): string | null {
  const [path = '/', query] = url.split(/\?(.*)/s);
  const from = path.lastIndexOf('/') + 1;
  const last = path.slice(from);
  const signs = Array.from(decodeURIComponent(last));
  const { length } = signs;
  while (STRAY.test(signs.at(-1) ?? '')) signs.pop();
  if (signs.length === length) return null;
  const target = (path.slice(0, from) + encodeURIComponent(signs.join(''))).toLowerCase();
  return query === undefined ? target : target + '?' + query;
}

/** Every sign that no name ends with, but the one that stands for half a character. */
const STRAY = /^(?!\uFFFD)[\p{P}\p{S}\p{Cf}\s]$/u;

/** Sign by sign: an expression for those at the end tries anew at each slash of a long row. */
function trimSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}
