import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../harness/listen.ts';

/** What the provider does with the next requests. */
export type SmsBehaviour =
  | 'take'
  | 'hang'
  /** Takes the message and goes on talking for ever. */
  | 'babble'
  /** Takes the message with an answer that is no JSON. */
  | 'garbage'
  /** Cuts the connection without an answer. */
  | 'cut'
  /** Says how long its answer is, takes the message and cuts in the middle. */
  | 'cut later'
  | 'redirect'
  /** Writes half a line of HTTP. */
  | 'half'
  | { status: number };

export interface SmsRequest {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface FakeSms {
  url: string;
  readonly requests: readonly SmsRequest[];
  /** Requests that followed a redirect. */
  readonly followed: number;
  behave(behaviour: SmsBehaviour): void;
  close(): Promise<void>;
}

/** An SMS provider for tests, which does what it is told. */
export async function startFakeSms(): Promise<FakeSms> {
  const requests: SmsRequest[] = [];
  let behaviour: SmsBehaviour = 'take';
  let followed = 0;
  const server = createServer((request, response) => {
    if (request.url === '/elsewhere') followed += 1;
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body: JSON.parse(body) });
      respond(behaviour, response);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/messages`,
    requests,
    get followed() {
      return followed;
    },
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function respond(behaviour: SmsBehaviour, response: ServerResponse): void {
  if (typeof behaviour === 'object') {
    response.writeHead(behaviour.status).end('{"error": "as told"}');
    return;
  }
  const ways: Record<Extract<SmsBehaviour, string>, () => void> = {
    take: () => void response.writeHead(202).end('{"id": "abc"}'),
    hang: () => undefined,
    babble: () => {
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(more));
      response.writeHead(200);
    },
    garbage: () => void response.writeHead(200).end('\0\0<html>{{{'),
    cut: () => response.socket?.destroy(),
    'cut later': () => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('x', () => response.socket?.destroy());
    },
    redirect: () => void response.writeHead(307, { location: '/elsewhere' }).end(),
    half: () => response.socket?.end('HTTP/1.1 20'),
  };
  ways[behaviour]();
}
