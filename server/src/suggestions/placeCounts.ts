import { type Sql } from 'sql-template-tag';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { countBySubtype } from '../properties/countListings.ts';
import {
  citiesStatement,
  isWithin,
  localitiesStatement,
  projectsStatement,
  statesStatement,
  type Within,
} from './placeCounts.sql.ts';

/** A place that listings name, with its number of public listings. */
export interface CountedPlace {
  /** Of a project or locality; '' for a town or state. */
  name: string;
  city: string;
  state: string;
  /** What the locality is compared by, whichever way it is written (`localityPlace`). */
  place?: string;
  count: number;
}

export interface NamesToCount {
  states: readonly string[];
  cities: readonly string[];
  /** As listings write them. */
  localities: readonly string[];
  /** Keys of places. */
  places: readonly string[];
  projects: readonly string[];
  withSubtypes: boolean;
  /** The only town whose localities are counted; all of them when absent. */
  within?: Within | undefined;
}

export interface Counts {
  states: readonly CountedPlace[];
  cities: readonly CountedPlace[];
  /** In every city that has listings there. */
  localities: readonly CountedPlace[];
  /** In the three cities with most listings of each. */
  projects: readonly CountedPlace[];
  /** By subtype key. */
  subtypes: ReadonlyMap<string, number>;
}

async function localitiesOf(
  database: Database,
  { localities, places, within }: NamesToCount,
): Promise<CountedPlace[]> {
  if (localities.length + places.length === 0) return [];
  const [names, keys] = [[...new Set(localities)], [...new Set(places)]];
  return database.read(
    within
      ? prepared('count_localities_within', localitiesStatement(names, keys, isWithin(within)))
      : prepared('count_localities_named', localitiesStatement(names, keys)),
  );
}

/** Public listings by name, from the rollups; one statement for each kind that is asked for. */
export async function countNames(database: Database, names: NamesToCount): Promise<Counts> {
  const places = async (
    name: string,
    statementOf: (names: readonly string[]) => Sql,
    names: readonly string[],
  ): Promise<CountedPlace[]> =>
    names.length === 0 ? [] : database.read(prepared(name, statementOf([...new Set(names)])));
  const [states, cities, localities, projects, subtypes] = await Promise.all([
    places('count_states_named', statesStatement, names.states),
    places('count_cities_named', citiesStatement, names.cities),
    localitiesOf(database, names),
    places('count_projects_named', projectsStatement, names.projects),
    names.withSubtypes ? countBySubtype(database) : new Map<string, number>(),
  ]);
  return { states, cities, localities, projects, subtypes };
}
