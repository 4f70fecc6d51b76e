// Sends requests for `bench:load` over connections that are kept, and tells its parent what came of them. Times count
// from the moment at which a request was due, so that a late sender does not make the server look quick.
import { Agent, request as open } from 'node:http';

const { request, port, seconds, rate, clients } = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: 4_000, scheduling: 'lifo' });
const times = [];
let refused = 0;
let other = 0;
let waiting = 0;
const started = performance.now();
const until = started + seconds * 1_000;

if (rate === undefined) {
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) await sendOne(performance.now());
    }),
  );
} else {
  let sent = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (; sent < ((Math.min(now, until) - started) / 1_000) * rate; sent += 1) {
        void sendOne(started + (sent / rate) * 1_000);
      }
      if (now < until || waiting > 0) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
}
times.sort((one, another) => one - another);
const at = (share) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
process.send({
  served: times.length,
  seconds: rate === undefined ? (performance.now() - started) / 1_000 : seconds,
  p50: at(0.5),
  p99: at(0.99),
  refused,
  other,
});
process.exit(0);

function sendOne(due) {
  waiting += 1;
  return new Promise((resolve) => {
    const done = (count) => {
      waiting -= 1;
      count();
      resolve();
    };
    const sent = open(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: request.path,
        method: request.method,
        headers: request.body
          ? { 'content-type': 'application/json', 'content-length': request.body.length }
          : {},
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          done(() => {
            if (answer.statusCode === 200) times.push(performance.now() - due);
            else if (answer.statusCode === 503 && answer.headers['retry-after']) refused += 1;
            else other += 1;
          }),
        );
      },
    );
    sent.once('error', () => done(() => (other += 1)));
    sent.end(request.body);
  });
}
