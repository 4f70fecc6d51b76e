import type { ExecutionResult } from 'graphql';
import type { Fetcher } from 'graphiql/graphiql.min.js';

/**
 * Sends what stands in the editor. Cookies stay behind: whatever text somebody is talked into running here asks as a
 * visitor, or as the bearer that they have typed themselves.
 */
export const ask: Fetcher = async (params, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  });
  const result: ExecutionResult = await response.json();
  return result;
};
