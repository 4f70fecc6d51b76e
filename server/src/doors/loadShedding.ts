import { randomInt, randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { clientAddress, limitKey, type TrustedProxies } from '../platform/http/address.ts';
import { Failure } from '../platform/failures.ts';
import { toGraphQLError, toRestBody } from '../platform/http/errorMapper.ts';
import { type Log, silentLog } from '../platform/observability/logging.ts';
import { plainPage } from '../platform/http/plainPage.ts';
import {
  type Presence,
  type Reason,
  type Visit,
  WaitingRoom,
} from '../platform/http/requestQueue.ts';
import { headersForOrigin } from './cors.ts';
import { OpenResponses } from './openResponses.ts';
import { bearerOf } from './requestContext.ts';
import { type Door, doorOf, DOORS, isRead, type Kind, kindOf, KINDS } from './requestKind.ts';
import { isMultipart } from './uploads.ts';

export interface AdmissionOptions {
  /** How many requests may run and wait, and how long waiting is worth it. */
  limits: { atOnce: number; waiting: number; worthMs: number };
  log: Log;
  site: { readonly name: string };
  proxies: TrustedProxies;
  corsOrigins: readonly string[];
  /** Whose access token this is, or null for what is none of ours. */
  accountOf: (bearer: string) => string | null;
  onRefused: (door: Door, kind: Kind, reason: Reason) => void;
}

export interface Admission {
  presence(): Presence<Door, Kind>[];
  /** What was asked is answered in another way than by a reply. */
  answered(request: IncomingMessage): void;
}

/** What a handler goes on with for somebody who has left, or after its answer has begun, takes no longer than this. */
const ABANDONED_MS = 10_000;

/**
 * Bounds what runs at once in this process and what waits, before any work is done for a request: who changes
 * something or has signed in goes before who only looks, and that before crawlers. What comes beyond is answered 503
 * with a time to come back, in the shape of its door, for some hundredth of what serving it would cost. Uploads have a
 * room of their own (`UploadRoom`). It stands in front of the router, so it sees what comes through a socket alone.
 */
export function shedLoad(http: FastifyInstance, options: AdmissionOptions): Admission {
  const { atOnce, waiting, worthMs } = options.limits;
  const part = (of: number, share: number) => Math.max(1, Math.ceil(of * share));
  const room = new WaitingRoom<Door, Kind>({
    kinds: KINDS,
    doors: DOORS,
    atOnce,
    // Making a page takes the processor alone: the others are on their way while one asks the database.
    atDoor: { graphql: atOnce, rest: atOnce, html: part(atOnce, 1 / 4) },
    ofKind: {
      write: atOnce,
      person: atOnce,
      reader: part(atOnce, 3 / 4),
      crawler: part(atOnce, 1 / 8),
    },
    waiting,
    waitingAtDoor: { graphql: waiting, rest: waiting, html: part(waiting, 1 / 2) },
    waitingForOne: part(waiting, 1 / 4),
    worthMs,
    // A page takes longer than a call, and so does a line of a few that is soon over.
    patienceWhenStanding: { graphql: 1 / 10, rest: 1 / 10, html: 4 / 10 },
  });
  const refusals = wordRefusals(options);
  /** Requests whose body was still on its way: they enter once it is there. */
  const unread = new Set<IncomingMessage>();
  const visits = new WeakMap<IncomingMessage, AdmittedVisit>();
  const openResponses = new OpenResponses();

  function enter(request: IncomingMessage, response: ServerResponse, door: Door, body: string) {
    return new Promise<boolean>((resolve) => {
      const bearer = bearerOf(request.headers.authorization);
      const account = bearer === null ? null : options.accountOf(bearer);
      const { remoteAddress } = request.socket;
      const forwardedFor = request.headers['x-forwarded-for'];
      const kind = kindOf({
        method: request.method,
        door,
        headers: request.headers,
        account,
        body,
      });
      const visit: AdmittedVisit = {
        door,
        kind,
        whose: account ?? limitKey(clientAddress(remoteAddress, forwardedFor, options.proxies)),
        isKnown: account !== null,
        isAnswered: false,
        begin: () => resolve(true),
        refuse: (reason) => {
          options.onRefused(door, kind, reason);
          refusals.send(request, response, { door, kind, reason });
          resolve(false);
        },
      };
      visits.set(request, visit);
      response.once('close', () => {
        if (visit.isAnswered || response.headersSent) return room.leave(visit);
        // Somebody has gone. What runs for them goes on, and holds its place until that is over.
        if (room.giveUp(visit)) leaveLater(visit);
      });
      room.enter(visit);
    });
  }

  function leaveLater(visit: AdmittedVisit): void {
    visit.giveUp ??= setTimeout(() => room.leave(visit), ABANDONED_MS).unref();
  }

  function noteAnswered(request: IncomingMessage, isWhole: boolean): void {
    const visit = visits.get(request);
    if (visit === undefined) return;
    const hasGone = visit.giveUp !== undefined;
    visit.isAnswered = true;
    // An answer that is there as a whole needs no place to be read, however slowly that is. Others are made meanwhile.
    if (!isWhole && !hasGone) return leaveLater(visit);
    clearTimeout(visit.giveUp);
    room.leave(visit);
  }

  const [handle] = http.server.listeners('request');
  if (handle === undefined) throw new TypeError('The server hears no requests.');
  const goOn = (request: IncomingMessage, response: ServerResponse): void => {
    Reflect.apply(handle, http.server, [request, response]);
  };
  http.server.removeAllListeners('request');
  http.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!openResponses.add(request.socket, response)) return;
    const door = doorOf(request.method, request.url ?? '');
    if (door === null || isUpload(request)) {
      goOn(request, response);
      return;
    }
    const come = (body: string) => {
      void enter(request, response, door, body).then((isIn) => isIn && goOn(request, response));
    };
    if (!hasBody(request)) {
      come('');
      return;
    }
    // A body that came with its head is there once this piece of data was read.
    setImmediate(() => {
      if (request.complete) come(door === 'graphql' ? peek(request) : '');
      else if (unread.size < waiting) {
        unread.add(request);
        response.once('close', () => unread.delete(request));
        goOn(request, response);
      } else {
        options.onRefused(door, 'write', 'full');
        refusals.send(request, response, { door, kind: 'write', reason: 'full' });
      }
    });
  });

  http.addHook('preValidation', async (request, reply) => {
    if (!unread.delete(request.raw)) return;
    const door = doorOf(request.method, request.url);
    if (door === null) return;
    const body = door === 'graphql' ? textOf(request) : '';
    if (!(await enter(request.raw, reply.raw, door, body))) reply.hijack();
  });
  http.addHook('onSend', (request, _reply, payload, done) => {
    noteAnswered(request.raw, !(payload instanceof Readable));
    done();
  });
  return {
    presence: () => room.presence(),
    answered: (request) => noteAnswered(request, true),
  };
}

