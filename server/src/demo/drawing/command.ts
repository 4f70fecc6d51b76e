import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Canvas } from './canvas.ts';
import type { Picture } from './canvas.ts';
import { LIGHTS } from './light.ts';
import type { LightName } from './light.ts';
import { SHOTS } from './shots.ts';
import type { Facts, Role, Shot } from './shot.ts';

/** One line of `manifest.json` beside the masters. */
export type ManifestEntry = {
  file: string;
  scene: string;
  subtypes: readonly string[];
  role: Role;
  light: LightName | null;
  alt: string;
  label: string;
  width: number;
  height: number;
  /** Only on plans: what they were drawn for. */
  facts?: Facts;
};

const QUALITY = 45;
const EFFORT = 4;

/**
 * Draws the demo pictures into server/demo-pictures with a manifest. Without arguments all of
 * them; with arguments only those whose file name begins with one of them (the manifest is
 * always written whole).
 */
export async function run(args: string[]): Promise<void> {
  const folder = join(repositoryRoot(process.cwd()), 'server', 'demo-pictures');
  await mkdir(folder, { recursive: true });
  sharp.concurrency(1);
  const manifest: ManifestEntry[] = [];
  let bytes = 0;
  for (const [index, shot] of SHOTS.entries()) {
    const { svg, entry } = drawn(shot);
    manifest.push(entry);
    if (args.length > 0 && !args.some((start) => shot.file.startsWith(start))) continue;
    const file = await sharp(Buffer.from(svg))
      .flatten({ background: '#FBF8F3' })
      .avif({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
    await writeFile(join(folder, entry.file), file);
    bytes += file.length;
    process.stdout.write(
      `${index + 1}/${SHOTS.length} ${entry.file} ${Math.round(file.length / 1024)} KB\n`,
    );
  }
  await removeStrangers(folder, new Set(manifest.map((entry) => entry.file)));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(
    `${manifest.length} pictures in the manifest, ${(bytes / 1e6).toFixed(2)} MB written to ${folder}\n`,
  );
}

/** The SVG text of a shot and what the manifest says about it. */
export function drawn(shot: Shot): { svg: string; entry: ManifestEntry } {
  const { file, scene, subtypes, role, light } = shot;
  const canvas = new Canvas(`${file}:v1`, LIGHTS[light ?? 'noon'], ...(shot.size ?? []));
  const picture = shot.draw(canvas);
  const entry = {
    file: `${file}.avif`,
    scene,
    subtypes,
    role,
    light,
    alt: altText(picture, light),
    label: picture.label,
    width: canvas.width,
    height: canvas.height,
    ...(shot.facts ? { facts: shot.facts } : {}),
  };
  return { svg: canvas.document(picture.body), entry };
}

function altText(picture: Picture, light: LightName | null): string {
  const end = light === null ? '' : ` ${LIGHTS[light].phrase}`;
  return `Illustration: ${picture.caption}${end}`.replace(/,$/, '');
}

/** The checkout this process was started in: the nearest folder above with a workspace package. */
function repositoryRoot(from: string): string {
  const file = join(from, 'package.json');
  if (
    existsSync(file) &&
    existsSync(join(from, 'server')) &&
    readFileSync(file, 'utf8').includes('"demo:pictures"')
  )
    return from;
  const above = dirname(from);
  if (above === from)
    throw new Error(
      'Start this inside the checkout: no package.json with demo:pictures was found above.',
    );
  return repositoryRoot(above);
}

async function removeStrangers(folder: string, known: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.avif') && !known.has(name)) await rm(join(folder, name));
  }
}
