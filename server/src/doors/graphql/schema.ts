import 'reflect-metadata';
import { type GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { type Room } from '../../platform/room.ts';
import { ErrorExtensions } from './errors.graphql.ts';

/** The GraphQL schema: what the rooms offer, assembled. Without services it can be printed, not executed. */
export function graphqlSchema<Services>(
  rooms: readonly Room<Services>[],
  services?: Services,
): Promise<GraphQLSchema> {
  const types = rooms.flatMap(({ resolvers }) => resolvers);
  const [first, ...others] = types;
  if (!first) throw new TypeError('No room has a resolver.');
  const instances = new Map<unknown, object>();
  if (services) for (const Type of types) instances.set(Type, new Type(services));
  return buildSchema({
    resolvers: [first, ...others],
    orphanedTypes: [ErrorExtensions],
    container: { get: (type: unknown) => instances.get(type) },
    // Rules are asked about what is missing too, as they are over REST.
    validate: { skipMissingProperties: false },
    // Asking it about all of itself finds mistakes of ours; printing it does that, no start has to again.
    skipCheck: services !== undefined,
  });
}
