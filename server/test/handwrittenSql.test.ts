import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSqlProblems } from './harness/sqlProblems.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Migrations are plain SQL that never changes; the platform's database folder speaks to the driver itself. */
const EXEMPT = /^server\/src\/(migrations|platform\/database)\/(?!.*\.sql\.ts$)/;

describe('hand-written SQL', () => {
  const files = ['server/src', 'server/demo', 'server/bench'].flatMap(sourceFiles);

  test('stands in *.sql.ts, in the tag that keeps values apart from text', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files
      .filter((file) => !EXEMPT.test(file))
      .flatMap((file) =>
        findSqlProblems(file, readFileSync(join(ROOT, file), 'utf8')).map(
          ({ line, problem }) => `${file}:${line} ${problem}`,
        ),
      );
    expect(found).toEqual([]);
  });

  const SAMPLES: Record<string, [file: string, text: string]> = {
    'words joined by blanks': ['a.sql.ts', "['SELECT id FROM', table].join(' ')"],
    'words put together by hand': ['a.sql.ts', "'DELETE FROM ' + table"],
    'a number of a parameter': ['a.ts', "run({ text: 'id = $1', values: [id] })"],
    'a value in a text that is not the tag': ['a.sql.ts', 'raw(`SELECT ${id} FROM property`)'],
    'a statement outside of *.sql.ts': ['a.ts', "client.query('SELECT id FROM property')"],
    'a template outside of *.sql.ts': ['a.ts', 'client.query(`\n  UPDATE property SET x = 1`)'],
    'a table put into a command': ['a.ts', "client.query('VACUUM (ANALYZE) ' + table)"],
    'the tag outside of *.sql.ts': ['a.ts', "import sql from 'sql-template-tag';"],
  };

  test.each(Object.entries(SAMPLES))('%s is refused', (_, [file, text]) => {
    expect(findSqlProblems(file, text)).toHaveLength(1);
  });

  test('a tagged statement, a constant part and commands without a value are not refused', () => {
    const text =
      "const a = sql`SELECT ${b} FROM c ${raw('ORDER BY d')}`;\nconst e = sql`${a} UNION ${a}`;";
    expect(
      findSqlProblems('a.sql.ts', `import sql, { raw } from 'sql-template-tag';\n${text}`),
    ).toEqual([]);
    const commands =
      "import { type Sql } from 'sql-template-tag';\nclient.query('SET LOCAL statement_timeout = 0');";
    expect(findSqlProblems('a.ts', commands)).toEqual([]);
  });
});

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
