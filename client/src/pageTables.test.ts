import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { modules } from 'virtual:route-assets';
import { OWN_PAGES, OWN_ROUTES } from './ownPages.ts';
import type { Page } from './pages/page.ts';
import { SITE_PAGES } from './sitePages.ts';

const SOURCE = import.meta.dirname;
const TABLES = ['sitePages.ts', 'ownPages.ts'];
const PAGES: Readonly<Record<string, Page>> = { ...SITE_PAGES, ...OWN_ROUTES };

const sources = ['pages', 'features']
  .flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const textOf = (file: string) => readFileSync(resolve(SOURCE, file), 'utf8');

test('a page that stands in no table is refused', () => {
  const importing = [...sources, ...TABLES].map(textOf).join('\n');
  const forgotten = sources
    .filter((file) => /(?:Page|View|Dashboard)\.tsx$/.test(file))
    .filter((file) => !importing.includes(`/${basename(file)}'`));
  expect(forgotten).toEqual([]);
});

test('every page knows its files, so that it can preload them', () => {
  const ids = Object.keys(PAGES);
  expect(ids.length).toBe(Object.keys(SITE_PAGES).length + Object.keys(OWN_ROUTES).length);
  for (const id of ids) {
    const files = modules[id] ?? [];
    expect(files.filter((file) => file.endsWith('.tsx')).length, id).toBeGreaterThan(0);
    for (const file of files)
      expect(sources.concat(TABLES), id).toContain(file.replace('src/', ''));
  }
  // The frame of private pages comes with each of them, and with no other.
  expect(modules['addProperty']).toEqual([
    'src/ownPages.ts',
    'src/pages/account/loadAddProperty.ts',
    'src/pages/account/AddPropertyPage.tsx',
  ]);
  expect(modules['enquiries']).toEqual([
    'src/ownPages.ts',
    'src/pages/workspace/OwnPage.tsx',
    'src/features/seller/enquiries/EnquiriesView.tsx',
  ]);
  expect(modules['home']).toEqual(['src/pages/home/loadHome.ts', 'src/pages/home/HomePage.tsx']);
});

test('no two pages have one address', () => {
  const routes = Object.entries(PAGES).map(([id, { path }]) => ({ id, path: `/${path}` }));
  for (const { id, path } of routes) {
    const address = path.replace('/:id?', '').replaceAll(/:\w+|\*/g, 'some-thing');
    expect(matchRoutes(routes, address)?.at(-1)?.route.id, path).toBe(id);
  }
});

test('every page under another one is marked at a place that is there', () => {
  for (const [id, row] of Object.entries(OWN_PAGES)) {
    if (!('under' in row) || row.under === undefined) continue;
    expect(OWN_PAGES[row.under]?.menu, id).toBeDefined();
  }
});
