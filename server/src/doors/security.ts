import {
  type IncomingHttpHeaders,
  IncomingMessage,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import helmet from 'helmet';
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
export function registerSecurity(http: FastifyInstance, options: SecurityOptions): void {
  const headers = headersOf(options);
  const { host: ownHost } = new URL(options.publicUrl);
  let isWarned = false;
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const { 'x-forwarded-host': forwarded, host = ownHost, accept } = request.headers;
    const inUse = String(forwarded ?? host);
    // Programs that look whether it is up may have an address of their own for it.
    if (!isWarned && inUse !== ownHost && accept?.includes('text/html') && HOST.test(inUse)) {
      isWarned = true;
      const about = { publicUrl: options.publicUrl, host: inUse };
      request.log.warn(
        about,
        'PUBLIC_URL is not the address in use: links in messages lead to it.',
      );
    }
    done(refusalOf(request, options.publicUrl));
  });
}

const LONGEST_TYPE = 256;

function refusalOf(
  { method, headers, url }: FastifyRequest,
  publicUrl: string,
): Failure | undefined {
  const { host, cookie, 'content-type': type = '' } = headers;
  if (host !== undefined && !HOST.test(host)) {
    return new Failure('INVALID_INPUT', { message: 'The Host header is not a host name.' });
  }
  // Those who take it apart look for what it ends with again and again.
  if (type.length > LONGEST_TYPE) {
    return new Failure('INVALID_INPUT', { message: 'The Content-Type header is too long.' });
  }
  const isSafe = SAFE.has(method);
  if ((isSafe && !LOGOUT.test(url)) || cookie === undefined || cookie === '') return undefined;
  if (!isOurs(headers, publicUrl)) {
    return forbidden('This request came from another site and was rejected.');
  }
  return !isSafe || isMeant(headers) ? undefined : forbidden(NOT_MEANT);
}

/** A picture in a text asks by GET too: only whoever opens the address itself, or shows the token, means it. */
function isMeant(headers: IncomingHttpHeaders): boolean {
  if (headers.authorization !== undefined) return true;
  const isOpened =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isOpened && headers['sec-purpose'] === undefined;
}

const NOT_MEANT =
  'You are still logged in. Send the bearer token with GET, use POST, or open this address directly.';

/** What helmet sets is the same for every answer: it is asked once. */
function headersOf({ watch, production }: SecurityOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: watch ? false : { useDefaults: false, directives: DIRECTIVES },
    strictTransportSecurity: production ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // The window of a sign-in provider must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS };
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
/** Documented clients end their session by GET too. */
const LOGOUT = /^\/api\/auth\/logout\/?(?:\?|$)/;

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
