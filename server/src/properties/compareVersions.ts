import { displayRows, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { formatRupees } from '../../../schema/format/money.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { factsOf, POSTER_COLUMNS, type PosterColumn } from './listingColumns.ts';
import { derivedFacts } from './listingContent.ts';
import { type ListingContent } from './property.row.ts';

/** One thing that an edit changes, ready to show; null where it was not or is not any more. */
export interface ContentChange {
  key: string;
  label: string;
  before: string | null;
  after: string | null;
}

export interface ContentChanges {
  changes: ContentChange[];
  addedPictures: PictureRow[];
  removedPictures: PictureRow[];
}

/** What an edit changes of the version that visitors see, the weighty things first. */
export function compareVersions(before: ListingContent, after: ListingContent): ContentChanges {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const keys = new Set([...now.keys(), ...old.keys()]);
  const changes = [...keys].flatMap((key): ContentChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was?.value === is?.value) return [];
    const label = is?.label ?? was?.label ?? key;
    return [{ key, label, before: was?.value ?? null, after: is?.value ?? null }];
  });
  return {
    changes: [...changes, ...moved(before, after), ...reordered(before, after)],
    addedPictures: without(after.pictures, before.pictures),
    removedPictures: without(before.pictures, after.pictures),
  };
}

interface Row {
  label: string;
  value: string;
}

/** Everything a content says in words, by key, the price first; what it does not say is left out. */
function rowsOf(content: ListingContent): Map<string, Row> {
  const { price } = derivedFacts(content);
  const priceLabel = content.purpose === 'rent' ? 'Rent' : 'Price';
  const rows: SaidRow[] = [['price', priceLabel, price > 0 ? formatRupees(price) : null]];
  for (const name of POSTER_COLUMNS) {
    if (name === 'details') rows.push(...detailRows(content));
    const { label } = factsOf(name);
    if (label !== undefined) rows.push([name, label, inWords(name, content)]);
  }
  return new Map(rows.flatMap(([key, label, value]) => (value ? [[key, { label, value }]] : [])));
}

type SaidRow = [key: string, label: string, value: string | null];

/** The catalogue's fields, without those that have columns of their own. */
function detailRows({ subtype, details, purpose }: ListingContent): SaidRow[] {
  const entry = subtypeByKey(subtype);
  return displayRows(entry, details, purpose)
    .filter(({ key }) => key !== entry.price.field && !POSTER_COLUMNS.some((name) => name === key))
    .map(({ key, label, value }) => [key, label, value]);
}

function inWords(name: PosterColumn, content: ListingContent): string | null {
  const value = content[name];
  if (name === 'subtype') return subtypeByKey(content.subtype).title;
  if (name === 'purpose') return value === 'rent' ? 'For Rent' : 'For Sale';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : null;
}

function moved(before: ListingContent, after: ListingContent): ContentChange[] {
  const [was, is] = [positionOf(before), positionOf(after)];
  if (was === is) return [];
  return [{ key: 'position', label: 'Position on the map', before: was, after: is }];
}

function positionOf({ latitude, longitude }: ListingContent): string | null {
  if (latitude === null || longitude === null) return null;
  return [latitude, longitude].map((degrees) => degrees.toFixed(5)).join(', ');
}

/** The same pictures in a different order, which may mean another cover; added and removed ones speak for themselves. */
function reordered(before: ListingContent, after: ListingContent): ContentChange[] {
  const [old, now] = [before, after].map(({ pictures }) => pictures.map(({ id }) => id));
  if (old === undefined || now === undefined || old.join() === now.join()) return [];
  const label = 'Photos';
  if (old.toSorted().join() !== now.toSorted().join()) {
    return [
      {
        key: 'pictures',
        label,
        before: pluralize(old.length, 'photo'),
        after: pluralize(now.length, 'photo'),
      },
    ];
  }
  const what = old[0] === now[0] ? 'in a different order' : 'with a different cover';
  return [
    {
      key: 'pictures',
      label,
      before: pluralize(old.length, 'photo'),
      after: 'Same photos, ' + what,
    },
  ];
}

function without(all: readonly PictureRow[], known: readonly PictureRow[]): PictureRow[] {
  const ids = new Set(known.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id));
}
