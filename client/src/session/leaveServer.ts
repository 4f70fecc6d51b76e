import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SignOutDocument } from './Viewer.generated.ts';
import { renewTokens } from './renewTokens.ts';

/**
 * Ends the session on the server. A bearer that is too old, or none after a reload, is replaced first. False
 * when the server could not be reached: the refresh token in its cookie is still good then.
 */
export async function leaveServer(client: ApolloClient, bearer: string | null): Promise<boolean> {
  try {
    if (bearer !== null && (await signOut(client, bearer))) return true;
    const renewal = await renewTokens();
    if (renewal.kind === 'renewed') return await signOut(client, renewal.token.value);
    return renewal.kind === 'refused';
  } catch {
    return false;
  }
}

/** False when the server refused; rejects when no answer came. */
async function signOut(client: ApolloClient, bearer: string): Promise<boolean> {
  try {
    await client.mutate({
      mutation: SignOutDocument,
      context: {
        headers: { authorization: `Bearer ${bearer}` },
        // It goes on when the page is closed.
        fetchOptions: { keepalive: true },
      },
    });
    return true;
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return false;
    throw error;
  }
}
