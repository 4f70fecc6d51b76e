import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Subtype } from '../../schema/catalogue/model.ts';
import { guard } from '../../server/scripts/watchdog.mjs';
import { launch, untilReady } from '../../server/test/operating/launch.ts';
import type { AppProcess } from '../../server/test/operating/launch.ts';

const project = resolve(import.meta.dirname, '..', '..');

/** What the project is made of, as far as building and serving it needs it. */
const SOURCES = ['client', 'server', 'schema', 'package.json', 'package-lock.json', '.gitignore'];
const CATALOGUE = join('schema', 'catalogue', 'subtypes', 'residential.ts');

/**
 * Serves a copy of the project whose catalogue has one more row and that is the same in everything else: in a
 * folder of its own, with a database, a data directory and a port of its own and without the demo world. All
 * of it is gone after `work`.
 */
export async function withOneMoreRow(
  row: Subtype,
  work: (site: AppProcess) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'one-more-'));
  guard(folder);
  let site: AppProcess | null = null;
  try {
    for (const source of SOURCES) {
      cpSync(join(project, source), join(folder, source), { recursive: true });
    }
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    addRow(join(folder, CATALOGUE), row);
    await build(folder);
    site = await launch(folder, 'main.js', [], { DATA_DIR: join(folder, 'data') });
    await untilReady(site);
    await work(site);
  } finally {
    site?.kill('SIGTERM');
    await site?.exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the row at the end of the list, as a person would. */
function addRow(file: string, row: Subtype): void {
  const text = readFileSync(file, 'utf8');
  const end = /\n\];\n$/;
  if (!end.test(text)) throw new Error(`${file} does not end with the list of its subtypes.`);
  writeFileSync(
    file,
    text.replace(end, () => `\n${JSON.stringify(row, null, 2)},\n];\n`),
  );
}

/** Throws with the words of the compilers when they refuse the row. */
async function build(folder: string): Promise<void> {
  const script = join(folder, 'server', 'scripts', 'build.mjs');
  const said: string[] = [];
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The copy could not be built:\n${said.join('')}`);
}
