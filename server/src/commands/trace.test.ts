import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/harness/temporaryFolder.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { readConfig } from '../platform/config.ts';
import { traceCommand } from './trace.ts';

const ID = '20150c48-290c-4408-8424-fcc1e75a0000';

async function traced(...args: string[]): Promise<string[]> {
  const printed: string[] = [];
  await traceCommand({
    args,
    config: readConfig({ DATA_DIR: temporaryFolder() }),
    log: silentLog(),
    signal: new AbortController().signal,
    openDatabase: () => Promise.reject(new Error('not asked for')),
    print: (line) => printed.push(line),
  });
  return printed;
}

test('what the log says of one request is found in all files, in the order of its time', async () => {
  const folder = temporaryFolder();
  const line = (time: string, requestId: string, msg: string) =>
    JSON.stringify({ level: 'info', time, requestId, status: 503, msg });
  const newer = join(folder, 'server.log');
  const older = join(folder, 'older.log.gz');
  writeFileSync(
    newer,
    `app-1  | ${line('2026-11-24T10:00:01Z', ID, 'A request.')}\n{broken ${ID}\n`,
  );
  writeFileSync(
    older,
    gzipSync([line('2026-11-24T10:00:00Z', ID, 'Away.'), line('x', 'other', ID)].join('\n')),
  );
  expect(await traced(ID, newer, older)).toEqual([
    '2026-11-24T10:00:00Z  info   Away.  {"status":503}',
    '2026-11-24T10:00:01Z  info   A request.  {"status":503}',
  ]);
});

test('without a file the log is read from standard input', async () => {
  const usual = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const line = JSON.stringify({
    level: 'warn',
    time: '2026-11-24T10:00:00Z',
    requestId: ID,
    msg: 'Slow.',
  });
  Object.defineProperty(process, 'stdin', { ...usual, get: () => Readable.from([`${line}\n`]) });
  try {
    expect(await traced(ID)).toEqual(['2026-11-24T10:00:00Z  warn   Slow.  {}']);
  } finally {
    Object.defineProperty(process, 'stdin', usual);
  }
});

test('what cannot be found is a sentence', async () => {
  const file = join(temporaryFolder(), 'server.log');
  writeFileSync(file, '');
  await expect(traced()).rejects.toThrow('Please give a request id. Usage: npm run trace');
  await expect(traced(ID, file)).rejects.toThrow(`The log has no entries for ${ID}.`);
  await expect(traced(ID, `${file}.gone`)).rejects.toThrow('cannot be read');
  await expect(traced(ID, `${file}.gz`)).rejects.toThrow('cannot be read');
});
