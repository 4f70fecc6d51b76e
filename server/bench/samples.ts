import { AMENITIES } from '../../schema/catalogue/amenities.ts';
import { type Database } from '../src/platform/database/connect.ts';
import { projectsStatement, samplesStatement } from './samples.sql.ts';

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

const COMMON_WORDS = ['parking', 'garden', 'security', 'water'];

export async function drawSamples(database: Database, count: number): Promise<Sample[]> {
  const rows = await database.query<SampleRow>(samplesStatement(count));
  const named = await database.query<{ project: string }>(projectsStatement(count));
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
