import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LIMITS } from '../../schema/limits.ts';
import { answerWithTags } from './doors/caching.ts';
import { registerCors } from './doors/cors.ts';
import { shedLoad } from './doors/loadShedding.ts';
import { limitResponseTime } from './doors/responseTimeout.ts';
import { acceptJson } from './doors/jsonBodies.ts';
import { limitBodyTime } from './doors/bodyTimeout.ts';
import { logRequests } from './doors/requestLog.ts';
import { createRefusals, readableAddress } from './doors/refusals.ts';
import { doorOf, isOpened } from './doors/requestKind.ts';
import { showOwnWrites } from './doors/ownWrites.ts';
import { registerSecurity } from './doors/security.ts';
import { type createCounters, NO_DOOR } from './counters.ts';
import type { TrustedProxies } from './platform/http/address.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/observability/logging.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import type { Services } from './services.ts';

export interface HttpServerParts extends Pick<Services, 'site' | 'sessions'> {
  config: Config;
  log: Log;
  proxies: TrustedProxies;
  metrics: Metrics;
  count: ReturnType<typeof createCounters>;
}

/** How long a request may take to arrive; of a form that was refused unread, 5 seconds more are read past. */
const BODY_TIMEOUTS = {
  usualMs: 30_000,
  uploadMs: LIMITS.picture.uploadTimeoutMs,
  afterAnswerMs: 5_000,
};

/** Statements and the pool have shorter limits: this one is for what nobody thought of. */
const ANSWER_TIMEOUT_MS = 60_000;

/** A connection on which nothing moves for longer than any answer takes: nobody reads there. */
const STILL_TIMEOUT_MS = 75_000;

/** What every request meets before and after its door: refusals, limits of time and load, the log, security, compression. */
export async function createHttpServer({
  config,
  log,
  site,
  sessions,
  proxies,
  metrics,
  count,
}: HttpServerParts): Promise<FastifyInstance> {
  const { refusalOf, refuseUnread, refuseElse } = createRefusals({ log, site });
  const logger: FastifyBaseLogger = log;
  const http: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.request.jsonBytes,
    requestTimeout: BODY_TIMEOUTS.uploadMs,
    connectionTimeout: STILL_TIMEOUT_MS,
    http: { headersTimeout: BODY_TIMEOUTS.usualMs },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/', headers }) => (isOpened(url, headers) ? readableAddress(url) : url),
    clientErrorHandler: refuseUnread,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => {
      loadShedding.answered(request.raw);
      const { status, headers, body } = refusalOf(request, error);
      reply.raw.writeHead(status, headers);
      reply.raw.end(body);
    },
  });
  const doorInFigures = (method: string, url: string) => doorOf(method, url) ?? NO_DOOR;
  metrics.observeRequests(http, doorInFigures);
  const loadShedding = shedLoad(http, {
    limits: config.admission,
    log,
    site,
    proxies,
    corsOrigins: config.corsOrigins,
    accountOf: (bearer) => sessions.accountOf(bearer),
    onRefused: (door, kind, reason) => count.refused({ door, kind, reason }),
  });
  metrics.observeAdmission(loadShedding);
  logRequests(http, log, ({ method, url }, code) =>
    count.failure({ door: doorInFigures(method, url), code }),
  );
  limitBodyTime(http, BODY_TIMEOUTS, log);
  limitResponseTime(http, { limitMs: ANSWER_TIMEOUT_MS, log, siteName: site.name });
  registerSecurity(http, config);
  acceptJson(http);
  registerCors(http, config.corsOrigins);
  await http.register(fastifyCookie);
  if (config.database.kind === 'external' && config.database.replicaUrls.length > 0) {
    showOwnWrites(http, { seconds: config.replicaLagSeconds, production: config.production });
  }
  await http.register(fastifyCompress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  http.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  answerWithTags(http);
  refuseElse(http);
  return http;
}
