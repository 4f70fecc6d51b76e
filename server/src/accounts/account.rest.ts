import { type Context } from '../platform/context.ts';
import { unauthenticated } from '../platform/failures.ts';
import { type RestRow } from '../platform/rest.ts';
import { signedIn } from '../viewers/viewer.policy.ts';
import { presentUser } from './account.presenter.ts';
import { findAccount } from './findAccount.ts';

const TAG = 'Accounts';

const ME: Omit<RestRow, 'path'> = {
  method: 'GET',
  tag: TAG,
  summary: 'The account of the bearer token.',
  parameters: [],
  bearer: 'needed',
  status: 200,
  answer: async (context: Context) => {
    const account = await findAccount(context, signedIn(context.viewer).id);
    if (account === null) throw unauthenticated();
    const user = presentUser(account);
    return { success: true, message: 'Profile found.', user, data: user };
  },
};

export const ACCOUNT_REST_ROWS: readonly RestRow[] = [
  { ...ME, path: '/api/auth/me' },
  { ...ME, path: '/api/auth/profile' },
];
