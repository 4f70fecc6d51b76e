import { expect, test } from 'vitest';
import { usesAppProcesses } from './appProcess.ts';
import { administratorToken, startPair } from './pair.ts';

usesAppProcesses();

test('D-92 D-101 what is changed through one process stands in what the other one answers', async () => {
  const { apps, database } = await startPair({ SITE_NAME: 'Ghar' }, { SITE_NAME: 'Ghar' });
  const [one, other] = apps;
  const token = await administratorToken(database, one);
  await database.end();
  const nameAt = async (url: string) => {
    const response = await fetch(`${url}/graphql?query={site{name}}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    const { data } = Object(await response.json());
    return data.site.name;
  };
  expect([await nameAt(one.url), await nameAt(other.url)]).toEqual(['Ghar', 'Ghar']);
  const result = await fetch(`${one.url}/api/site-admin/settings`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ settings: { siteName: 'Homes' } }),
  });
  expect(result.status).toBe(200);
  // Whoever has changed it sees it at once, and the others as soon as they are told.
  expect(await nameAt(one.url)).toBe('Homes');
  await expect.poll(() => nameAt(other.url)).toBe('Homes');
});
