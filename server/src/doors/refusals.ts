import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { invalid, notFound } from '../platform/failures.ts';
import { ofRequest, toRestBody } from '../platform/http/errorMapper.ts';
import { type Log } from '../platform/observability/logging.ts';
import { plainPage } from '../platform/http/plainPage.ts';
import { addVary } from './caching.ts';
import { isOpened } from './requestKind.ts';

/** As much of a request as is known before it reaches a door. */
interface Asking {
  id: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A refusal outside of every door: a page for a browser that opens an address, JSON for programs. */
export function createRefusals({ log, site }: { log: Log; site: { name: string } }) {
  function refusalOf(asking: Asking, error: unknown) {
    const { status, headers, body } = toRestBody(error, ofRequest(asking, log));
    const isPage = isOpened(asking.url, asking.headers);
    const title = status === 404 ? 'Page not found' : 'Something went wrong';
    return {
      status,
      headers: { ...headers, 'content-type': isPage ? HTML_TYPE : JSON_TYPE },
      body: isPage
        ? plainPage({ siteName: site.name, title, text: body.message, below: HOME })
        : JSON.stringify(body),
    };
  }

  /** What Node cannot read as a request, such as one whose address is too long. */
  const refuseUnread: FastifyServerOptions['clientErrorHandler'] = (
    { code, rawPacket },
    socket,
  ) => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, message] = UNREAD.get(code) ?? [400, 'The request is not HTTP.'];
    const sent = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
    const [, url = '/'] = /^\S+ (\S+)/.exec(sent) ?? [];
    const [, accept] = /^accept:(.*)$/im.exec(sent) ?? [];
    const asking = { id: randomUUID(), url, headers: { accept } };
    const { headers, body } = refusalOf(asking, invalid([], message));
    end(socket, status, { ...headers, connection: 'close' }, body);
  };

  /** What a door did not expect, and what is asked of none. */
  function refuseElse(http: FastifyInstance): void {
    const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const { status, headers, body } = refusalOf(request, error);
      addVary(reply, 'accept');
      return reply.code(status).headers(headers).send(body);
    };
    http.setErrorHandler(refuse);
    http.setNotFoundHandler((request, reply) => refuse(notFound(), request, reply));
  }

  return { refusalOf, refuseUnread, refuseElse };
}

function end(socket: Socket, status: number, headers: Record<string, string>, body: string): void {
  const head = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
}

const UNREAD: ReadonlyMap<string, readonly [status: number, message: string]> = new Map([
  ['HPE_HEADER_OVERFLOW', [431, 'The address or its cookies are too long.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long to arrive. Please try again.']],
]);

const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const HOME = '<p><a href="/">Home</a></p>';

/**
 * Programs that cut an address in the middle of a character leave half of its signs: they become the sign that stands
 * for such, so that the address is one that nothing is found at.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = path.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (signs) => {
    try {
      return decodeURIComponent(signs) && signs;
    } catch {
      return '%ef%bf%bd';
    }
  });
  return [readable, ...query].join('?');
}
