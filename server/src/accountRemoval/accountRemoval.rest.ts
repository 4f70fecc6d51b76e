import { responseSchema, id, object } from '../platform/http/jsonSchema.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { UserChange } from '../users/user.input.ts';
import { REASON, USER_ID, USERS_TAG } from '../users/user.rest.ts';
import { type RemovalParts } from './removeAll.ts';
import { removeUser } from './removeUser.ts';

const REMOVED = { userId: id('Id of the deleted user.') };

export function accountRemovalRestRows(parts: RemovalParts): RestRow[] {
  return [
    restRow({
      method: 'DELETE',
      path: '/api/site-admin/users/{id}',
      tag: USERS_TAG,
      summary: 'Permanently deletes an account and its listings.',
      parameters: [USER_ID],
      body: { reason: REASON },
      input: UserChange,
      bearer: 'needed',
      policy: siteAdmin,
      response: responseSchema({ ...REMOVED, data: object(REMOVED) }),
      handler: async (context, { params, input }) => {
        const userId = params['id'] ?? '';
        await removeUser(context, parts, userId, input);
        return { success: true, message: 'User deleted.', userId, data: { userId } };
      },
    }),
  ];
}
