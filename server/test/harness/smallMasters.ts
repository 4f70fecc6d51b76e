import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readManifest } from '../../demo/loadDemoWorld.ts';

/** Every drawn picture of the demo world under its own name, but only a few pixels of it. */
export async function smallMasters(folder: string): Promise<string> {
  const masters = join(folder, 'masters');
  mkdirSync(masters);
  const manifest = await readManifest();
  writeFileSync(join(masters, 'manifest.json'), JSON.stringify(manifest));
  const create = { width: 64, height: 48, channels: 3, background: '#c0ffee' } as const;
  const small = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  for (const { file } of manifest) writeFileSync(join(masters, file), small);
  return masters;
}
