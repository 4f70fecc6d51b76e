import type { FastifyInstance } from 'fastify';
import type { ShareCards } from '../shareCards/shareCards.ts';
import { anonymousContext } from './requestContext.ts';
import type { ContextSource } from './requestContext.ts';

/** Browsers keep it; caches in between ask after a minute whether it is still shown. */
const FOR_GOOD = 'public, max-age=31536000, s-maxage=60, immutable';
const FOR_A_MOMENT = 'public, max-age=5';
const FILE = /^(site|[0-9a-f]{24})-([0-9a-f]{16})\.jpg$/;

/** GET /media/og/{name}-{hash}.jpg: the pictures that messengers show beside a shared address. */
export function shareCardDoor(
  app: FastifyInstance,
  { shareCards, source }: { shareCards: ShareCards; source: ContextSource },
): void {
  app.get<{ Params: { file: string } }>('/media/og/:file', async (request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin');
    const [, name, hash] = FILE.exec(request.params.file) ?? [];
    const card =
      name === undefined || hash === undefined
        ? null
        : await shareCards.find(anonymousContext(source, request), { name, hash });
    if (card === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Picture not found.\n');
    }
    if (card.kind === 'moved') {
      return reply.header('cache-control', FOR_A_MOMENT).redirect(card.path, 302);
    }
    return reply
      .header('cache-control', card.final ? FOR_GOOD : FOR_A_MOMENT)
      .type('image/jpeg')
      .send(card.bytes);
  });
}
