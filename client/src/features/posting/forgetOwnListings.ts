import type { ApolloClient } from '@apollo/client';

/** After a post or an edit the cached lists of one's own are no longer true (D-42). */
export function forgetOwnListings({ cache }: ApolloClient): void {
  for (const fieldName of OWN_LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

const OWN_LISTS = ['ownProperties', 'overview', 'activity', 'postingDraft', 'moderationQueue'];
