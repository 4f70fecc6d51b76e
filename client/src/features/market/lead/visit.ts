import type { ApolloClient } from '@apollo/client';
import { OpenedContactDocument, RecordViewDocument } from './Visit.generated.ts';
import { withId } from '../../../ui/storedIds.ts';
import { isOpen } from './contactLinks.ts';
import { unlockedContacts } from './unlockedStore.ts';

/** Tells the server that this listing is being looked at: once in a tab, and only while somebody can see it. */
export function noteView(client: ApolloClient, propertyId: string): () => void {
  const send = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    if (!isFirstLook(propertyId)) return;
    client
      .mutate({
        mutation: RecordViewDocument,
        variables: { propertyId },
        fetchPolicy: 'no-cache',
      })
      .catch(() => undefined);
  };
  const stop = () => document.removeEventListener('visibilitychange', send);
  document.addEventListener('visibilitychange', send);
  send();
  return stop;
}

/**
 * Asks the server for the contact of a listing; what it may show comes into the page through the cache. A
 * failure leaves the page as it is.
 */
export async function askForContact(client: ApolloClient, id: string): Promise<void> {
  const { data } = await client.query({
    query: OpenedContactDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  // The right to see it has run out.
  if (data?.property && !isOpen(data.property.contact)) {
    unlockedContacts.write(withId(unlockedContacts.read(), id, false));
  }
}

function isFirstLook(propertyId: string): boolean {
  try {
    const seen = sessionStorage.getItem(VIEWED) ?? '';
    if (seen.includes(propertyId)) return false;
    sessionStorage.setItem(VIEWED, `${seen.slice(-MAX_LENGTH)} ${propertyId}`);
  } catch {
    // Without a storage the server tells repeats apart.
  }
  return true;
}

const VIEWED = 'viewedProperties';
/** Some two hundred ids. */
const MAX_LENGTH = 5_000;
