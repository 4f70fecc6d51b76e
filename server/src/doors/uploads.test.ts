import { EventEmitter } from 'node:events';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isMultipart, UploadRoom } from './uploads.ts';

const LIMITS = { longest: 1_000, most: 100 };

/** Asks for room; `end` is the end of its answer or of its connection. */
function ask(
  room: UploadRoom,
  headers: Record<string, string | undefined>,
  whose = 'somebody',
  limits = LIMITS,
) {
  const raw = new EventEmitter();
  const [request, reply]: [FastifyRequest, FastifyReply] = [Object({ headers }), Object({ raw })];
  room.admit(request, reply, { ...limits, whose });
  return { end: () => raw.emit('close') };
}

const of = (bytes: number) => ({ 'content-length': String(bytes) });

test('uploads have room until it is full, and again when one has ended', () => {
  const room = new UploadRoom(150, 150);
  const first = ask(room, of(90));
  ask(room, of(60));
  expect(() => ask(room, of(1))).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', retryAfter: 5 }),
  );
  first.end();
  ask(room, of(90));
});

test('one account that sends slowly leaves room for the others', () => {
  const room = new UploadRoom(150);
  const first = ask(room, of(60), 'slow');
  expect(() => ask(room, of(16), 'slow')).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', retryAfter: 5 }),
  );
  ask(room, of(75), 'other');
  first.end();
  ask(room, of(75), 'slow');
});

test('by default there is room for 160 MB, and half of it for one account', () => {
  const room = new UploadRoom();
  const half = 80 * 1024 * 1024;
  const limits = { longest: half + 1, most: half + 1 };
  const full = expect.objectContaining({ code: 'UNAVAILABLE' });
  expect(() => ask(room, of(half + 1), 'one', limits)).toThrow(full);
  ask(room, of(half), 'one', limits);
  ask(room, of(half), 'other', limits);
  expect(() => ask(room, of(1), 'third', limits)).toThrow(full);
});

test('what is too long is refused before it is read', () => {
  const room = new UploadRoom(150, 150);
  expect(() => ask(room, of(1_001))).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
  ask(room, of(1_000));
});

test.each([{ 'transfer-encoding': 'chunked' }, { ...of(1), 'content-encoding': 'gzip' }])(
  '%j does not say how long it becomes, so it counts as the longest',
  (headers) => {
    const room = new UploadRoom(150, 150);
    ask(room, headers);
    expect(() => ask(room, headers)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  },
);

test.each([
  ['multipart/form-data; boundary=x', true],
  ['Multipart/Form-Data', true],
  ['multipart/form-database', false],
  ['multipart/mixed; boundary=x', false],
  ['application/json', false],
  [undefined, false],
])('%s is a form: %s', (type, isForm) => {
  expect(isMultipart({ 'content-type': type })).toBe(isForm);
});
