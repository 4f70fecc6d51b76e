import { type Context } from '../platform/context.ts';
import { unauthenticated } from '../platform/failures.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { presentUser } from './account.presenter.ts';
import { findAccount } from './findAccount.ts';
import { PROFILE_RESPONSE } from './account.schema.ts';

const TAG = 'Accounts';

const meRow = (path: string) =>
  restRow({
    path,
    method: 'GET',
    tag: TAG,
    summary: 'Returns the account of the bearer token.',
    bearer: 'needed',
    response: PROFILE_RESPONSE,
    handler: async (context: Context) => {
      const account = await findAccount(context, signedIn(context.viewer).id);
      if (account === null) throw unauthenticated();
      const user = presentUser(account);
      return { success: true, message: 'Profile found.', user, data: user };
    },
  });

export const ACCOUNT_REST_ROWS: readonly RestRow[] = [
  meRow('/api/auth/me'),
  meRow('/api/auth/profile'),
];
