import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS } from '../rooms.ts';

const SOURCES = resolve(import.meta.dirname, '..');

test('every action of the audit is declared by one room, under a key of its own', () => {
  const keys = ROOMS.flatMap((room) => room.audit).map(({ key }) => key);
  const made = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => readFileSync(join(SOURCES, path), 'utf8').match(MADE) ?? []);
  expect(made.map((text) => MADE_WITH.exec(text)?.[1] ?? text).sort()).toEqual([...keys].sort());
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]+[.][a-z_]+$/);
});

const MADE = /new AuditAction\([^)]*/g;
const MADE_WITH = /\(\s*'([^']*)'/;
