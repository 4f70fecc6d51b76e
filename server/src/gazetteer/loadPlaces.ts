import { slugOf } from '../../../schema/routes.ts';
import { TOWN_ALIASES } from './data/aliases.ts';
import { DISTRICT_SEATS } from './data/districtSeats.ts';
import { DISTRICT_TOWNS } from './data/districtTowns.ts';
import { LOCALITIES, type LocalityRow } from './data/localities.ts';
import partRows from './data/parts.json' with { type: 'json' };
import { STATE_ROWS, type StateKind } from './data/states.ts';
import townRows from './data/towns.json' with { type: 'json' };
import { placeKey } from './placeKey.ts';

export type State = {
  readonly name: string;
  readonly slug: string;
  readonly kind: StateKind;
  readonly aliases: readonly string[];
};

export type Town = {
  /** Stable: the slug of the name and the slug of the state. */
  readonly id: string;
  readonly name: string;
  /** Not unique: a town that exists in two states has one slug. */
  readonly slug: string;
  readonly state: string;
  readonly district: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** Of the municipality; null where it is not known. */
  readonly population: number | null;
  readonly aliases: readonly string[];
};

export type Locality = {
  readonly name: string;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly aliases: readonly string[];
};

/** The 37 states and union territories, by name. */
export function loadStates(): State[] {
  return STATE_ROWS.map((row) => ({ ...row, slug: slugOf(row.name) })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** Every town, the most populous first; the rows come from build/towns.mjs. */
export function loadTowns(): Town[] {
  return Object.entries(townRows)
    .flatMap(([state, rows]) => {
      const known = { state, stateSlug: slugOf(state), districts: districtsOfTowns(state) };
      return rows.map((row) => readTown(row, known));
    })
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.id < b.id ? -1 : 1));
}

/** The localities written by hand, then the parts of cities that the source of the towns knows. */
export function loadLocalities(): Locality[] {
  const seen = new Set<string>();
  return [...LOCALITIES, ...parts()].flatMap((row) => {
    const keys = [row.name, ...(row.aliases ?? [])].map(
      (name) => `${row.state}/${row.city}/${placeKey(name)}`,
    );
    if (keys.some((key) => seen.has(key))) return [];
    for (const key of keys) seen.add(key);
    return [readLocality(row)];
  });
}

function readTown(
  row: string,
  known: { state: string; stateSlug: string; districts: ReadonlyMap<string, string> },
): Town {
  const [name = '', latitude, longitude, population, spelling] = row.split('|');
  const slug = slugOf(name);
  return {
    id: `${slug}-${known.stateSlug}`,
    name,
    slug,
    state: known.state,
    district: known.districts.get(name) ?? null,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: population ? Number(population) : null,
    aliases: [...listed(TOWN_ALIASES[known.state]?.[name]), ...(spelling ? [spelling] : [])],
  };
}

function districtsOfTowns(state: string): ReadonlyMap<string, string> {
  const seats = listed(DISTRICT_SEATS[state]).map((town) => [town, town] as const);
  const others = Object.entries(DISTRICT_TOWNS[state] ?? {}).flatMap(([district, towns]) =>
    listed(towns).map((town) => [town, district] as const),
  );
  return new Map([...seats, ...others]);
}

function parts(): LocalityRow[] {
  return Object.entries(partRows).flatMap(([state, cities]) =>
    Object.entries(cities).flatMap(([city, rows]) =>
      rows.map((row: string) => {
        const [name = '', lat, lng] = row.split('|');
        return { city, state, name, lat: Number(lat), lng: Number(lng) };
      }),
    ),
  );
}

function readLocality({ name, city, state, lat, lng, aliases }: LocalityRow): Locality {
  return {
    name,
    slug: slugOf(name),
    city,
    state,
    latitude: lat,
    longitude: lng,
    aliases: aliases ?? [],
  };
}

function listed(names: string | undefined): string[] {
  return names === undefined ? [] : names.split(/;\s*/);
}
