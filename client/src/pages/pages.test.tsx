import { expect, test } from 'vitest';
import { cardProperty } from '../testing/fixtures.ts';
import { MARKET } from '../testing/market.ts';
import { openSite } from '../testing/site.tsx';

const { id } = cardProperty();

test('every page says what it is after a change of page', async () => {
  const { go, head } = await openSite('/contact', MARKET);
  const heads = [`/contact ${JSON.stringify(head())}\n`];
  for (const address of [
    '/',
    '/property',
    '/property-type/flat-apartment',
    `/property-details-v1/${id}`,
    '/Agra',
    '/topmap-grid',
    '/topmap-grid?city=Agra',
    `/compare?ids=${id}`,
    '/favourites',
    '/blog-listing',
    `/blog-detail/${'c'.repeat(24)}`,
    '/about-us',
    '/privacy-policy',
    '/terms-of-service',
    '/team',
    '/developers',
    '/faq',
    '/nothing/here',
  ]) {
    await go(address);
    heads.push(`${address} ${JSON.stringify(head())}\n`);
  }
  await expect(heads.join('')).toMatchFileSnapshot('./snapshots/heads.txt');
});
