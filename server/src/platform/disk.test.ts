import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/harness/temporaryFolder.ts';
import { explainFullDisk, watchDisk } from './disk.ts';
import { createLog, silentLog } from './observability/logging.ts';

test('a disk with no more left than is kept free is full; that is said once', async () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const disk = watchDisk({
    folder,
    reserveBytes: Number.MAX_SAFE_INTEGER,
    holdsDatabase: true,
    log,
  });
  const refusal = {
    code: 'UNAVAILABLE',
    retryAfter: 60,
    message:
      'We cannot save anything at the moment. Your request was not saved. Please try again in a few minutes.',
  };
  await expect(disk.refuseUpload()).rejects.toMatchObject(refusal);
  await expect(disk.refuseWrite()).rejects.toMatchObject(refusal);
  expect(await disk.isFull()).toBe(true);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'The disk is full: nothing can be saved.',
  ]);
  const roomy = watchDisk({ folder, reserveBytes: 0, holdsDatabase: true, log });
  expect(await roomy.isFull()).toBe(false);
  await roomy.refuseWrite();
});

test('where the database stands elsewhere only uploads need the room', async () => {
  const disk = watchDisk({
    folder: temporaryFolder(),
    reserveBytes: Number.MAX_SAFE_INTEGER,
    holdsDatabase: false,
    log: silentLog(),
  });
  await disk.refuseWrite();
  await expect(disk.refuseUpload()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a start that failed where there is room is told what it failed with', () => {
  const error = new Error('could not write');
  expect(explainFullDisk(error, temporaryFolder())).toBe(error);
  expect(explainFullDisk(error, join(temporaryFolder(), 'nowhere'))).toBe(error);
});
