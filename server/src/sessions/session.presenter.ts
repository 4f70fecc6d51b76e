import { presentAccount, presentUser } from '../accounts/account.presenter.ts';
import { type OpenedSession } from './sessions.ts';
import { type ValueOf } from '../platform/http/jsonSchema.ts';
import { type SIGNED_IN_RESPONSE } from './session.schema.ts';

/** As GraphQL shows it. */
export function presentSignedIn(opened: OpenedSession, isNewAccount = false) {
  return { ...opened, account: presentAccount(opened.account), isNewAccount };
}

/** As the documented clients read it, under every documented name. */
export function presentRestSignedIn(
  opened: OpenedSession,
  message: string,
  isNewUser = false,
): ValueOf<typeof SIGNED_IN_RESPONSE> {
  const { accessToken, refreshToken, expiresInSeconds, account } = opened;
  const user = presentUser(account);
  const tokens = { accessToken, refreshToken };
  return {
    success: true,
    message,
    ...tokens,
    expiresInSeconds,
    tokens,
    user,
    isNewUser,
    data: { user, ...tokens, tokens, isNewUser },
  };
}
