import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(ROOT, 'schema', file), 'utf8');

/** The schema that integrators rely on: that of the commit which schema/released names. */
function releasedSchema(commit: string): string {
  const file = `${commit}:schema/schema.graphql`;
  const { status, stdout } = spawnSync('git', ['show', file], { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(
    `Commit ${commit} of schema/released is not in this clone. Run: git fetch --unshallow`,
  );
}

test('D-103 a change that breaks clients is named in schema/docs/breaking.md with its reason', () => {
  const commit = read('released').trim();
  const released = buildSchema(releasedSchema(commit));
  const current = buildSchema(read('schema.graphql'));
  const book = read('docs/breaking.md').split('\n');
  const broken = findBreakingChanges(released, current).map(
    ({ description }) => `- ${description}`,
  );
  expect(broken.filter((line) => !book.includes(line))).toEqual([]);
  // Moving what clients rely on is a change that they are told of.
  expect(book.some((line) => line.startsWith('## ') && line.includes(commit.slice(0, 8)))).toBe(
    true,
  );
});
