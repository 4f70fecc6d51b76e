/** What a GraphQL field that runs statements of its own costs a query, beside the fields it answers. */
export const QUERY_COST = { statement: 50, manyStatements: 1_000 } as const;
