import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';

/** Fields of Query whose answer is the viewer's own. Every other one is the same for everybody. */
export const OWN_FIELDS: readonly string[] = [
  'accountRemoval',
  'activity',
  'editTerms',
  'enquiries',
  'favouriteIds',
  'favourites',
  'feedback',
  'invitations',
  'moderationQueue',
  'newsletterSubscribers',
  'overview',
  'ownProperties',
  'postingDraft',
  'property',
  'propertyStats',
  'sessions',
  'team',
  'viewer',
];

/** What listings answer differently to an account: the contact of a granted or own listing, editing. */
const VIEWER_FIELDS = [
  'assignedTo',
  'contact',
  'edit',
  'history',
  'rejectionReason',
  'viewerCanEdit',
] as const;

/** Drops what belonged to whoever was here, so that nobody after them finds it. */
export function forgetOwnData({ cache }: ApolloClient): void {
  for (const fieldName of OWN_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const id of Object.keys(cache.extract() ?? {})) {
    if (!id.startsWith('Property:')) continue;
    for (const fieldName of VIEWER_FIELDS) cache.evict({ id, fieldName });
  }
  // What nothing leads to any longer: accounts, sessions, teams.
  cache.gc();
}

/** Asks again for what is on screen and depends on who looks; the pages come from the server for visitors. */
export async function refetchForViewer(client: ApolloClient): Promise<void> {
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ query }) => DEPENDS_ON_VIEWER.test(print(query)),
  });
  // What a visitor may see stays where asking again fails.
  await refetched.catch(() => undefined);
}

const DEPENDS_ON_VIEWER = new RegExp(String.raw`\b(?:${VIEWER_FIELDS.join('|')})\b`);
