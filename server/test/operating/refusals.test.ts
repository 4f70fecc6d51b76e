import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runToEnd, usesAppProcesses } from './appProcess.ts';
import { preparedDataDir } from './dataDir.ts';

usesAppProcesses();

const SECRET = 'only-31-bytes-long-0123456789ab';

describe('the process ends with a sentence that names the variable and not its value:', () => {
  const rows: [variable: string, env: Record<string, string>][] = [
    ['PORT', { PORT: 'https' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:hunter2@db/app' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'everybody' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
    ['HOST', { HOST: '203.0.113.77' }],
    ['JWT_SECRET', { NODE_ENV: 'production', JWT_SECRET: SECRET }],
    ['OTP_PEPPER', { NODE_ENV: 'production', JWT_SECRET: `${SECRET}!` }],
  ];

  test.each(rows)('%s', async (variable, env) => {
    const { code, output } = await runToEnd('main.js', [], env);
    expect(code).toBe(1);
    expect(output).toContain(variable);
    for (const value of Object.values(env).filter((value) => value !== 'production')) {
      expect(output).not.toContain(value);
    }
    expect(output).not.toMatch(/^\s+at /m);
  });
});

test('an unknown command names those that exist', async () => {
  const { code, output } = await runToEnd('command.js', ['fly']);
  expect(code).toBe(1);
  expect(output).toContain('migrate');
});

test('a data directory that PostgreSQL of another version wrote is left alone', async () => {
  const dataDir = await preparedDataDir();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  const { code, output } = await runToEnd('main.js', [], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain('PostgreSQL 17');
  expect(output).toContain('DATA_DIR');
});
