import { Kind, parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import persistedQueries from '../../../schema/persistedQueries.json' with { type: 'json' };
import { type Viewer } from '../../src/platform/context.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { BEHIND_A_PROXY } from '../harness/people.ts';
import { buildSmallWorld, type Who } from '../harness/smallWorld.ts';
import { IDS } from '../harness/smallWorldContent.ts';

let served: TestApp;
let viewers: Record<Who, Viewer>;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  viewers = await buildSmallWorld(database);
});

const QUERIES = Object.values(persistedQueries).filter((text) => text.startsWith('query '));

/** Values for every variable that a query of ours needs. */
const VALUES: Readonly<Record<string, unknown>> = {
  banners: 3,
  city: 'Bengaluru',
  days: 30,
  filter: { city: 'Bengaluru' },
  ids: [IDS.plot, IDS.flat],
  key: 'ABOUT',
  keyword: '2 bhk in agra',
  latitude: 27.17,
  limit: 3,
  longitude: 78.04,
  mobile: '9811100001',
  page: 1,
  pageSize: 3,
  purpose: 'SELL',
  search: 'a',
  sellerId: IDS.seller,
  slug: 'bengaluru',
  sort: 'NEWEST',
  state: 'Karnataka',
  subtype: 'flat-apartment',
  text: 'beng',
};

const SUBJECTS = [IDS.flat, IDS.rejected, IDS.post, IDS.seller, IDS.organisation];

/** With an id, one set for each of what it may stand for. */
function variablesFor(text: string): Record<string, unknown>[] {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('No operation.');
  const variables = operation.variableDefinitions ?? [];
  const needed = variables.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const names = needed.map(({ variable }) => variable.name.value);
  const values = Object.fromEntries(names.map((name) => [name, VALUES[name]]));
  const hasId = variables.some(({ variable }) => variable.name.value === 'id');
  return hasId ? SUBJECTS.map((id) => ({ ...values, id })) : [values];
}

/** A text that is not ours goes the usual way. */
const UNUSUAL = '\n';

async function textOf(text: string, variables: Record<string, unknown>, who: Who) {
  const { status, data, errors } = await served.graphql(text, variables, viewers[who]);
  return JSON.stringify({ status, data, errors }).replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"<id>"');
}

test.each(['visitor', 'seller', 'admin'] as const)(
  'every query of our own client is answered to a %s as one that is not compiled, word for word',
  async (who) => {
    let responded = 0;
    for (const text of QUERIES) {
      for (const variables of variablesFor(text)) {
        const compiled = await textOf(text, variables, who);
        expect(compiled).toBe(await textOf(text + UNUSUAL, variables, who));
        if (compiled.includes('"errors":[]')) responded += 1;
      }
    }
    // What is refused is not compiled, and would say little.
    expect(responded).toBeGreaterThan(QUERIES.length / 2);
  },
);
