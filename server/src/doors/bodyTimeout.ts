import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Failure } from '../platform/failures.ts';
import { ofRequest, toRestBody } from '../platform/http/errorMapper.ts';
import { type Log } from '../platform/observability/logging.ts';
import { isMultipart } from './uploads.ts';

export interface BodyTimeouts {
  /** How long the body of a request may take to arrive. */
  usualMs: number;
  /** The same for an upload. */
  uploadMs: number;
  /** How long the rest of a body is read past once its answer is out, so that its sender sees the answer. */
  afterAnswerMs: number;
}

/**
 * Ends requests whose body does not arrive in time, with 408 where nothing was answered yet. Node knows one
 * limit for all requests of a server, and looks at it every 30 seconds; uploads take longer than the others.
 */
export function limitBodyTime(http: FastifyInstance, times: BodyTimeouts, log: Log): void {
  const watch = (request: FastifyRequest, reply: FastifyReply) => {
    const { raw, headers } = request;
    const giveUp = () => {
      if (reply.raw.headersSent) {
        raw.destroy();
        return;
      }
      reply.hijack();
      const failure = new Failure('INVALID_INPUT', { message: TOO_SLOW });
      sayTooSlow(reply.raw, toRestBody(failure, ofRequest(request, log)).body, raw);
    };
    let timer = setTimeout(giveUp, isMultipart(headers) ? times.uploadMs : times.usualMs);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    reply.raw.once('finish', () => {
      if (raw.readableEnded) return;
      stop();
      timer = setTimeout(() => raw.destroy(), times.afterAnswerMs);
      timer.unref();
    });
  };
  http.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    if ('content-length' in headers || 'transfer-encoding' in headers) watch(request, reply);
    done();
  });
}

function sayTooSlow(response: ServerResponse, body: object, request: IncomingMessage): void {
  const text = JSON.stringify(body);
  response.writeHead(408, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(text, () => request.destroy());
}

const TOO_SLOW = 'Your request took too long to arrive. Please try again on a better connection.';
