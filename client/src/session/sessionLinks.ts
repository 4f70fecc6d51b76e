import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { defer, mergeMap, tap, throwError } from 'rxjs';
import type { AccessToken } from './renewTokens.ts';
import { signedInFlag } from './signedInFlag.ts';
import { loadSession } from './startSession.ts';
import { currentViewer } from './viewer.ts';

/**
 * What an account asks carries its bearer. It travels by POST, so that no cache on the way answers it with what
 * was meant for everybody, and none keeps what is the account's alone.
 */
export const bearerLink = new SetContextLink(async ({ headers, fetchOptions }) => {
  // Visitors never load the session's code.
  if (signedInFlag() === null) return {};
  const session = await loadSession().catch(() => null);
  const token = (await session?.usableToken()) ?? null;
  if (token === null) return { token };
  return {
    token,
    headers: { ...headers, authorization: `Bearer ${token.value}` },
    fetchOptions: { ...fetchOptions, method: 'POST' },
  };
});

/** What an account asked is answered to nobody else: whoever is here by then would find it in the cache. */
export const viewerResponsesLink = new ApolloLink((operation, forward) => {
  const requestAccount = operation.getContext()['token'] ? accountHere() : null;
  return forward(operation).pipe(
    tap(() => {
      if (requestAccount !== null && requestAccount !== accountHere())
        throw new Error('Its account has left.');
    }),
  );
});

function accountHere(): string | null {
  const viewer = currentViewer();
  return viewer.kind === 'account' ? viewer.id : null;
}

/**
 * A token that the server does not take any more is renewed once and the operation repeated; when the session
 * is over, it is repeated as a visitor's. Where an account may not be used any more, the renewal is told why.
 */
export const renewalLink = new ErrorLink(({ error, operation, forward }) => {
  const { response, token } = operation.getContext();
  if (!isRefused(response?.status) || !token) return undefined;
  operation.setContext({ headers: {}, fetchOptions: {} });
  return defer(() => renew(token)).pipe(
    mergeMap((isSettled) => (isSettled ? forward(operation) : throwError(() => error))),
  );
});

/** Whether the server does not take a bearer: it is over (401), or its account may not be used (403). */
export function isRefused(status: number | undefined): boolean {
  return status === 401 || status === 403;
}

async function renew(used: AccessToken): Promise<boolean> {
  const session = await loadSession();
  return (await session.renew(used)) !== 'unreachable';
}
