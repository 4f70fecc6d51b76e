import { readFile } from 'node:fs/promises';
import { buildSchema, GraphQLNonNull, isNonNullType } from 'graphql';

/**
 * The schema as our client reads it. A field that may be refused is null for integrators beside its error; our
 * client takes no data at all from an answer with an error (Apollo's errorPolicy `none`), so that it never
 * meets that null and need not ask for it.
 */
export default async function schemaOfClient(path) {
  const schema = buildSchema(await readFile(path, 'utf8'));
  for (const field of Object.values(schema.getQueryType().getFields())) {
    const { description } = field;
    const isNullByItself = NOTHING.test(description) || isNonNullType(field.type);
    if (REFUSALS.test(description) && !isNullByItself) field.type = new GraphQLNonNull(field.type);
  }
  return schema;
}

/** Such a field names in its description what it refuses with; `schemaContract.test.ts` holds it to that. */
const REFUSALS = /\b(?:UNAUTHENTICATED|FORBIDDEN|NOT_FOUND)\b/;
/** What may also be absent says that it is null then. */
const NOTHING = /\bnull\b/;
