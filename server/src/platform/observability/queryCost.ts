/**
 * What a GraphQL field costs a query beside the fields it answers: one that runs statements of its own, and one whose
 * text is long, by how many usual ones it is as long as.
 */
export const QUERY_COST = {
  statement: 50,
  manyStatements: 1_000,
  longText: 20,
  article: 150,
} as const;
