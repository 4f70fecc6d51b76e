import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { OpenResponses } from './openResponses.ts';

/** A server that answers nothing; how many were asked, and of how many it was told that nobody waits any more. */
async function serve() {
  const seen = { asked: 0, closed: 0, refused: 0 };
  const open = new OpenResponses();
  const server = createServer((request, response) => {
    if (!open.add(request.socket, response)) {
      seen.refused += 1;
      return;
    }
    seen.asked += 1;
    response.once('close', () => (seen.closed += 1));
    if (request.url === '/answered') response.end('Here.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  const ask = (path: string, times: number) =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times));
  return { seen, socket, ask };
}

test('all that were asked on a connection hear that it has closed, also those behind the first', async () => {
  const { seen, socket, ask } = await serve();
  ask('/never', 1);
  ask('/answered', 3);
  await expect.poll(() => seen.asked).toBe(4);
  expect(seen.closed).toBe(0);
  socket.destroy();
  await expect.poll(() => seen.closed).toBe(4);
});

test('answers that are read make room for more', async () => {
  const { seen, socket, ask } = await serve();
  socket.resume();
  for (let round = 1; round <= 3; round += 1) {
    ask('/answered', 8);
    await expect.poll(() => seen.closed).toBe(round * 8);
  }
  expect(seen.refused).toBe(0);
  socket.destroy();
});

test('a connection that asks for more than eight answers at once is closed', async () => {
  const { seen, socket, ask } = await serve();
  const closed = once(socket, 'close');
  ask('/never', 9);
  await closed;
  expect(seen).toMatchObject({ asked: 8 });
  await expect.poll(() => seen.closed).toBe(8);
});
