import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { requestExternal, isServiceAway, ServiceAway } from './outbound.ts';

let ending: () => void = () => undefined;
afterEach(() => {
  vi.useRealTimers();
  ending();
});

/** A service of others that answers like this. */
async function service(respond: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => respond(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('It listens to nobody.');
  return `http://127.0.0.1:${address.port}/`;
}

const PATIENT = { timeoutMs: 60_000, maxBytes: 10 };

test.each([200, 204, 304, 400, 499])('an answer of status %i is handed on', async (status) => {
  const url = await service((response) => {
    response.writeHead(status, { 'x-seen': 'yes' });
    response.end(status === 204 || status === 304 ? undefined : '0123456789');
  });
  const result = await requestExternal(url, {}, PATIENT);
  expect([result.status, result.headers.get('x-seen')]).toEqual([status, 'yes']);
  expect(await result.text()).toBe(status === 204 || status === 304 ? '' : '0123456789');
});

test('one byte more than agreed is too much', async () => {
  const url = await service((response) => response.end('01234567890'));
  await expect(requestExternal(url, {}, PATIENT)).rejects.toThrow('The response is too large.');
});

test('an error of the service is none of its answers', async () => {
  const url = await service((response) => response.writeHead(500).end());
  await expect(requestExternal(url, {}, PATIENT)).rejects.toThrow('The service answered 500.');
});

test('nobody is led elsewhere, and the sentence names no address', async () => {
  const url = await service((response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(),
  );
  const lost = requestExternal(url, {}, PATIENT);
  await expect(lost).rejects.toBeInstanceOf(ServiceAway);
  await expect(lost).rejects.toThrow('TypeError');
});

test('what does not come in time is late, also after its beginning, and nobody listens to it any more', async () => {
  // However slow a machine is, the time is over once the answer has begun and not before.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let hangUp: () => void = () => undefined;
  const hungUp = new Promise<void>((resolve) => (hangUp = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const url = await service((response) => {
    response.on('close', hangUp);
    response.writeHead(200).write('0', begin);
  });
  const pending = requestExternal(url, {}, { timeoutMs: 50, maxBytes: 10 }).catch(String);
  await begun;
  await vi.advanceTimersByTimeAsync(50);
  expect(await pending).toContain('The response is late.');
  await hungUp;
});

test('a service that is away is known beneath other errors', () => {
  const away = new ServiceAway('gone');
  expect(isServiceAway(new Error('x', { cause: new Error('y', { cause: away }) }))).toBe(true);
  expect([new Error('x'), 'x', null, { cause: away }].map(isServiceAway)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
