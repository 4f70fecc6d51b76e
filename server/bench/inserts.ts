import { type Database } from '../src/platform/database/connect.ts';
import { newId } from '../src/platform/ids.ts';

/** Single-row inserts a second that are on disk, with every index, rollup and trigger in place. */
export async function insertsASecond(
  database: Database,
  { writers, seconds }: { writers: number; seconds: number },
): Promise<number> {
  const models = await database.query<{ id: string }>({
    text: `SELECT id FROM property WHERE approval_status = 'approved' AND is_active
           ORDER BY md5(id || 'insert') LIMIT 2000`,
  });
  const until = performance.now() + seconds * 1000;
  let written = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = writer; performance.now() < until; n += writers) {
        const model = models[n % models.length];
        if (!model) throw new Error('Nothing was filled.');
        await database.query({ name: 'bench_insert', text: INSERT, values: [newId(), model.id] });
        written += 1;
      }
    }),
  );
  return written / seconds;
}

const COPIED = [
  'seller_id',
  'type',
  'subtype',
  'purpose',
  'title',
  'description',
  'state',
  'city',
  'locality',
  'project',
  'price',
  'area',
  'area_unit',
  'area_sqm',
  'bedrooms',
  'bathrooms',
  'rooms',
  'is_new_project',
  'amenity_bits',
  'details',
  'pictures',
  'contact_phone',
  'contact_email',
  'approval_status',
].join(', ');

const INSERT = [
  'INSERT INTO property (id,',
  COPIED + ')',
  'SELECT $1,',
  COPIED,
  'FROM property WHERE id = $2',
].join(' ');
