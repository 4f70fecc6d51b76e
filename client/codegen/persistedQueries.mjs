// A plugin of graphql-codegen: the text of every operation of our own client by its id. The client sends the
// id alone, and the server looks here.
import { definitionsOf, persisted } from './operations.mjs';

/** Called by graphql-codegen once, with every document. */
export async function plugin(_schema, sources) {
  const { fragments, operations } = definitionsOf(sources);
  const list = await Promise.all(operations.map((each) => persisted(each, fragments)));
  const rows = list.map(({ id, text }) => [id, text]);
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
