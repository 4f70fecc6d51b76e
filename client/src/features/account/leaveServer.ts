import { print } from 'graphql';
import { GRAPHQL_HEADERS } from '../../apollo/serverLink.ts';
import { SignOutDocument } from './Viewer.generated.ts';
import { askWithBearer } from './askWithBearer.ts';
import { renewTokens } from './renewTokens.ts';

/**
 * Ends the session on the server. A bearer that is too old, or none after a reload, is replaced first. False
 * when the server could not be reached: the refresh token in its cookie is still good then.
 */
export async function leaveServer(bearer: string | null): Promise<boolean> {
  try {
    if (bearer !== null && (await ask(bearer)).ok) return true;
    const renewal = await renewTokens();
    if (renewal.kind === 'renewed') return (await ask(renewal.token.value)).ok;
    return renewal.kind === 'refused';
  } catch {
    return false;
  }
}

function ask(bearer: string): Promise<Response> {
  return askWithBearer(bearer, '/graphql', {
    method: 'POST',
    headers: { ...GRAPHQL_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'SignOut', query: print(SignOutDocument) }),
    // It goes on when the page is closed.
    keepalive: true,
  });
}
