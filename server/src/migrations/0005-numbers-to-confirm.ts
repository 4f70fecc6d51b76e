import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/**
 * Where the forms ended until D-104, by kind and field: what was typed beyond was kept as this number, so that it may
 * say less than was meant. Offices below 100 were kept as 100.
 */
const OLD_ENDS: readonly (readonly [subtypes: string, ends: Readonly<Record<string, number>>])[] = [
  [
    'flat-apartment',
    {
      builtArea: 100_000,
      bathrooms: 10,
      balconies: 10,
      floorNumber: 10,
      totalFloors: 100,
      totalFlatsInSociety: 500,
    },
  ],
  [
    'residential-house-villa',
    { plotArea: 100_000, builtArea: 100_000, bathrooms: 10, numberOfFloors: 20 },
  ],
  [
    'builder-floor-apartment',
    { builtArea: 100_000, bathrooms: 10, balconies: 10, floorNumber: 10 },
  ],
  [
    'penthouse-studio-apartment',
    { builtArea: 100_000, bathrooms: 10, balconies: 10, floorNumber: 10, totalFloors: 10 },
  ],
  ['residential-land-plot', { roadWidth: 100 }],
  [
    'commercial-office-space',
    {
      builtUpArea: 100_000,
      yourFloor: 10,
      totalFloors: 10,
      washrooms: 10,
      noOfCabins: 10,
      workstations: 10,
      floorsAvailable: 10,
    },
  ],
  ['commercial-office-space', { builtUpArea: 100 }],
  ['commercial-shop-showroom', { carpetArea: 100_000 }],
  ['warehouse-godown', { carpetArea: 100_000, leaseDuration: 1_000 }],
  ['industrial-land-building-shed', { roadWidth: 1_000, height: 1_000 }],
  ['agricultural-land', { distanceFromRoad: 1_000, pricePerUnit: 1_000 }],
  ['farm-house', { builtUpArea: 100_000 }],
];
/** More than five bedrooms were one choice. */
const MANY_BEDROOMS = '5+ BHK';

/** What sits on an old end is marked, for its seller to confirm or correct; nothing can be restored. */
export class NumbersToConfirm1764000000005 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    const ends = OLD_ENDS.flatMap(([subtype, fields]) =>
      Object.entries(fields).map(([key, end]) => ({ subtype, key, value: end })),
    );
    const homes = ['flat-apartment', 'residential-house-villa', 'builder-floor-apartment'];
    const bedrooms = homes.map((subtype) => ({ subtype, key: 'bhk', value: MANY_BEDROOMS }));
    await runner.query(`ALTER TABLE property ADD to_confirm text[] NOT NULL DEFAULT '{}'`);
    await runner.query(
      `UPDATE property SET to_confirm = marked.keys
       FROM (
         SELECT p.id, array_agg(old.key ORDER BY old.key) AS keys
         FROM property AS p
         JOIN jsonb_to_recordset($1::jsonb) AS old (subtype text, key text, value jsonb)
           ON old.subtype = p.subtype AND p.details -> old.key = old.value
         GROUP BY p.id
       ) AS marked
       WHERE property.id = marked.id`,
      [JSON.stringify([...ends, ...bedrooms])],
    );
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE property DROP to_confirm');
  }
}
