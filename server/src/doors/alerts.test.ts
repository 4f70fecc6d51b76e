import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string; legendFormat: string }[];
}

const parsed: Rules = parse(readFileSync('server/deploy/alerts.yml', 'utf8'));
const rules = parsed.groups.flatMap((group) => group.rules);
const dashboard: { panels: Panel[]; templating: { list: { name: string; query: unknown }[] } } =
  JSON.parse(readFileSync('server/deploy/dashboard.json', 'utf8'));
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const questions: [where: string, expr: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** Words of the language of Prometheus. */
const LANGUAGE = new Set(
  'abs time sum max count by rate increase changes delta max_over_time histogram_quantile and or'.split(
    ' ',
  ),
);
/** Of the buckets of a histogram, and of whoever asks for the figures. */
const OTHER_LABELS = ['le', 'instance'];

let figures: string;

beforeAll(async () => {
  const database = await freshDatabase();
  await migrateJobs(database);
  const replicas = () => [{ name: 'replica 1', lagSeconds: 0, isRead: true }];
  const { app } = await testApp({ ...database, replicas });
  await app.http.inject('/healthz');
  figures = (await app.http.inject('/metrics')).body;
});

/** The figures that an expression reads, each with the labels that it chooses by, and the labels it groups by. */
function readIn(expr: string): { chosen: [name: string, labels: string[]][]; grouped: string[] } {
  const plain = expr.replaceAll(/"[^"]*"/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const grouped = [...plain.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const chosen = [
    ...plain.replaceAll(/\bby \([^)]*\)/g, '').matchAll(/\b([a-z_]\w*)(?:\{([^}]*)\})?/g),
  ]
    .filter(([, name = '']) => !LANGUAGE.has(name))
    .map(([, name = '', labels = '']): [string, string[]] => [
      name,
      [...labels.matchAll(/(\w+)[=!]/g)].map(([, label = '']) => label),
    ]);
  return { chosen, grouped };
}

/** The labels of a figure that is there; null for one that is not. */
function labelsOf(name: string): string[] | null {
  const line = figures.split('\n').find((each) => each.startsWith(`${name}{`));
  if (line) return [...line.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
  return new RegExp(`^${name} `, 'm').test(figures) ? [] : null;
}

test.each(questions)('%s: %s reads what the server says', (_, expr) => {
  const { chosen, grouped } = readIn(expr);
  expect(chosen.length).toBeGreaterThan(0);
  for (const [name, labels] of chosen) {
    const known = labelsOf(name);
    expect(known, name).not.toBeNull();
    expect([...(known ?? []), ...OTHER_LABELS]).toEqual(expect.arrayContaining(labels));
    expect([...(known ?? []), ...OTHER_LABELS]).toEqual(expect.arrayContaining(grouped));
  }
});

test('what is chosen by its value has such values', () => {
  for (const [where, expr] of questions) {
    for (const [, label, value] of expr.matchAll(/(\w+)!?="([^"$]+)"/g)) {
      expect(figures, where).toContain(`${label}="${value}"`);
    }
  }
});

test('every alert says what it means and has its place among what to do', () => {
  expect(rules.length).toBeGreaterThan(12);
  const text = readFileSync('schema/docs/OPERATING.md', 'utf8');
  const passages = text.split(/^### /m).slice(1);
  expect(passages.map((each) => each.split('\n', 1)[0])).toEqual(rules.map(({ alert }) => alert));
  for (const passage of passages) expect(passage.length, passage).toBeGreaterThan(60);
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
});

describe('the dashboard', () => {
  const exprs = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test.each([
    ['traffic by door', /by \(door\) \(rate\(http_request_duration_seconds_count/],
    ['errors', /status=~"5\.\."/],
    ['refusals by reason', /failures_total/],
    ['refusals before any work', /http_requests_refused_total/],
    ['latency', /histogram_quantile\(0\.99/],
    ['in flight', /http_requests_in_flight/],
    ['waiting', /http_requests_waiting/],
    ['pool', /db_pool_limit/],
    ['outbox and jobs', /queue, part\) \(backlog_waiting/],
    ['messages', /messages_total/],
    ['failed jobs', /jobs_total/],
    ['codes', /codes_total/],
    ['pictures', /queue="pictures"/],
    ['replicas', /replica_lag_seconds/],
    ['disk', /data_dir_free_bytes/],
    ['memory', /process_resident_memory_bytes/],
    ['restarts of the database', /embedded_database_restarts_total/],
    ['restarts of processes', /process_start_time_seconds/],
    ['the build', /build_info/],
  ])('shows %s', (_, pattern) => {
    expect(exprs.filter((expr) => pattern.test(expr))).not.toEqual([]);
  });

  test('every panel says what it shows, and no two stand in one place', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    const used = new Set<string>();
    for (const { title, gridPos } of dashboard.panels) {
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(used.has(`${x} ${y}`), title).toBe(false);
          used.add(`${x} ${y}`);
        }
      }
    }
    for (const { title, description, targets = [] } of panels) {
      expect(description, title).toMatch(/^[A-Z0-9].*\.$/);
      expect(targets.length, title).toBeGreaterThan(0);
      expect(new Set(targets.map(({ legendFormat }) => legendFormat)).size).toBe(targets.length);
    }
  });

  test('it reads from whichever Prometheus it is imported beside', () => {
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
    const text = JSON.stringify(dashboard.panels);
    const sources = [...text.matchAll(/"uid":"([^"]*)"/g)].map(([, uid]) => uid);
    expect(new Set(sources)).toEqual(new Set(['${datasource}']));
  });
});
