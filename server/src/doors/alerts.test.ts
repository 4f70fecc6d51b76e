import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const parsed: Rules = parse(readFileSync('server/deploy/alerts.yml', 'utf8'));
const rules = parsed.groups.flatMap((group) => group.rules);
/** Words of the language of Prometheus. */
const LANGUAGE = new Set(['sum', 'rate', 'max_over_time', 'and', 'status', 'm', 'e9']);
let figures: string;

beforeAll(async () => {
  const { app } = await testApp(await freshDatabase());
  figures = (await app.http.inject('/metrics')).body;
});

test('every figure that an alert reads is there', () => {
  expect(rules.length).toBeGreaterThan(3);
  for (const { alert, expr } of rules) {
    const words = expr.replaceAll(/"[^"]*"/g, '').match(/[a-z_]+[a-z0-9_]*/g) ?? [];
    const names = words.filter((word) => !LANGUAGE.has(word));
    expect(names.length, alert).toBeGreaterThan(0);
    for (const name of names) {
      const type = new RegExp(`^# TYPE ${name.replace(/_count$/, '')} `, 'm');
      expect(figures, `${alert} reads ${name}`).toMatch(type);
    }
  }
});

test('every alert has its place among what to do', () => {
  const text = readFileSync('schema/docs/OPERATING.md', 'utf8');
  const headings = [...text.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
});
