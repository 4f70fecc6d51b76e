import { type IncomingHttpHeaders } from 'node:http';
import fastifyHelmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';
import { Failure, forbidden } from '../platform/failures.ts';

export interface SecurityOptions {
  production: boolean;
  watch: boolean;
  /** The origin of our own pages: 'https://homes.example'. */
  publicUrl: string;
}

/**
 * Headers of every answer, the refusal of a Host header that is no host, and of requests that another site
 * makes a browser send with our cookies.
 */
export async function registerSecurity(
  http: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
  http.addHook('onRequest', async (request) => {
    const { host } = request.headers;
    if (host !== undefined && !HOST.test(host)) {
      throw new Failure('INVALID_INPUT', { message: 'The Host header is not a host name.' });
    }
  });
  http.addHook('onRequest', async ({ method, headers }) => {
    if (SAFE.has(method) || headers.cookie === undefined || headers.cookie === '') return;
    if (isOurs(headers, options.publicUrl)) return;
    throw forbidden('This request came from another site, so nothing was done.');
  });
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
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

/** Only what a page of ours uses: where somebody is, and the clipboard. Of names that it does not know Chromium warns. */
const PERMISSIONS = [
  'geolocation=(self)',
  'clipboard-write=(self)',
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether one of our own pages sent the request. Browsers say where an unsafe request comes from; what says
 * nothing is no browser but a program with cookies of its own.
 */
function isOurs(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // The same host under another name than PUBLIC_URL; https pages are never joined by http ones.
  return from.host === host && (from.protocol === 'https:' || publicUrl.startsWith('http:'));
}

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** No inline script anywhere: the state of a page is data, and styles in attributes are React's. */
const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  // A photo that somebody is about to send is shown from memory.
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  // What keeps pages to be read without a network (client/public/sw.js).
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};
