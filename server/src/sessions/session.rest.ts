import { type Context } from '../platform/context.ts';
import { type RestField, type RestRequest, type RestRow } from '../platform/rest.ts';
import { presentRestSignedIn } from './session.presenter.ts';
import { type Sessions } from './sessions.ts';

const TAG = 'Accounts';

const REFRESH_TOKEN: RestField = {
  name: 'refreshToken',
  description: 'The newest one of the session.',
  example: 'token-of-the-last-answer',
  isOptional: true,
};

/** V-7-21 and D-32: logging out by both methods, and fresh tokens under both paths. */
export function sessionRestRows(sessions: Sessions): readonly RestRow[] {
  const logOut = async (context: Context) => {
    await sessions.end(context);
    return { success: true, message: 'You are logged out.', data: null };
  };
  const refresh = async (context: Context, { body }: RestRequest) =>
    presentRestSignedIn(await sessions.refresh(context, tokenOf(body)), 'The session goes on.');
  const logOutRow = {
    path: '/api/auth/logout',
    tag: TAG,
    summary:
      'Ends the session of the bearer token, also of one that is too old, and that of the cookie; a success also when there is none (D-32).',
    parameters: [],
    bearer: 'used' as const,
    status: 200,
    answer: logOut,
  };
  const refreshRow = {
    method: 'POST' as const,
    tag: TAG,
    summary:
      'Fresh tokens for {refreshToken}, or for the HttpOnly cookie of the browser; each token is good for one use (D-32).',
    parameters: [],
    body: [REFRESH_TOKEN],
    status: 200,
    answer: refresh,
  };
  return [
    { ...logOutRow, method: 'GET' },
    { ...logOutRow, method: 'POST' },
    { ...refreshRow, path: '/api/auth/refresh-token' },
    { ...refreshRow, path: '/api/auth/refresh' },
  ];
}

function tokenOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('refreshToken' in body)) return null;
  return typeof body.refreshToken === 'string' ? body.refreshToken : null;
}
