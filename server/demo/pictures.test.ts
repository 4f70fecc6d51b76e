import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SUBTYPES } from '../../schema/catalogue/subtypes.ts';
import { thumbhashOf } from '../src/platform/pictures/codec.ts';
import type { MasterPicture } from './world/model.ts';

const FOLDER = resolve(import.meta.dirname, '../demo-pictures');
const MAX_BYTES = 6_000_000;
const LAND = ['residential-land-plot', 'commercial-land', 'agricultural-land'];
const manifest: MasterPicture[] = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'));
const countOf = (role: MasterPicture['role']) =>
  manifest.filter((picture) => picture.role === role).length;

test('the manifest lists all pictures, which are 6 MB at most', () => {
  const files = readdirSync(FOLDER).filter((name) => name !== 'manifest.json');
  expect(manifest.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  const sizes = files.map((file) => statSync(join(FOLDER, file)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(1000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test('the manifest has the size and the thumbhash of each picture', async () => {
  expect(manifest.filter(({ thumbhash }) => !/^[\w+/]{20,40}=*$/.test(thumbhash))).toEqual([]);
  // One of each role is read: all of them take half a minute.
  const oneOfEach = new Map(manifest.map((picture) => [picture.role, picture]));
  expect(oneOfEach.size).toBe(7);
  for (const { file, width, height, thumbhash } of oneOfEach.values()) {
    const bytes = readFileSync(join(FOLDER, file));
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, compression: 'av1' });
    expect(await thumbhashOf(bytes)).toBe(thumbhash);
  }
});

test('each has an alternative text that says what is seen, and a label', () => {
  for (const { file, alt, label } of manifest) {
    expect(alt, file).toMatch(/^Illustration: .{12,}[^,]$/);
    expect(alt, file).not.toContain(file);
    expect(label, file).toMatch(/^\S.{2,40}$/);
  }
});

test.each(SUBTYPES.map(({ key }) => key))('%s has covers of its own and a gallery', (key) => {
  const own = manifest.filter(({ subtypes }) => subtypes.includes(key));
  const roles = new Set(own.map(({ role }) => role));
  expect(roles).toEqual(
    new Set(['cover', 'view', 'plan', ...(LAND.includes(key) ? [] : ['interior'])]),
  );
  const covers = own.filter(({ role }) => role === 'cover');
  expect(covers.length).toBeGreaterThanOrEqual(3);
  expect(new Set(covers.map(({ light }) => light)).size).toBeGreaterThanOrEqual(2);
  // Half a page of the list of one kind: none comes back within sight.
  expect(own.filter(({ role }) => role !== 'plan').length).toBeGreaterThanOrEqual(10);
});

test('there are people, cities and one first screen', () => {
  expect(countOf('portrait')).toBe(12);
  expect(countOf('city')).toBeGreaterThanOrEqual(10);
  expect(countOf('hero')).toBe(1);
});
