import { expect, test } from 'vitest';
import { usesAppProcesses } from './appProcess.ts';
import { administratorToken, startPair } from './pair.ts';

usesAppProcesses();

test('A-7.4-13 an amenity that is added through one process is offered by the other one', async () => {
  const { apps, database } = await startPair();
  const [one, other] = apps;
  const token = await administratorToken(database, one);
  await database.end();
  const response = await fetch(`${one.url}/api/site-admin/amenities`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Rooftop Cinema' }),
  });
  expect(response.status).toBe(201);
  const offeredAt = async (url: string) => (await fetch(`${url}/api/amenities`)).text();
  // Whoever has added it sees it at once, and the others as soon as they are told.
  expect(await offeredAt(one.url)).toContain('Rooftop Cinema');
  await expect.poll(() => offeredAt(other.url)).toContain('Rooftop Cinema');
});
