import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test/harness/application.ts';
import { freshDatabase } from '../test/harness/database.ts';
import { all, links, pageOf, sectionOf } from '../test/harness/html.ts';
import { temporaryFolder } from '../test/harness/temporaryFolder.ts';
import { fixedClock } from '../src/platform/clock.ts';
import { migrateJobs } from '../src/platform/jobs/jobs.ts';
import { silentLog } from '../src/platform/observability/logging.ts';
import { createPictures } from '../src/platform/pictures/pictures.ts';
import { diskStorage } from '../src/platform/storage/diskStorage.ts';
import { loadDemoWorld } from './loadDemoWorld.ts';

/** Whoever tries what the README and the pages suggest finds homes that can be had, and only such as fit. */

const folder = temporaryFolder();
const README = readFileSync('README.md', 'utf8');

let served: TestApp;

beforeAll(async () => {
  const database = await freshDatabase({ statementTimeoutMs: 0 });
  await migrateJobs(database);
  const log = silentLog();
  const storage = await diskStorage(join(folder, 'media'));
  const pictures = createPictures({ database, storage, log });
  const clock = fixedClock(new Date('2026-06-15T06:30:00Z'));
  await loadDemoWorld({ database, pictures, log, clock });
  served = await testApp(database);
});

interface Found {
  title: string;
  lifecycle: string;
  status: string;
  type: string;
  subtype: string;
  city: string;
  state: string;
  details: { price: number };
  bedrooms: number | null;
}

/** What each parameter of an address promises of every listing. */
const PROMISES: Readonly<Record<string, (found: Found, value: string) => boolean>> = {
  city: ({ city }, value) => city === value,
  state: ({ state }, value) => state === value,
  status: ({ status }, value) => status === value,
  // What is new stands in no column of the answer.
  type: ({ type }, value) => value === 'project' || type === value,
  bedrooms: ({ bedrooms }, value) => {
    const [least = 0, most = value.endsWith('+') ? Infinity : least] = value
      .split('-')
      .map(Number.parseFloat);
    return bedrooms !== null && bedrooms >= least && bedrooms <= most;
  },
  minPrice: ({ details: { price } }, value) => price >= Number(value),
  maxPrice: ({ details: { price } }, value) => price > 0 && price <= Number(value),
};

/** The first page of a search, after looking at whether everything on it fits what was understood. */
async function fitting(query: string) {
  const { status, body } = await served.rest(`/api/properties?${query}`);
  expect([query, status]).toEqual([query, 200]);
  const found: Found[] = Object(body['properties']);
  expect([query, found.length > 0]).toEqual([query, true]);
  const understood = new URLSearchParams(String(Object(body['understanding'])['query']));
  expect([query, understood.get('keyword')]).toEqual([query, null]);
  for (const [name, value] of understood) {
    const misfits = found.filter((each) => PROMISES[name]?.(each, value) === false);
    expect([query, name, misfits.map(({ title }) => title)]).toEqual([query, name, []]);
  }
  const had = found.map(({ lifecycle }) => lifecycle);
  expect([query, had.every((each) => each === 'available' || each === 'under_offer')]).toEqual([
    query,
    true,
  ]);
  return { found, understood };
}

describe('README', () => {
  const queries = [
    ...README.matchAll(/localhost:4000\/(?:api\/)?(?:property|properties)\?(\S+)/g),
  ].map(([, query = '']) => query.replace(/,$/, ''));

  test('has examples of searches', () => {
    expect(queries.length).toBeGreaterThanOrEqual(2);
  });

  test.each(queries)('the example %s', async (query) => {
    const { understood } = await fitting(query);
    expect([...understood].length).toBeGreaterThanOrEqual(1);
  });

  test('the example in GraphQL', async () => {
    const [, query = ''] = /`(\{ properties\(.*?\})`/.exec(README) ?? [];
    const { data, errors } = await served.graphql(query);
    expect(errors ?? []).toEqual([]);
    const response: { total: number; items: { price: number }[] } = Object(
      Object(data)['properties'],
    );
    expect(response.total).toBeGreaterThan(0);
    const prices = response.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});

test('every search that the home page suggests', async () => {
  const home = pageOf((await served.page('/')).text);
  const suggested = links(sectionOf(home, 'Try Searching For'))
    .map(([, href]) => href)
    .filter((href) => href.startsWith('/property?'));
  expect(suggested.length).toBeGreaterThan(0);
  const others = links(home)
    .map(([, href]) => href)
    .filter((href) => href.startsWith('/property?'));
  for (const href of new Set([...suggested, ...others])) await fitting(href.split('?')[1] ?? '');
});

test('the search of the page for developers', async () => {
  const page = pageOf((await served.page('/developers')).text);
  const programs = all(page, 'pre').map(({ textContent }) => textContent ?? '');
  const program = programs.find((text) => text.includes('new URLSearchParams({')) ?? '';
  const [, words = ''] = /new URLSearchParams\(\{([^}]*)\}/.exec(program) ?? [];
  const named = [...words.matchAll(/(\w+): '([^']*)'/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  expect(named.length).toBeGreaterThan(3);
  await fitting(new URLSearchParams(Object.fromEntries(named)).toString());
});
