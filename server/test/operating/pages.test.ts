import { expect, test } from 'vitest';
import { usesAppProcesses } from './appProcess.ts';
import { administratorToken, startPair } from './pair.ts';

usesAppProcesses();

test('a page that one process keeps is made anew once another one has changed what stands on it', async () => {
  const { apps, database } = await startPair({ SITE_NAME: 'Ghar' }, { SITE_NAME: 'Ghar' });
  const [one, other] = apps;
  const token = await administratorToken(database, one);
  await database.end();
  const page = async () => {
    const response = await fetch(`${other.url}/blog-listing`);
    expect(response.status).toBe(200);
    const text = await response.text();
    return { text, name: /<title>.*?(Ghar|Homes)<\/title>/.exec(text)?.[1] };
  };
  const first = await page();
  expect(first.name).toBe('Ghar');
  // The moment at which it was made stands in it.
  expect((await page()).text).toBe(first.text);
  const result = await fetch(`${one.url}/api/site-admin/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ settings: { siteName: 'Homes' } }),
  });
  expect(result.status).toBe(200);
  await expect.poll(async () => (await page()).name).toBe('Homes');
});
