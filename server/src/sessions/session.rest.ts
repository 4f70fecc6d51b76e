import { type Context } from '../platform/context.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { RefreshInput } from './session.input.ts';
import { presentRestSignedIn } from './session.presenter.ts';
import { type Sessions } from './sessions.ts';
import { always, responseSchema } from '../platform/http/jsonSchema.ts';
import { SIGNED_IN_RESPONSE } from './session.schema.ts';

const TAG = 'Accounts';

/** Logging out by both methods, and fresh tokens under both paths. */
export function sessionRestRows(sessions: Sessions): readonly RestRow[] {
  const logOut = async (context: Context) => {
    await sessions.end(context);
    return { success: true, message: 'You are logged out.', data: null };
  };
  const logOutRow = {
    path: '/api/auth/logout',
    tag: TAG,
    summary:
      'Ends the session of the bearer token, even if expired, and of the cookie. Succeeds even if there is none.',
    parameters: [],
    bearer: 'ended' as const,
    status: 200,
    refuses: ['FORBIDDEN'] as const,
    response: responseSchema({ data: always(null) }),
    handler: logOut,
  };
  const byCookie =
    ' With GET, the cookie is used only for top-level navigation, not for images or frames.';
  const refreshRow = (path: string) =>
    restRow({
      method: 'POST',
      path,
      tag: TAG,
      summary:
        "Returns new tokens for {refreshToken}, or for the browser's HttpOnly cookie. Each refresh token works once.",
      body: { refreshToken: { example: 'token-of-the-last-answer', isOptional: true } },
      input: RefreshInput,
      refuses: ['UNAUTHENTICATED', 'FORBIDDEN'],
      response: SIGNED_IN_RESPONSE,
      handler: async (context, { input }) =>
        presentRestSignedIn(await sessions.refresh(context, input), 'The session goes on.'),
    });
  return [
    { ...logOutRow, method: 'GET', summary: logOutRow.summary + byCookie },
    { ...logOutRow, method: 'POST' },
    refreshRow('/api/auth/refresh-token'),
    refreshRow('/api/auth/refresh'),
  ];
}
