import { AMENITIES } from '../../schema/catalogue/amenities.ts';
import { type Database } from '../src/platform/database/connect.ts';

/** One listing of the market, from which every query takes its values; drawn by the same seed each time. */
export interface Sample {
  id: string;
  sellerId: string;
  state: string;
  city: string;
  locality: string;
  type: string;
  subtype: string;
  purpose: 'sell' | 'rent';
  price: number;
  areaSqm: number;
  bedrooms: number | null;
  amenities: string[];
  project: string;
  commonWord: string;
  /** The two rarest words of its title and project. */
  rareWords: string;
  /** What people type most: the first words of its title and its locality. */
  kindAndLocality: string;
  /** 0 to 1, spread evenly over the samples. */
  position: number;
}

const RARE_WORDS = `
  SELECT string_agg(word, ' ') FROM (
    SELECT word FROM search_term
    WHERE word = ANY(regexp_split_to_array(lower(p.title || ' ' || p.project), '[^a-z]+'))
    ORDER BY frequency, word LIMIT 2) AS rare`;

const COMMON_WORDS = ['parking', 'garden', 'security', 'water'];

export async function drawSamples(database: Database, count: number): Promise<Sample[]> {
  const rows = await database.query<SampleRow>({
    text: [
      'SELECT id, seller_id AS "sellerId", state, city, locality, type, subtype, purpose, price,',
      'area_sqm AS "areaSqm", bedrooms, amenity_bits AS bits, project, title,',
      '(' + RARE_WORDS + ') AS "rareWords"',
      "FROM property AS p WHERE approval_status = 'approved' AND is_active AND area_sqm > 0",
      "AND price > 0 ORDER BY md5(id || 'bench') LIMIT $1",
    ].join(' '),
    values: [count],
  });
  const named = await database.query<{ project: string }>({
    text: `SELECT project FROM property WHERE project <> '' AND approval_status = 'approved'
           AND is_active ORDER BY md5(id || 'project') LIMIT $1`,
    values: [count],
  });
  const names = new Map(AMENITIES.map((amenity) => [amenity.bit, amenity.name]));
  return rows.map(({ bits, title, ...row }, index) => ({
    ...row,
    amenities: bits.flatMap((bit) => names.get(bit) ?? []),
    project: named[index % named.length]?.project ?? title,
    commonWord: COMMON_WORDS[index % COMMON_WORDS.length] ?? 'parking',
    rareWords: row.rareWords ?? title,
    kindAndLocality: (title.split(' ').slice(0, 3).join(' ') + ' ' + row.locality).slice(0, 60),
    position: (index + 0.5) / rows.length,
  }));
}

type SampleRow = Pick<
  Sample,
  | 'id'
  | 'sellerId'
  | 'state'
  | 'city'
  | 'locality'
  | 'type'
  | 'subtype'
  | 'purpose'
  | 'price'
  | 'areaSqm'
  | 'bedrooms'
  | 'project'
> & { bits: number[]; title: string; rareWords: string | null };
