import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphqlSchema } from '../doors/graphql/schema.ts';
import { openApi } from '../doors/rest/openApi.ts';
import { ROOMS } from '../rooms.ts';
import type { Services } from '../services.ts';
import type { CommandCall } from './call.ts';

/** `npm run codegen`: prints the GraphQL schema, with `rest` the OpenAPI document; needs no database. */
export async function schemaCommand({ args, print }: CommandCall): Promise<void> {
  if (args[0] !== 'rest') {
    print(printSchema(lexicographicSortSchema(await graphqlSchema(ROOMS))));
    return;
  }
  // The rows are described, not served: none of them asks for its services.
  const services: Services = JSON.parse('{}');
  const rows = ROOMS.flatMap(({ rest }) => rest(services));
  print(JSON.stringify(openApi(rows, { name: 'Aangan', url: 'http://localhost:4000' }), null, 2));
}
