import type { ApolloCache, ApolloClient } from '@apollo/client';

/** Fields of Query whose answer is the own of who asks; `property` is also a listing that waits for approval. */
const OWN_FIELDS = ['viewer', 'administration', 'property'] as const;

/** What listings answer differently to an account: the contact of a granted or own listing, editing. */
export const VIEWER_FIELDS = [
  'assignedTo',
  'contact',
  'edit',
  'history',
  'rejectionReason',
  'toConfirm',
  'viewerCanEdit',
] as const;

/** Drops what belonged to whoever was here, so that nobody after them finds it. */
export function forgetOwnData({ cache }: ApolloClient): void {
  for (const fieldName of OWN_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  forgetAnswersToViewer(cache);
  // What nothing leads to any longer: accounts, sessions, teams.
  cache.gc();
}

/** Asks again for what is on screen and depends on who looks; the pages come from the server for visitors. */
export async function refetchForViewer(client: ApolloClient): Promise<void> {
  // On trial: what is on screen stays until the answer is there, and where asking again fails.
  const refetched = client.refetchQueries({
    updateCache: forgetAnswersToViewer,
    optimistic: true,
  });
  await refetched.catch(() => undefined);
}

function forgetAnswersToViewer(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() ?? {})) {
    if (!id.startsWith('Property:')) continue;
    for (const fieldName of VIEWER_FIELDS) cache.evict({ id, fieldName });
  }
}
