import { createHmac } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type FailureCode } from '../../../schema/failures.ts';
import { type Log } from '../platform/observability/logging.ts';
import { newTrace, type Trace, withinTrace } from '../platform/observability/trace.ts';

/** Who waits longer than this for an answer notices. */
const SLOW_MS = 1_000;
const MOST_STATEMENTS = 5;
/** What is asked every few seconds or fetched by the dozen for each page is worth a line to nobody. */
const QUIET = /^\/(?:healthz|readyz|metrics|media\/|assets\/|fonts\/)/;

/**
 * One line for each request once it is answered: what was asked, with which outcome, how long it took and for whom;
 * for a slow one also the statements that took longest. Never an address with its query: that is what people typed.
 */
export function logRequests(
  http: FastifyInstance,
  log: Log,
  countFailure: CountFailure = () => undefined,
): void {
  const traces = new WeakMap<FastifyRequest, { trace: Trace; readyAt: number }>();
  http.addHook('onRequest', (request, _reply, done) => {
    const trace = newTrace();
    traces.set(request, { trace, readyAt: performance.now() });
    withinTrace(trace, done);
  });
  // The body comes by events of its socket, which belong to no request.
  http.addHook('preHandler', (request, _reply, done) => {
    const known = traces.get(request);
    if (!known) return done();
    known.readyAt = performance.now();
    withinTrace(known.trace, done);
  });
  http.addHook('onResponse', (request, reply, done) => {
    const known = traces.get(request);
    if (!known) return done();
    const { account, operation, statements, failures } = known.trace;
    for (const code of failures) countFailure(request, code);
    const route = request.routeOptions.url ?? 'none';
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(operation !== undefined && { operation }),
      ...(failures.length > 0 && { failures: [...new Set(failures)] }),
      ...(account !== undefined && { account }),
    };
    if (performance.now() - known.readyAt > SLOW_MS) {
      log.warn({ ...line, statements: longest(statements) }, 'A slow request.');
    } else if (QUIET.test(route)) log.debug(line, 'A request.');
    else log.info(line, 'A request.');
    done();
  });
}

/** Told of everything that was refused in a request. */
export type CountFailure = (request: FastifyRequest, code: FailureCode) => void;

/** A word for an account that is the same in every line and cannot be led back without the secret. */
export function accountWord(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`account in the log ${id}`).digest('hex').slice(0, 16);
}

function longest(statements: Trace['statements']) {
  return [...statements]
    .map(([name, { count, ms }]) => ({ name, count, ms: Math.round(ms) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, MOST_STATEMENTS);
}
