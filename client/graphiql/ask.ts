import type { ComponentProps } from 'react';
import type { GraphiQL } from 'graphiql';
import type { ExecutionResult } from 'graphql';

/**
 * Sends what stands in the editor. Cookies stay behind: whatever text somebody is talked into running here asks as a
 * visitor, or as the bearer that they have typed themselves.
 */
export const ask: ComponentProps<typeof GraphiQL>['fetcher'] = async (asked, { headers } = {}) => {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(asked),
  });
  const result: ExecutionResult = await answer.json();
  return result;
};
