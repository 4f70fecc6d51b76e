import { slugOf } from '../../../schema/routes.ts';
import { TOWN_ALIASES } from './data/aliases.ts';
import { AREAS, type AreaRow } from './data/areas.ts';
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
  /** Names of the localities that an area contains. */
  readonly holds?: readonly string[];
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

/** Areas that contain localities: those written by hand, and what several localities are the east or west of. */
export function loadAreas(localities: readonly Locality[], towns: readonly Town[]): Locality[] {
  const written = Object.entries(AREAS).flatMap(([state, cities]) =>
    Object.entries(cities).flatMap(([city, rows]) => {
      const town = towns.find((each) => each.name === city && each.state === state);
      return rows.map((row) => readArea(row, city, state, town?.aliases ?? []));
    }),
  );
  const taken = new Set([...localities, ...written].flatMap(keysOfLocality));
  const wholes = localities.flatMap((part) => {
    const whole = part.name.replace(/ (?:east|west|north|south)$/i, '');
    if (whole === part.name || /\d/.test(whole)) return [];
    const area = { ...part, name: whole, slug: slugOf(whole), aliases: [], holds: [] };
    const isTaken = keysOfLocality(area).some((key) => taken.has(key));
    for (const key of keysOfLocality(area)) taken.add(key);
    return isTaken ? [] : [area];
  });
  return [...written, ...wholes];
}

function keysOfLocality({ name, aliases, city, state }: Locality): string[] {
  return [name, ...aliases].map((each) => `${state}/${city}/${placeKey(each)}`);
}

/** 'South Delhi' is also 'Delhi South', in every Latin name of the town; 'Mumbai Central' is a station. */
function readArea(
  [name, lat, lng, aliases, holds]: AreaRow,
  city: string,
  state: string,
  townAliases: readonly string[],
): Locality {
  const side = name.endsWith(` ${city}`) ? name.slice(0, -city.length - 1) : '';
  const names = side === '' ? [] : [city, ...townAliases].filter((each) => /^[\w ]+$/.test(each));
  const sides = names.flatMap((each) =>
    side === 'Central' ? [`${side} ${each}`] : [`${side} ${each}`, `${each} ${side}`],
  );
  const others = [...listed(aliases || undefined), ...sides].filter((each) => each !== name);
  return {
    ...readLocality({ name, city, state, lat, lng, aliases: others }),
    holds: listed(holds || undefined).map((each) => each.replace(/\s+/g, ' ')),
  };
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
