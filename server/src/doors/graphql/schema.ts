import 'reflect-metadata';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { buildSchema, getMetadataStorage } from 'type-graphql';
import { type Room } from '../../platform/room.ts';
import { ErrorExtensions } from './errors.graphql.ts';

/** The GraphQL schema: what the rooms offer, assembled. Without services it can be printed, not executed. */
export async function graphqlSchema<Services>(
  rooms: readonly Room<Services>[],
  services?: Services,
): Promise<GraphQLSchema> {
  const types = rooms.flatMap(({ resolvers }) => resolvers);
  const [first, ...others] = types;
  if (!first) throw new TypeError('No room has a resolver.');
  const instances = new Map<unknown, object>();
  if (services) for (const Type of types) instances.set(Type, new Type(services));
  // What is read as it stands needs no resolver.
  for (const field of getMetadataStorage().fields) field.simple = field.name === field.schemaName;
  const schema = await buildSchema({
    resolvers: [first, ...others],
    orphanedTypes: [ErrorExtensions],
    container: { get: (type: unknown) => instances.get(type) },
    // Rules are asked about what is missing too, as they are over REST.
    validate: { skipMissingProperties: false },
    // Asking it about all of itself finds mistakes of ours; printing it does that, no start has to again.
    skipCheck: services !== undefined,
  });
  callDirectly(schema, instances);
  return schema;
}

/**
 * Field resolvers without arguments are called as they are: TypeGraphQL looks up the instance and sorts the parameters
 * again for each value.
 */
function callDirectly(schema: GraphQLSchema, instances: ReadonlyMap<unknown, object>): void {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  for (const resolver of fieldResolvers) {
    const { params = [], middlewares = [], target, methodName, getObjectType } = resolver;
    const named = objectTypes.find((each) => each.target === getObjectType?.());
    const type = named && schema.getType(named.name);
    const instance = instances.get(target);
    const isPlain = params.every(
      (param) => (param.kind === 'root' || param.kind === 'context') && !param.propertyName,
    );
    if (!isObjectType(type) || !instance || !isPlain || middlewares.length > 0) continue;
    const field = type.getFields()[resolver.schemaName];
    const method: unknown = Reflect.get(instance, methodName);
    if (!field || typeof method !== 'function') continue;
    const isContextFirst = params.some(({ kind, index }) => kind === 'context' && index === 0);
    field.resolve = isContextFirst
      ? (root, _args, context) => method.call(instance, context, root)
      : (root, _args, context) => method.call(instance, root, context);
  }
}
