import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphqlSchema } from '../doors/graphql/schema.ts';
import { ROOMS } from '../rooms.ts';
import type { CommandCall } from './call.ts';

/** `npm run codegen`: prints the GraphQL schema; needs no database. */
export async function schemaCommand({ print }: CommandCall): Promise<void> {
  print(printSchema(lexicographicSortSchema(await graphqlSchema(ROOMS))));
}
