import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { whenDone } from '../harness/whenDone.ts';
import { statusOf } from './appProcess.ts';
import { root } from './dataDir.ts';
import { freePort } from './launch.ts';

const CADDY = process.env['CADDY_PATH'] ?? 'caddy';

/** Starts Caddy with the Caddyfile of this project in front of two processes, and answers where it listens. */
export async function startProxy(one: number, other: number): Promise<string> {
  const { error } = spawnSync(CADDY, ['version']);
  if (error) {
    throw new Error(
      'Caddy, the proxy of docker-compose.yml, is not installed: apt-get install caddy, or name one in CADDY_PATH.',
    );
  }
  const folder = temporaryFolder();
  const url = `http://localhost:${await freePort()}`;
  const file = readFileSync(join(root, 'server', 'deploy', 'Caddyfile'), 'utf8');
  const here = file
    .replaceAll('app-1:4000', `127.0.0.1:${one}`)
    .replaceAll('app-2:4000', `127.0.0.1:${other}`);
  expect(
    here.match(/127\.0\.0\.1:\d+/g),
    'the two processes of the Caddyfile, for uploads and the rest',
  ).toHaveLength(4);
  // Its administration would be at one port for the whole machine.
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${here}`);
  const proxy = spawn(CADDY, ['run', '--config', join(folder, 'Caddyfile')], {
    env: {
      PATH: process.env['PATH'],
      SITE_ADDRESS: url,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  proxy.stderr.on('data', (chunk: Buffer) => (message += chunk.toString()));
  const exited = new Promise((resolve) => proxy.once('close', resolve));
  whenDone(async () => {
    proxy.kill('SIGTERM');
    await exited;
  });
  await expect
    .poll(() => statusOf(`${url}/readyz`), { timeout: 60_000, message: message })
    .toBe(200);
  return url;
}
