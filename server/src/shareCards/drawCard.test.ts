import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type CardContent, PHOTO, drawCard } from './drawCard.ts';
import { widthOf, wrapped } from './lettering.ts';

const FLAT: CardContent = {
  siteName: 'Aangan',
  status: 'For rent',
  headline: '₹40,000',
  headlineUnit: '/month',
  facts: '3 BHK · 1,450 sq ft · Flat/Apartment',
  place: 'Kempegowda Layout Stage Two, Bengaluru, Karnataka',
};
const SITE: CardContent = {
  siteName: 'Aangan',
  headline: 'Homes, shops and land across India',
  facts: 'For sale and for rent. Plain prices, real facts.',
  place: '',
};
const LONG: CardContent = {
  siteName: 'Aangan',
  headline: 'The quiet brown fox jumps over the lazy dog of Whitefield, twice and again',
  facts: 'WWW MMM '.repeat(14),
  place: 'AVAVA To, Ty. '.repeat(8),
};

/** Every pixel another one, so that a picture that is moved is seen. */
function photo() {
  const data = new Uint8Array(PHOTO.width * PHOTO.height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.imul(at, 2_654_435_761) >>> 24;
  return { data, width: PHOTO.width, height: PHOTO.height };
}

/** It is arithmetic alone, the same everywhere. To see a card that has changed: sharp(pixels, { raw }).toFile(). */
test.each([
  ['with a photo', FLAT, photo(), 'd50e1a3381a085be'],
  ['without one', FLAT, null, '2e88e80b4736fdc5'],
  ['of the site', SITE, null, '71a4f3ac831da93c'],
  ['with too many words', LONG, null, 'bdff8ee9a62e8f05'],
  [
    'with a price beside which no unit fits',
    { ...FLAT, headline: '₹99,99,99,999' },
    null,
    'd26a0b8b6eee0362',
  ],
])('a card %s is drawn as it was looked at', (_name, content, picture, hash) => {
  const pixels = drawCard(content, picture);
  expect(createHash('sha256').update(pixels).digest('hex').slice(0, 16)).toBe(hash);
});

test('a text is as wide as its letters, and one without letters has no width', () => {
  expect(widthOf('', 'plain', 40)).toBe(0);
  const one = widthOf('Aangan', 'plain', 40);
  expect(one).toBeGreaterThan(0);
  expect(widthOf('Aangan', 'plain', 80)).toBeCloseTo(one * 2);
  expect(wrapped('Aangan', { face: 'plain', size: 40, width: one, lines: 1 })).toEqual(['Aangan']);
  expect(wrapped('Aangan', { face: 'plain', size: 40, width: one - 1, lines: 1 })).not.toEqual([
    'Aangan',
  ]);
});
