import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { unavailable } from '../platform/failures.ts';
import { ofRequest, toGraphQLError, toRestBody } from '../platform/http/errorMapper.ts';
import { type Log } from '../platform/observability/logging.ts';
import { errorPage } from './web/errorPage.ts';

export interface ResponseTimeout {
  /** How long an answer may take to begin, from when its request is there as a whole. */
  limitMs: number;
  log: Log;
  siteName: string;
}

/**
 * Answers 503 where nothing was answered in time: whatever a request waits for, its sender does not wait for ever.
 * What it has begun goes on, as it does when a sender hangs up.
 */
export function limitResponseTime(http: FastifyInstance, options: ResponseTimeout): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    let timer: NodeJS.Timeout | undefined;
    const giveUp = () => {
      if (reply.raw.headersSent) return;
      reply.hijack();
      const { type, body, retryAfter } = lateResponse(request, options);
      reply.raw.writeHead(503, {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        'retry-after': retryAfter,
        'x-request-id': request.id,
      });
      reply.raw.end(body);
    };
    const begin = () => (timer = setTimeout(giveUp, options.limitMs));
    // What nobody reads has no end: a body of GET is not read.
    const isRead = raw.method !== 'GET' && raw.method !== 'HEAD';
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (isRead && hasBody) raw.once('end', begin);
    else begin();
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

/** In the shape of the door that was asked. */
function lateResponse(request: FastifyRequest, { log, siteName }: ResponseTimeout) {
  const failure = unavailable(new Error(`Nothing was answered: ${request.routeOptions.url}`), 5);
  const options = ofRequest(request, log);
  const retryAfter = String(failure.retryAfter);
  const [path = ''] = request.url.split('?');
  if (path === '/graphql') {
    const errors = [toGraphQLError(failure, options).toJSON()];
    return { type: JSON_TYPE, body: JSON.stringify({ errors }), retryAfter };
  }
  const { body } = toRestBody(failure, options);
  return path.startsWith('/api/')
    ? { type: JSON_TYPE, body: JSON.stringify(body), retryAfter }
    : { type: 'text/html; charset=utf-8', body: errorPage(siteName, failure.message), retryAfter };
}

const JSON_TYPE = 'application/json; charset=utf-8';
