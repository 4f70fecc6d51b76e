import type { ApolloCache, ApolloClient } from '@apollo/client';
import { isObject } from '../../../schema/rules/json.ts';

/** When the page that came from the server is React's (ui/Ready.tsx); at once where it is by now. */
function pageResponses(): Promise<void> {
  const page = document.documentElement;
  return new Promise((resolve) => {
    if (!page.hasAttribute(WAITS)) return resolve();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(page, { attributeFilter: [WAITS] });
  });
}

const WAITS = 'data-waits';

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
  'version',
  'viewerCanEdit',
] as const;

/** Drops what belonged to whoever was here, so that nobody after them finds it. */
export function forgetOwnData({ cache }: ApolloClient): void {
  for (const fieldName of OWN_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  forgetViewerResponses(cache);
  // What nothing leads to any longer: accounts, sessions, teams.
  cache.gc();
}

/**
 * Asks again for what is on screen and depends on who looks; the pages come from the server for visitors. What was
 * looked at before is asked for when it is looked at again.
 */
export async function refetchForViewer(client: ApolloClient): Promise<void> {
  // A session may be back before anything on the page reads from the cache.
  await pageResponses();
  const onScreen = propertiesOnScreen(client);
  forgetViewerResponses(client.cache, (id) => !onScreen.has(id));
  // On trial: what is on screen stays until the answer is there, and where asking again fails.
  const refetched = client.refetchQueries({
    updateCache: (cache) => forgetViewerResponses(cache),
    optimistic: true,
  });
  await refetched.catch(() => undefined);
}

/** The properties that what is on screen has asked for. */
function propertiesOnScreen(client: ApolloClient): Set<string> {
  const ids = new Set<string>();
  const note = (_key: string, value: unknown) => {
    if (isObject(value) && value['__typename'] === 'Property')
      ids.add(`Property:${String(value['id'])}`);
    return value;
  };
  for (const { query, variables } of client.getObservableQueries()) {
    const response = client.cache.readQuery({ query, variables, returnPartialData: true });
    JSON.stringify(response, note);
  }
  return ids;
}

function forgetViewerResponses(cache: ApolloCache, isMeant = (_id: string) => true): void {
  for (const id of Object.keys(cache.extract() ?? {})) {
    if (!id.startsWith('Property:') || !isMeant(id)) continue;
    for (const fieldName of VIEWER_FIELDS) cache.evict({ id, fieldName });
  }
}
