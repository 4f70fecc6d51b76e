import { type FastifyReply, type FastifyRequest } from 'fastify';
import { clientAddress, type TrustedProxies } from '../platform/http/address.ts';
import { type Clock } from '../platform/clock.ts';
import { type Context, type Cookies, createContext, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Disk } from '../platform/disk.ts';
import { type Log } from '../platform/observability/logging.ts';
import { currentTrace } from '../platform/observability/trace.ts';
import { type Cipher } from '../platform/encryption.ts';

export interface ContextSource {
  database: Database;
  clock: Clock;
  log: Log;
  cipher: Cipher;
  proxies: TrustedProxies;
  /** What is written is refused while it is full. */
  disk: Disk;
  /** Whether cookies are for https alone. */
  production: boolean;
  /** What the log calls an account. */
  nameInLog: (id: string) => string;
  /** Who sends a request with this bearer token. */
  identify: (bearer: string | null, request: FastifyRequest) => Promise<Viewer>;
}

export const VISITOR: Viewer = { kind: 'visitor' };

/** The context of one request, the same for every door. */
export async function requestContext(
  source: ContextSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const bearer = bearerOf(request.headers.authorization);
  const viewer = await source.identify(bearer, request);
  const trace = currentTrace();
  if (trace && viewer.kind === 'account') trace.account = source.nameInLog(viewer.id);
  return createContext({
    viewer,
    cookies: cookiesOf(source, request, reply),
    bearer,
    userAgent: request.headers['user-agent'] ?? null,
    address: addressOf(source, request),
    requestId: request.id,
    database: source.database,
    clock: source.clock,
    log: source.log,
    cipher: source.cipher,
  });
}

/** Public pages are the same for everybody, so they are read as the visitor. */
export function anonymousContext(source: ContextSource, request: FastifyRequest): Context {
  return createContext({
    viewer: VISITOR,
    address: addressOf(source, request),
    requestId: request.id,
    database: source.database,
    clock: source.clock,
    log: source.log,
    cipher: source.cipher,
  });
}

export function bearerOf(header: string | undefined): string | null {
  return /^bearer (.+)$/i.exec(header ?? '')?.[1]?.trim() ?? null;
}

function cookiesOf(
  { production }: ContextSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Cookies {
  return {
    get: (name) => request.cookies[name] ?? null,
    set: (name, value, { path, maxAgeSeconds, sameSite = 'strict' }) => {
      reply.setCookie(name, value, {
        path,
        maxAge: maxAgeSeconds,
        sameSite,
        httpOnly: true,
        secure: production,
      });
    },
    clear: (name, path) => {
      reply.clearCookie(name, { path, httpOnly: true, secure: production });
    },
  };
}

function addressOf(source: ContextSource, request: FastifyRequest): string {
  return clientAddress(
    request.socket.remoteAddress,
    request.headers['x-forwarded-for'],
    source.proxies,
  );
}
