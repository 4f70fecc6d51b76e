import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import type { DemoListing, DemoWorld, MasterPicture } from './model.ts';
import { makeDemoWorld } from './world.ts';

const NOW = new Date('2026-02-14T09:30:00Z');
const PAGE = 24;
/** Of one drawn cover on a page of its kind. */
const MOST_USES = 4;
const many = madeOnce(() => makeDemoWorld({ seed: 'pictures', now: NOW, manifest: rich(16) }));
const plenty = madeOnce(() => makeDemoWorld({ seed: 'pictures', now: NOW, manifest: rich(40) }));
const few = madeOnce(() => makeDemoWorld({ seed: 'pictures', now: NOW, manifest: rich(3) }));

function madeOnce(make: () => DemoWorld): () => DemoWorld {
  let made: DemoWorld | null = null;
  return () => (made ??= make());
}

test('gives every listing 4 to 8 pictures of its subtype, the cover first, none twice', () => {
  const { listings, pictures } = plenty();
  for (const listing of listings) {
    const values = pictures.get(listing.id) ?? [];
    expect(values).toHaveLength(listing.pictures);
    expect(values.length).toBeGreaterThanOrEqual(4);
    expect(values.length).toBeLessThanOrEqual(8);
    expect(values[0]?.role).toBe('cover');
    expect(new Set(values).size).toBe(values.length);
    expect(values.every(({ subtypes }) => subtypes.includes(listing.subtypeKey))).toBe(true);
    expect(values.filter(({ role }) => role === 'plan').length).toBeLessThanOrEqual(1);
  }
});

test('repeats no cover on a page of a city when there are enough, newest or featured first', () => {
  const { listings, pictures } = many();
  for (const order of ORDERS) {
    for (const page of pagesOf(listings, order)) {
      const covers = new Set(page.map(({ id }) => pictures.get(id)?.[0]));
      expect(covers.size).toBe(page.length);
    }
  }
});

test('spreads few covers so that neighbours differ and none is worn out', () => {
  const { listings, pictures } = few();
  for (const order of ORDERS) {
    for (const page of pagesOf(listings, order)) {
      const covers = page.map(({ id }) => pictures.get(id)?.[0]?.file);
      const same = covers.filter((cover, place) => cover === covers[place + 1]);
      expect(same).toEqual([]);
    }
  }
});

test('repeats no cover on a page of one kind when there are enough, newest or featured first', () => {
  const { listings, pictures } = plenty();
  for (const order of ORDERS) {
    for (const page of pagesOfKinds(listings, order)) {
      const covers = new Set(page.map(({ id }) => pictures.get(id)?.[0]));
      expect(covers.size).toBe(page.length);
    }
  }
});

test('shows each portrait to one seller at the most', () => {
  const { accounts } = few();
  const faces = accounts.flatMap(({ avatarFile }) => avatarFile ?? []);
  expect(faces.length).toBeGreaterThan(10);
  expect(new Set(faces).size).toBe(faces.length);
});

test('makes the world without pictures when there is no manifest', () => {
  const { pictures, accounts } = makeDemoWorld({ seed: 'pictures', now: NOW });
  expect(pictures.size).toBe(0);
  expect(accounts.every(({ avatarFile }) => avatarFile === null)).toBe(true);
});

const rendered = madeOnce(() => makeDemoWorld({ seed: 'pictures', now: NOW, manifest: masters() }));

function masters(): MasterPicture[] {
  const file = resolve(import.meta.dirname, '../../demo-pictures/manifest.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('repeats hardly any of the drawn covers on a page of the market, and none on its first', () => {
  const { listings, pictures } = rendered();
  const options = listings.filter(isOffered);
  for (const order of ORDERS) {
    const repeated = pagesIn([...options].sort(order)).map(
      (page) => page.length - new Set(page.map(({ id }) => pictures.get(id)?.[0])).size,
    );
    expect(repeated[0]).toBe(0);
    expect(repeated.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4);
  }
});

