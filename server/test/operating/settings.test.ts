import { expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { newToken, sha256 } from '../../src/platform/hash.ts';
import { usesAppProcesses } from './appProcess.ts';
import { post, startPair } from './pair.ts';

usesAppProcesses();

test('D-92 D-101 what is changed through one process stands in what the other one answers', async () => {
  const { apps, database } = await startPair({ SITE_NAME: 'Ghar' }, { SITE_NAME: 'Ghar' });
  const [one, other] = apps;
  const [accountId, sessionId, refreshToken] = [newId(), newId(), newToken()];
  await database.query(
    `INSERT INTO account (id, name, user_type, role) VALUES ($1, 'Meera Test', 'site_admin', 'site_admin')`,
    [accountId],
  );
  await database.query(
    `INSERT INTO session (id, account_id, device, address) VALUES ($1, $2, 'Chrome', '192.0.2.1')`,
    [sessionId, accountId],
  );
  await database.query(
    `INSERT INTO refresh_token (hash, session_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [sha256(refreshToken), sessionId],
  );
  await database.end();
  const { body } = await post(one, 'refresh-token', { refreshToken });
  const nameAt = async (url: string) => {
    const answer = await fetch(`${url}/graphql?query={site{name}}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    const { data } = Object(await answer.json());
    return data.site.name;
  };
  expect([await nameAt(one.url), await nameAt(other.url)]).toEqual(['Ghar', 'Ghar']);
  const answer = await fetch(`${one.url}/api/site-admin/settings`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${String(body['accessToken'])}`,
    },
    body: JSON.stringify({ settings: { siteName: 'Homes' } }),
  });
  expect(answer.status).toBe(200);
  // Whoever has changed it sees it at once, and the others as soon as they are told.
  expect(await nameAt(one.url)).toBe('Homes');
  await expect.poll(() => nameAt(other.url)).toBe('Homes');
});
