import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sitemap } from '../sitemap/sitemap.ts';
import { sitemapIndexXml, urlSetXml } from '../sitemap/sitemapXml.ts';
import { robotsTxt } from '../sitemap/robots.ts';
import { cacheResponses } from './responseCache.ts';
import { entityTag } from './caching.ts';

const HOUR = { milliseconds: 3_600_000, bytes: 32 * 1024 * 1024 };
const CACHE = 'public, max-age=3600, s-maxage=60';

/**
 * GET /robots.txt, /sitemap.xml and the /sitemap-{name}.xml it lists. They are made once an hour, from the
 * database straight into gzip, and sent packed to whoever understands that.
 */
export function sitemapDoor(
  app: FastifyInstance,
  { sitemap, site }: { sitemap: Sitemap; site: { url: string } },
): void {
  const cache = cacheResponses(HOUR);

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(robotsTxt(site.url)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const packed = await cache.get('', async () =>
      promisify(gzip)(sitemapIndexXml(site.url, await sitemap.files())),
    );
    return sendXml(request, reply, packed);
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    const name = NAME.exec(request.params.file)?.[1];
    if (name === undefined) return sendXml(request, reply, null);
    const packed = await cache.get(name, async () => {
      const entries = await sitemap.entries(name);
      if (entries === null) return null;
      return buffer(Readable.from(urlSetXml(site.url, entries)).compose(createGzip()));
    });
    return sendXml(request, reply, packed);
  });
}

const NAME = /^([a-z0-9-]{1,40})\.xml$/;

async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Buffer | null,
): Promise<FastifyReply> {
  if (packed === null) {
    return reply.code(404).type('text/plain; charset=utf-8').send('Sitemap not found.\n');
  }
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', CACHE)
    .header('etag', entityTag(packed));
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'gzip').send(packed);
  }
  // Unpacked as it is read: whole, one answer could take 50 MB of memory.
  return reply.send(Readable.from([packed]).compose(createGunzip()));
}
