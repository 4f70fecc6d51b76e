import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the hook of a query answers, as far as a part of a page needs it. */
export interface OwnQuery<Data> {
  /** Stays while it is asked for again, and where that fails. */
  data?: Data | undefined;
  /** Why the last try brought nothing. */
  error?: unknown;
  /** Asks again; its failure is what the hook answers next, and a rejection that nobody waits for is Apollo's own. */
  refetch: () => Promise<unknown>;
}

/** Why a question has no answer, in words for people: the server's own, where it gave any. */
export function sentenceOf(error: unknown): string {
  const own = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return own ?? 'Please check your connection and try again.';
}
