import fastifyHelmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';
import { Failure } from '../platform/failures.ts';

/** Headers of every answer, and the refusal of a Host header that is no host. */
export async function registerSecurity(
  http: FastifyInstance,
  options: { production: boolean; watch: boolean },
): Promise<void> {
  http.addHook('onRequest', async (request) => {
    const { host } = request.headers;
    if (host !== undefined && !HOST.test(host)) {
      throw new Failure('INVALID_INPUT', { message: 'The Host header is not a host name.' });
    }
  });
  await http.register(fastifyHelmet, {
    contentSecurityPolicy: options.watch ? false : { useDefaults: false, directives: DIRECTIVES },
    strictTransportSecurity: options.production ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // The window of a sign-in provider must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** No inline script anywhere: the state of a page is data, and styles in attributes are React's. */
const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};
