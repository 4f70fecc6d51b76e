import { connect, type Socket } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../platform/logging.ts';
import { limitReading } from './readingTime.ts';

/** Far enough apart that a machine which stands still for a second blurs none of them. */
const TIMES = { usualMs: 1_000, uploadMs: 5_000, afterAnswerMs: 1_000 };
const MULTIPART = 'multipart/form-data; boundary=b';
let http: FastifyInstance;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  http = fastify();
  limitReading(http, TIMES, silentLog());
  http.addContentTypeParser(
    'multipart/form-data',
    async (_request: unknown, body: AsyncIterable<Buffer>) => {
      let length = 0;
      for await (const piece of body) length += piece.length;
      return { length };
    },
  );
  http.post('/read', async (request) => ({ got: request.body }));
  http.post(
    '/unread',
    { onRequest: async (_request, reply) => reply.code(401).send('No.') },
    () => null,
  );
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await http.close();
});

/** Announces 1,000 bytes of a body and sends what is given; `ended` is all that came back and after how long. */
function begin(path: string, type: string, body: string) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const started = performance.now();
  let text = '';
  socket.on('data', (piece) => (text += piece.toString()));
  socket.on('error', () => undefined);
  const ended = new Promise<{ text: string; ms: number }>((resolve) => {
    socket.on('close', () => resolve({ text, ms: performance.now() - started }));
  });
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    'content-length: 1000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return { socket, ended, soFar: () => text };
}

test('a body that trickles in is given up with a sentence', async () => {
  const { socket, ended } = begin('/read', 'application/json', '{');
  const trickle = setInterval(() => socket.write(' '), 50);
  const { text, ms } = await ended;
  clearInterval(trickle);
  expect(text).toMatch(/^HTTP\/1.1 408 /);
  expect(text).toContain('took too long to arrive');
  expect(ms).toBeGreaterThanOrEqual(TIMES.usualMs - 20);
  expect(ms).toBeLessThan(TIMES.uploadMs);
});

test('D-73 an upload may take longer than that, and is given up at its own time', async () => {
  const { socket, ended } = begin('/read', MULTIPART, '-');
  const trickle = setInterval(() => socket.write('-'), 50);
  const { text, ms } = await ended;
  clearInterval(trickle);
  expect(text).toMatch(/^HTTP\/1.1 408 /);
  expect(ms).toBeGreaterThanOrEqual(TIMES.uploadMs - 20);
});

test('what arrives in time is answered, and its connection serves on', async () => {
  const { socket, soFar } = begin('/read', MULTIPART, 'x'.repeat(1_000));
  await expect.poll(soFar).toContain('"length":1000');
  socket.write(
    'POST /read HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  await expect.poll(soFar).toContain('"got":{}');
});

test('whoever is refused unread is told so before the connection ends', async () => {
  const { socket, ended, soFar } = begin('/unread', MULTIPART, 'x');
  await expect.poll(soFar).toMatch(/^HTTP\/1.1 401 /);
  const trickle = setInterval(() => socket.write('x'), 50);
  const { ms } = await ended;
  clearInterval(trickle);
  expect(ms).toBeLessThan(TIMES.uploadMs);
});
