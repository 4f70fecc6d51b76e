import { expect, test } from 'vitest';
import { guessedPage } from '../../client/src/pages/city/guessedPages.ts';
import { listTowns } from '../src/gazetteer/gazetteer.ts';
import { cityPath } from '../../schema/routes.ts';

test('D-24 no town loses its page to an address that people guess', () => {
  const towns = listTowns();
  expect(towns.length).toBeGreaterThan(1_000);
  const lost = towns.filter(({ name }) => guessedPage(cityPath(name).slice(1)) !== null);
  expect(lost.map(({ name }) => name)).toEqual([]);
  expect(guessedPage('Login')).toBe('/sign-in');
});
