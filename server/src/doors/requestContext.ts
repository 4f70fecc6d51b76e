import { type FastifyRequest } from 'fastify';
import { clientAddress, type TrustedProxies } from '../platform/address.ts';
import { type Clock } from '../platform/clock.ts';
import { type Context, createContext, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Log } from '../platform/logging.ts';

export interface ContextSource {
  database: Database;
  clock: Clock;
  log: Log;
  proxies: TrustedProxies;
  /** Who sends a request. Nobody can sign in yet, so the application answers the visitor. */
  identify: (request: FastifyRequest) => Promise<Viewer>;
}

export const VISITOR: Viewer = { kind: 'visitor' };

/** The context of one request, the same for every door. */
export async function requestContext(
  source: ContextSource,
  request: FastifyRequest,
): Promise<Context> {
  return createContext({
    viewer: await source.identify(request),
    address: addressOf(source, request),
    requestId: request.id,
    database: source.database,
    clock: source.clock,
    log: source.log,
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
  });
}

function addressOf(source: ContextSource, request: FastifyRequest): string {
  return clientAddress(
    request.socket.remoteAddress,
    request.headers['x-forwarded-for'],
    source.proxies,
  );
}
