import { expect, test } from 'vitest';
import { buildAccount } from '../factories.ts';
import { openPictureHouse } from '../fakes/pictureHouse.ts';
import { testApp, viewerOf } from '../harness/application.ts';
import { buildFullAccount, FULL } from '../harness/fullAccount.ts';
import { BEHIND_A_PROXY } from '../harness/people.ts';
import { LEFT, marksOf, tracesOf } from '../harness/traces.ts';

test('A-7.4-04 D-86 what an administrator deletes leaves as little as what its owner removes, also when it is blocked', async () => {
  const house = await openPictureHouse();
  const { database } = house;
  const served = await testApp(database, BEHIND_A_PROXY);
  const account = await buildFullAccount(served, database);
  const marks = await marksOf(database, account);
  const admin = viewerOf(
    await buildAccount(database, { userType: 'site_admin', role: 'site_admin', kind: null }),
  );
  const path = `/api/site-admin/users/${account.id}`;
  const blocked = await served.rest(`${path}/status`, admin, 'PUT', {
    body: { status: 'blocked' },
  });
  expect(blocked.status).toBe(200);
  const removal = `query ($id: ID!) { administration { user(id: $id) {
    removal { propertyCount otherMemberCount } } } }`;
  expect((await served.graphql(removal, { id: account.id }, admin)).data).toEqual({
    administration: { user: { removal: { propertyCount: 2, otherMemberCount: 1 } } },
  });
  expect((await served.rest(path, admin, 'DELETE')).status).toBe(200);
  await house.runJob('pictures-sweep');
  expect(await tracesOf(database, marks)).toEqual(LEFT);
  expect(await served.messages(FULL.mobile)).toMatchObject([
    { template: 'account-removed', text: expect.stringContaining('by an administrator') },
  ]);
});
