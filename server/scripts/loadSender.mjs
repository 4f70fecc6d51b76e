// Sends requests for `bench:load` over connections that are kept, and tells its parent what came of them. Times count
// from the moment at which a request was due, so that a late sender does not make the server look quick; how late it
// was is told too. It reads of an answer only what it needs: the sender lives on the same cores as the server.
import { connect } from 'node:net';

/**
 * With `rate` so many a second; with `clients` as fast as so many are answered.
 * @typedef {object} Plan
 * @property {{ method: string, path: string, body?: string, accepts?: string }} request
 * @property {number} port
 * @property {number} seconds
 * @property {number} [rate]
 * @property {number} [clients]
 * @property {number} from
 */
/** @typedef {Record<'served' | 'seconds' | 'p50' | 'p99' | 'late' | 'refused' | 'other', number>} Outcome */
/** @typedef {{ due: number, done(status: number, isWorded: boolean): void }} Due */

const MOST_CONNECTIONS = 4_000;
/** An answer that comes later is worth nothing to anybody. */
const PATIENCE_MS = 30_000;

/** @type {Plan} */
const { request, port, seconds, rate, clients, from } = JSON.parse(process.argv[2] ?? '{}');
const texts = [
  `${request.method} ${request.path} HTTP/1.1`,
  'host: localhost',
  ...(request.accepts ? [`accept-encoding: ${request.accepts}`] : []),
  ...(request.body
    ? ['content-type: application/json', `content-length: ${Buffer.byteLength(request.body)}`]
    : []),
  '',
  request.body ?? '',
].join('\r\n');
let number = from;
const same = texts.includes('{n}') ? null : Buffer.from(texts);
const nextRequest = () => same ?? Buffer.from(texts.replace('{n}', String((number += 1))));
/** @type {{ next(): void }[]} */
const free = [];
/** @type {Due[]} */
const queue = [];
/** @type {number[]} */
const times = [];
/** @type {number[]} */
const lateness = [];
let connections = 0;
let refused = 0;
let other = 0;
let waiting = 0;
let inTime = 0;
const started = performance.now();
const until = started + seconds * 1_000;

if (rate === undefined) {
  await Promise.all(
    Array.from({ length: clients ?? 0 }, async () => {
      while (performance.now() < until) await sendOne(performance.now());
    }),
  );
} else {
  let sent = 0;
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const timer = setInterval(() => {
        const now = performance.now();
        for (; sent < ((Math.min(now, until) - started) / 1_000) * rate; sent += 1) {
          void sendOne(started + (sent / rate) * 1_000);
        }
        if (now < until || (waiting > 0 && now < until + PATIENCE_MS)) return;
        clearInterval(timer);
        resolve();
      }, 2);
    })
  );
}
/** @type {(one: number, another: number) => number} */
const byTime = (one, another) => one - another;
times.sort(byTime);
lateness.sort(byTime);
/** @type {(values: number[], share: number) => number} */
const at = (values, share) =>
  Math.round(values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0);
/** @type {Outcome} */
const outcome = {
  served: inTime,
  seconds: rate === undefined ? (performance.now() - started) / 1_000 : seconds,
  p50: at(times, 0.5),
  p99: at(times, 0.99),
  late: at(lateness, 0.99),
  refused,
  other: other + waiting,
};
process.send?.(outcome);
process.exit(0);

/**
 * @param {number} due
 * @returns {Promise<void>}
 */
function sendOne(due) {
  waiting += 1;
  return new Promise((resolve) => {
    queue.push({
      due,
      done: (status, isWorded) => {
        waiting -= 1;
        const now = performance.now();
        if (status === 200) {
          times.push(now - due);
          // What comes after all were sent is no part of what was served a second.
          if (now <= until || rate === undefined) inTime += 1;
        } else if (status === 503 && isWorded) refused += 1;
        else other += 1;
        resolve();
      },
    });
    const connection = free.pop();
    if (connection !== undefined) connection.next();
    else if (connections < MOST_CONNECTIONS) open();
  });
}

function open() {
  connections += 1;
  const socket = connect(port, '127.0.0.1');
  /** @type {Due | null} */
  let due = null;
  /**
   * Bytes of the answer's body that are still to come; null while its head is read.
   * @type {number | null}
   */
  let left = null;
  let head = '';
  /** @type {{ next(): void }} */
  const connection = {
    next() {
      due = queue.shift() ?? null;
      if (due === null) return free.push(connection);
      lateness.push(performance.now() - due.due);
      socket.write(nextRequest());
    },
  };
  socket.setNoDelay(true);
  socket.once('connect', () => connection.next());
  socket.on('data', (data) => {
    if (left === null) {
      head += data.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4);
    } else left -= data.length;
    if (left > 0) return;
    const status = Number(head.slice(9, 12));
    const isWorded = /\r\nretry-after: /i.test(head);
    const isOver = /\r\nconnection: close/i.test(head) || left !== 0;
    if (due === null) throw new Error('An answer came that nobody has asked for.');
    const { done } = due;
    due = left = null;
    head = '';
    done(status, isWorded);
    if (isOver) socket.destroy();
    else connection.next();
  });
  socket.on('error', () => socket.destroy());
  socket.once('close', () => {
    connections -= 1;
    const at = free.indexOf(connection);
    if (at !== -1) free.splice(at, 1);
    due?.done(0, false);
    due = null;
    if (queue.length > 0 && connections < MOST_CONNECTIONS) open();
  });
}
