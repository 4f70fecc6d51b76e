import type { FastifyInstance, FastifyReply } from 'fastify';
import { isId } from '../platform/ids.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { parseRendition } from '../platform/pictures/renditions.ts';

/** Browsers keep it; caches in between ask after a minute whether it is still shown. */
const FOR_GOOD = 'public, max-age=31536000, s-maxage=60, immutable';
/** A stand-in is asked for again soon: the real rendition is being made. */
const FOR_A_MOMENT = 'public, max-age=5';

/**
 * GET /media/{id}/{width}.{avif|webp|jpg}: pictures in the offered widths and nothing else; 404 for any
 * other address below /media. The content type tells what is really sent, which may be a stand-in.
 */
export function mediaDoor(app: FastifyInstance, { pictures }: { pictures: Pictures }): void {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const requested = parseRendition(file);
    if (!isId(id) || requested === null) return nothingHere(reply);
    const picture = await pictures.rendition(id, requested);
    if (picture === null) return nothingHere(reply);
    if (picture.final) reply.header('etag', `"${id}/${file}"`);
    protect(reply)
      .header('cache-control', picture.final ? FOR_GOOD : FOR_A_MOMENT)
      .header('content-length', picture.size)
      .type(picture.contentType);
    return reply.send(picture.body);
  });
  app.get('/media/*', async (_request, reply) => nothingHere(reply));
}

function protect(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .header('cross-origin-resource-policy', 'cross-origin');
}

function nothingHere(reply: FastifyReply): FastifyReply {
  return protect(reply)
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('Picture not found.\n');
}
