import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorProblem } from '../observability/problems.ts';
import { sha256, type CopiedFile } from './files.ts';
import { type SequenceRow, type TableRow, type TableSum } from './tables.sql.ts';

export type CopiedTable = TableRow & TableSum & CopiedFile;

/** A picture under its key in the storage. */
export interface CopiedPicture extends CopiedFile {
  key: string;
}

/** What a backup holds, written last: a folder without it is no backup. */
export interface Manifest {
  format: 1;
  /** When the moment was that the tables show. */
  takenAt: string;
  /** The migrations that had been applied, in their order. */
  migrations: string[];
  tables: CopiedTable[];
  sequences: SequenceRow[];
  pictures: CopiedPicture[];
}

const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.sha256';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 });
  await writeFile(join(folder, CHECKSUM), `${sha256(text)}  ${MANIFEST}\n`, { mode: 0o600 });
}

/** Throws BackupProblem for a folder that is no backup, or one whose list of contents has changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  let checksum: string;
  try {
    [text, checksum] = await Promise.all([
      readFile(join(folder, MANIFEST), 'utf8'),
      readFile(join(folder, CHECKSUM), 'utf8'),
    ]);
  } catch (error) {
    throw new BackupProblem(`There is no complete backup in ${folder}.`, { cause: error });
  }
  if (checksum !== `${sha256(text)}  ${MANIFEST}\n`) {
    throw new BackupProblem(`${MANIFEST} is damaged in ${folder}: its contents have changed.`);
  }
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== 1) {
    throw new BackupProblem('A newer version made this backup. Restore it with that version.');
  }
  return manifest;
}

/** A backup that cannot be taken or used; the message says what to do. */
export class BackupProblem extends OperatorProblem {
  override readonly name = 'BackupProblem';
}
