import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/platform/hash.ts';
import { mix, Random } from './canvas.ts';
import { drawn } from './command.ts';
import type { ManifestEntry } from './command.ts';
import { SUBTYPE_KEYS } from './shot.ts';
import type { Role } from './shot.ts';
import { SHOTS } from './shots.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../../demo-pictures', import.meta.url));

const BUDGET = 5_000_000;
const LAND: readonly string[] = [
  'residential-land-plot',
  'commercial-land',
  'agricultural-land',
] as const;

describe('seeded numbers', () => {
  test('the same seed gives the same stream, another seed another one', () => {
    const stream = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: 8 }, () => random.next());
    };
    expect(stream('a:1:v1')).toEqual(stream('a:1:v1'));
    expect(stream('a:1:v1')).not.toEqual(stream('a:2:v1'));
  });

  test('colours are mixed channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#102030', 0.7)).toBe('#102030');
  });
});

let pictures: { file: string; svg: string; entry: ManifestEntry }[] = [];

beforeAll(() => {
  pictures = SHOTS.map((shot) => ({ file: shot.file, ...drawn(shot) }));
});

describe('every scene', () => {
  test('is drawn as the same text as before', () => {
    const hashes = Object.fromEntries(
      pictures.map(({ file, svg }) => [file, sha256(svg).toString('hex').slice(0, 24)]),
    );
    expect(hashes).toMatchSnapshot();
  });

  test('is drawn as the same text a second time', () => {
    for (const [i, shot] of SHOTS.entries()) {
      expect(drawn(shot).svg, shot.file).toBe(pictures[i]?.svg);
    }
  });

  test('holds no broken number, no machine font and nothing from outside', () => {
    for (const { file, svg } of pictures) {
      expect(svg, file).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg, file).not.toMatch(/<text|<image|font-family/);
      expect(svg.replaceAll('http://www.w3.org/2000/svg', ''), file).not.toContain('http');
    }
  });

  test('has a file name of its own', () => {
    expect(new Set(SHOTS.map((shot) => shot.file)).size).toBe(SHOTS.length);
  });

  test('has an alternative text that says what is seen, not how the file is called', () => {
    for (const { file, entry } of pictures) {
      expect(entry.alt, file).toMatch(/^Illustration: .{12,}/);
      expect(entry.alt, file).not.toContain(file);
      expect(entry.alt, file).not.toMatch(/,$|undefined/);
      expect(entry.label, file).toMatch(/^\S.{2,40}$/);
    }
  });
});

describe('source', () => {
  test('asks neither the clock nor chance', () => {
    const sources = readdirSync(here).filter((name) => /(?<!\.test)\.ts$/.test(name));
    expect(sources.length).toBeGreaterThan(50);
    for (const name of sources) {
      const text = readFileSync(join(here, name), 'utf8');
      expect(text, name).not.toMatch(/Math\.random|\bDate\b|performance\.|randomUUID/);
    }
  });
});

describe('manifest', () => {
  const manifest: ManifestEntry[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

  test('says what the scenes say now', () => {
    expect(manifest).toEqual(pictures.map(({ entry }) => entry));
  });

  test('lists pictures that are there, 90 to 115 of them, within 5 MB', () => {
    const sizes = manifest.map((entry) => statSync(join(folder, entry.file)).size);
    expect(manifest.length).toBeGreaterThanOrEqual(90);
    expect(manifest.length).toBeLessThanOrEqual(115);
    expect(Math.min(...sizes)).toBeGreaterThan(1000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    const strangers = readdirSync(folder).filter(
      (name) => name !== 'manifest.json' && !manifest.some((entry) => entry.file === name),
    );
    expect(strangers.map((name) => basename(name))).toEqual([]);
  });

  test.each(SUBTYPE_KEYS)('%s has covers of its own and a gallery around them', (key) => {
    const own = manifest.filter((entry) => entry.subtypes.includes(key));
    const roles = new Set(own.map((entry) => entry.role));
    const expected: Role[] = ['cover', 'view', 'plan'];
    if (!LAND.includes(key)) expected.push('interior');
    expect([...roles].sort()).toEqual([...expected].sort());
    const covers = own.filter((entry) => entry.role === 'cover');
    expect(covers.length).toBeGreaterThanOrEqual(3);
    expect(new Set(covers.map((entry) => entry.light)).size).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeGreaterThanOrEqual(5);
  });

  test('holds people, cities and one first screen', () => {
    const count = (role: Role) => manifest.filter((entry) => entry.role === role).length;
    expect(count('portrait')).toBe(12);
    expect(count('city')).toBeGreaterThanOrEqual(10);
    expect(count('hero')).toBe(1);
  });
});