test('shows most of those that fit a kind before a drawn cover comes back, and none twice in a row', () => {
  const { listings, pictures } = rendered();
  for (const order of ORDERS) {
    for (const page of pagesOfKinds(listings, order)) {
      const covers = page.map(({ id }) => pictures.get(id)?.[0]);
      expect(covers.filter((cover, place) => cover === covers[place + 1])).toEqual([]);
      const kind = page[0]?.subtypeKey ?? '';
      const fitting = masters().filter(
        ({ role, subtypes }) => role !== 'plan' && subtypes.includes(kind),
      );
      const most = Math.min(page.length, fitting.length);
      expect(new Set(covers).size, kind).toBeGreaterThanOrEqual(most * 0.7);
      for (const cover of new Set(covers)) {
        const uses = covers.filter((each) => each === cover).length;
        expect(uses, `${kind} ${cover?.file}`).toBeLessThanOrEqual(MOST_USES);
      }
    }
  }
});

test('finds 4 to 8 pictures for every listing among the drawn ones', () => {
  const { listings, pictures } = rendered();
  for (const { id, title } of listings) {
    const values = pictures.get(id) ?? [];
    expect(values.length, title).toBeGreaterThanOrEqual(4);
    expect(values.length, title).toBeLessThanOrEqual(8);
    expect(
      values.some(({ role }) => role === 'portrait'),
      title,
    ).toBe(false);
  }
});

type Order = (a: DemoListing, b: DemoListing) => number;
const newest: Order = (a, b) => b.createdAt.getTime() - a.createdAt.getTime();
const ORDERS: readonly Order[] = [
  newest,
  (a, b) => Number(b.featured) - Number(a.featured) || newest(a, b),
];

function pagesOf(listings: readonly DemoListing[], order: Order): DemoListing[][] {
  return [...new Set(listings.map(({ city }) => city))].flatMap((city) => {
    return pagesIn(listings.filter((listing) => listing.city === city).sort(order));
  });
}

function pagesOfKinds(listings: readonly DemoListing[], order: Order): DemoListing[][] {
  const options = listings.filter(isOffered);
  return SUBTYPES.flatMap(({ key }) =>
    pagesIn(options.filter(({ subtypeKey }) => subtypeKey === key).sort(order)),
  );
}

/** What the lists of visitors show. */
function isOffered({ approvalStatus, isActive, lifecycle }: DemoListing): boolean {
  return (
    approvalStatus === 'approved' && isActive && ['available', 'under_offer'].includes(lifecycle)
  );
}

function pagesIn(listings: readonly DemoListing[]): DemoListing[][] {
  const starts = listings.map((_listing, place) => place).filter((place) => place % PAGE === 0);
  return starts.map((start) => listings.slice(start, start + PAGE));
}

/** A manifest with this many covers for each subtype, and rooms, views and a plan beside them. */
function rich(covers: number): MasterPicture[] {
  const roles: readonly (readonly [MasterPicture['role'], number])[] = [
    ['cover', covers],
    ['interior', 8],
    ['view', 2],
    ['plan', 2],
  ];
  const fitting = SUBTYPES.flatMap(({ key }) =>
    roles.flatMap(([role, count]) =>
      Array.from({ length: count }, (_, at) => picture(role, `${key}-${at}`, [key])),
    ),
  );
  return [
    ...fitting,
    ...Array.from({ length: 30 }, (_, at) => picture('portrait', `face-${at}`, [])),
  ];
}

function picture(role: MasterPicture['role'], name: string, subtypes: string[]): MasterPicture {
  const file = `${role}-${name}.avif`;
  return {
    file,
    scene: name,
    subtypes,
    role,
    light: 'morning',
    alt: file,
    label: name,
    width: 1600,
    height: 1200,
    thumbhash: '',
  };
}
