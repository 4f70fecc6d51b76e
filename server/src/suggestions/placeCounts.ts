import { type Sql } from 'sql-template-tag';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { countBySubtype } from '../properties/countListings.ts';
import {
  citiesStatement,
  localitiesStatement,
  projectsStatement,
  statesStatement,
} from './placeCounts.sql.ts';

/** A place that listings name, with its number of public listings. */
export interface CountedPlace {
  /** Of a project or locality; '' for a town or state. */
  name: string;
  city: string;
  state: string;
  count: number;
}

export interface NamesToCount {
  states: readonly string[];
  cities: readonly string[];
  localities: readonly string[];
  projects: readonly string[];
  withSubtypes: boolean;
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
    places('count_localities_named', localitiesStatement, names.localities),
    places('count_projects_named', projectsStatement, names.projects),
    names.withSubtypes ? countBySubtype(database) : new Map<string, number>(),
  ]);
  return { states, cities, localities, projects, subtypes };
}
