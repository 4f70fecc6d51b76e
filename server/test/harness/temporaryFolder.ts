import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenDone } from './whenDone.ts';

/** A new empty folder on the disk; it goes when the test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
