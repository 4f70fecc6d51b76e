import { type Database, type Statement } from '../platform/database/connect.ts';
import { countBySubtype } from '../properties/countListings.ts';

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
export async function countNames(database: Database, wanted: NamesToCount): Promise<Counts> {
  const places = (statement: Statement, names: readonly string[]): Promise<CountedPlace[]> =>
    names.length === 0
      ? Promise.resolve([])
      : database.read({ ...statement, values: [[...new Set(names)]] });
  const [states, cities, localities, projects, subtypes] = await Promise.all([
    places(STATES, wanted.states),
    places(CITIES, wanted.cities),
    places(LOCALITIES, wanted.localities),
    places(PROJECTS, wanted.projects),
    wanted.withSubtypes ? countBySubtype(database) : new Map<string, number>(),
  ]);
  return { states, cities, localities, projects, subtypes };
}

const STATES: Statement = {
  name: 'count_states_named',
  text: `SELECT '' AS name, '' AS city, state, sum(count)::int AS count FROM listing_count
         WHERE state = ANY($1) GROUP BY state HAVING sum(count) > 0`,
};
const CITIES: Statement = {
  name: 'count_cities_named',
  text: `SELECT '' AS name, city, state, sum(count)::int AS count FROM listing_count
         WHERE city = ANY($1) GROUP BY city, state HAVING sum(count) > 0`,
};
const LOCALITIES: Statement = {
  name: 'count_localities_named',
  text: `SELECT locality AS name, city, state, sum(count)::int AS count FROM listing_locality
         WHERE locality = ANY($1) GROUP BY locality, city, state HAVING sum(count) > 0`,
};
const PROJECTS: Statement = {
  name: 'count_projects_named',
  text: `SELECT name, city, state, count FROM (
           SELECT project AS name, city, state, sum(count)::int AS count,
             row_number() OVER (PARTITION BY project ORDER BY sum(count) DESC, city) AS place
           FROM listing_project WHERE project = ANY($1)
           GROUP BY project, city, state HAVING sum(count) > 0) AS placed
         WHERE place <= 3`,
};
