import { createServer } from 'node:net';
import { listen } from '../harness/listen.ts';
import { whenDone } from '../harness/whenDone.ts';

/**
 * Speaks as much of PostgreSQL's protocol as it takes to refuse whoever comes with an SQLSTATE, or to let them in
 * and answer every statement with its version; once it leaves, whoever comes is let in and told so in the same breath.
 * Ends with the test file.
 */
export async function fakePostgres(
  how: { refusal: string } | { version: number },
): Promise<{ url: string; leave: () => void }> {
  let isLeaving = false;
  const server = createServer((socket) => {
    let isIn = false;
    socket.on('error', () => undefined);
    socket.on('data', (sent: Buffer) => {
      if ('refusal' in how) {
        socket.end(message('E', texts('SFATAL', `C${how.refusal}`, 'MRefused.', '')));
      } else if (!isIn) {
        isIn = true;
        const removed = isLeaving ? [message('E', texts('SFATAL', 'C57P01', 'MGone.', ''))] : [];
        socket.write(Buffer.concat([message('R', int32(0)), READY, ...removed]));
      } else if (sent.subarray(0, 1).toString() === 'Q') {
        const isWhole = sent.includes('SELECT version()');
        const value = isWhole ? `PostgreSQL ${how.version}.1 on a test` : String(how.version);
        socket.write(row(value, isWhole ? TEXT : INT4));
      } else {
        socket.end();
      }
    });
  });
  const port = await listen(server);
  whenDone(() => server.close());
  return {
    url: `postgres://app:secret@127.0.0.1:${port}/app`,
    leave: () => (isLeaving = true),
  };
}

const [INT4, TEXT] = [23, 25];

/** One row of one column, `version`. */
function row(value: string, type: number): Buffer {
  const column = [
    texts('version'),
    int32(0),
    int16(0),
    int32(type),
    int16(-1),
    int32(-1),
    int16(0),
  ];
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), ...column])),
    message('D', Buffer.concat([int16(1), int32(Buffer.byteLength(value)), Buffer.from(value)])),
    message('C', texts('SELECT 1')),
    READY,
  ]);
}

function message(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

/** Each with a zero at its end. */
function texts(...values: readonly string[]): Buffer {
  return Buffer.from(values.map((value) => `${value}\0`).join(''));
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

const READY = message('Z', Buffer.from('I'));
