import { connect, type Socket } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portOf } from '../../test/harness/listen.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { limitBodyTime } from './bodyTimeout.ts';

/** No number of steps of the others makes the one of uploads. */
const TIMES = { usualMs: 30_000, uploadMs: 1_000_000_000, afterAnswerMs: 5_000 };
const MULTIPART = 'multipart/form-data; boundary=b';
let http: FastifyInstance;
let port: number;
/** The first request of a test is there, and its limit runs. */
let arrived: Promise<void>;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  http = fastify();
  limitBodyTime(http, TIMES, silentLog());
  arrived = new Promise((resolve) => {
    http.addHook('onRequest', async () => resolve());
  });
  http.addContentTypeParser(
    'multipart/form-data',
    async (_request: unknown, body: AsyncIterable<Buffer>) => {
      let length = 0;
      for await (const chunk of body) length += chunk.length;
      return { length };
    },
  );
  http.get('/nothing', async () => ({ is: 'nothing' }));
  http.post('/read', async (request) => ({ got: request.body }));
  http.post(
    '/unread',
    { onRequest: async (_request, reply) => reply.code(401).send('No.') },
    () => null,
  );
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(http.server);
  // Nothing but the limits waits by these from here: the tests move the time on themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await http.close();
});

/** Announces a body and sends what is given of it; `ended` is all that came back. */
function begin(path: string, type: string, body: string, length = 'content-length: 1000000') {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text));
  });
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, length];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return { socket, ended, soFar: () => text };
}

/** Sends one byte after the other until `work` is done. */
async function trickling<T>(socket: Socket, work: () => Promise<T>): Promise<T> {
  const trickle = setInterval(() => socket.write(' '), 20);
  try {
    return await work();
  } finally {
    clearInterval(trickle);
  }
}

const limitsRunning = () => vi.getTimerCount();

test.each([
  ['a body', 'application/json', '{', TIMES.usualMs, undefined],
  ['one of no length', 'application/json', '1\r\n{', TIMES.usualMs, 'transfer-encoding: chunked'],
  ['D-73 an upload, which may take longer,', MULTIPART, '-', TIMES.uploadMs, undefined],
])(
  '%s that trickles in is given up at its time with a sentence',
  async (_, type, byte, ms, length) => {
    const { socket, ended } = begin('/read', type, byte, length);
    const text = await trickling(socket, async () => {
      await arrived;
      vi.advanceTimersByTime(ms - 1);
      expect(limitsRunning()).toBe(1);
      vi.advanceTimersByTime(1);
      return ended;
    });
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(text).toContain('content-type: application/json; charset=utf-8');
    expect(text).toContain('cache-control: no-store');
    expect(text).toContain('connection: close');
    expect(text).toContain(
      '"Your request took too long to arrive. Please try again on a better connection."',
    );
  },
);

test('what arrives in time is answered, and its connection serves on', async () => {
  const { socket, soFar } = begin('/read', MULTIPART, 'x'.repeat(1_000), 'content-length: 1000');
  await expect.poll(soFar).toContain('"length":1000');
  socket.write('GET /nothing HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(soFar).toContain('"nothing"');
  expect(limitsRunning()).toBe(0);
  vi.advanceTimersByTime(TIMES.uploadMs);
  socket.write(
    'POST /read HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  await expect.poll(soFar).toContain('"got":{}');
});

test('whoever is refused unread is told so before the connection ends', async () => {
  const { socket, ended, soFar } = begin('/unread', MULTIPART, 'x');
  await expect.poll(soFar).toMatch(/^HTTP\/1.1 401 /);
  let isOver = false;
  void ended.then(() => (isOver = true));
  await trickling(socket, async () => {
    await expect
      .poll(() => {
        vi.advanceTimersByTime(TIMES.afterAnswerMs);
        return isOver;
      })
      .toBe(true);
  });
});
