import { readFile } from 'node:fs/promises';
import { buildSchema, GraphQLNonNull, isNonNullType } from 'graphql';

/**
 * The schema as our client reads it. A field that may be refused is null for integrators beside its error; our
 * client takes no data at all from an answer with an error (Apollo's errorPolicy `none`), so that it never
 * meets that null and need not ask for it.
 */
export default async function schemaOfClient(path) {
  const schema = buildSchema(await readFile(path, 'utf8'));
  const fieldsOf = (name) => Object.values(schema.getType(name).getFields());
  const refused = fieldsOf('Query').filter(({ description }) => REFUSALS.test(description));
  for (const field of [...refused, ...BEHIND_A_POLICY.flatMap(fieldsOf)]) {
    const isNullByItself = NOTHING.test(field.description) || isNonNullType(field.type);
    if (!isNullByItself) field.type = new GraphQLNonNull(field.type);
  }
  return schema;
}

/** Whatever stands in these may be refused. */
const BEHIND_A_POLICY = ['Viewer', 'Administration'];
/** Another such field names in its description what it refuses with; `schemaContract.test.ts` holds it to that. */
const REFUSALS = /\b(?:UNAUTHENTICATED|FORBIDDEN|NOT_FOUND)\b/;
/** What may also be absent says that it is null then. */
const NOTHING = /\bnull\b/;