interface AdmittedVisit extends Visit<Door, Kind> {
  isAnswered: boolean;
  /** Of one who has gone while it ran, or whose answer is still on its way out of what makes it. */
  giveUp?: NodeJS.Timeout;
}

/** Uploads have a room of their own, behind the doors that take files. */
function isUpload(request: IncomingMessage): boolean {
  return !isRead(request.method) && isMultipart(request.headers);
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || 'transfer-encoding' in headers;
}

/** The body of a request that is there as a whole; it is read again by whoever serves it. */
function peek(request: IncomingMessage): string {
  const chunk: unknown = request.read();
  if (!Buffer.isBuffer(chunk)) return '';
  request.unshift(chunk);
  return chunk.toString('latin1');
}

function textOf({ body }: FastifyRequest): string {
  return typeof body === 'object' ? JSON.stringify(body) : '';
}

interface Refused {
  door: Door;
  kind: Kind;
  reason: Reason;
}

/** Whoever is told to come back at the same time comes back together. */
const COME_BACK_SECONDS = [2, 3, 4, 5] as const;

const SENTENCES: Readonly<Record<Reason, string | undefined>> = {
  full: undefined,
  late: undefined,
  address:
    'Too many requests from your network are waiting already. Please try again in a few seconds.',
};

/** The error mapper words a refusal once, not each of some thousand in a second. */
function wordRefusals({ log, site, corsOrigins }: AdmissionOptions) {
  const quiet = { requestId: REQUEST_ID, log: silentLog() };
  const bodyOf = (reason: Reason, retryAfter: number) => {
    const failure = new Failure('UNAVAILABLE', { message: SENTENCES[reason], retryAfter });
    return {
      retryAfter: String(retryAfter),
      message: failure.message,
      graphql: JSON.stringify({ errors: [toGraphQLError(failure, quiet).toJSON()] }),
      rest: JSON.stringify(toRestBody(failure, quiet).body),
    };
  };
  const all = (reason: Reason) => COME_BACK_SECONDS.map((seconds) => bodyOf(reason, seconds));
  const words = { full: all('full'), address: all('address'), late: all('late') };

  return {
    send(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
      if (response.destroyed) return;
      const { door, reason } = refused;
      const requestId = randomUUID();
      const chosen = words[reason][randomInt(COME_BACK_SECONDS.length)];
      if (chosen === undefined) return;
      const body =
        door === 'html'
          ? plainPage({
              siteName: site.name,
              title: 'Server busy',
              text: chosen.message,
              below: '',
            })
          : chosen[door].replace(REQUEST_ID, requestId);
      response.writeHead(503, {
        ...(door === 'html' ? PAGE_HEADERS : JSON_HEADERS),
        ...headersForOrigin(door === 'html' ? [] : corsOrigins, request.headers.origin),
        'content-length': Buffer.byteLength(body),
        'retry-after': chosen.retryAfter,
        'x-request-id': requestId,
        // Of a body that nobody reads no limit would end the connection for minutes.
        ...(!request.complete && { connection: 'close' }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      const { method } = request;
      log.info({ requestId, method, route: 'none', status: 503, ...refused }, 'A request.');
    },
  };
}

const REQUEST_ID = '00000000-0000-4000-8000-000000000000';
const COMMON_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const JSON_HEADERS = { ...COMMON_HEADERS, 'content-type': 'application/json; charset=utf-8' };
const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};
