import type { ApolloClient } from '@apollo/client';

/** After a post or an edit the cached lists of one's own are no longer true. */
export function forgetOwnListings({ cache }: ApolloClient): void {
  for (const fieldName of OWN_LISTS) cache.evict({ id: 'Viewer:{}', fieldName });
  cache.evict({ id: 'Administration:{}', fieldName: 'moderationQueue' });
  cache.gc();
}

const OWN_LISTS = ['properties', 'overview', 'activity', 'postingDraft'];
