import { describe, expect, test } from 'vitest';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { compareVersions } from './compareVersions.ts';
import { type ListingContent } from './property.row.ts';

const picture = (id: string): PictureRow => ({
  id,
  alt: 'A room',
  label: null,
  width: 640,
  height: 480,
  thumbhash: null,
  illustration: false,
});
const pictures = (ids: string) => ids.split('').map(picture);

const BEFORE: ListingContent = {
  subtype: 'flat-apartment',
  purpose: 'sell',
  title: '2 BHK Flat for Sale in Indiranagar',
  description: 'A plain home.',
  state: 'Karnataka',
  city: 'Bengaluru',
  district: null,
  locality: 'Indiranagar',
  address: null,
  pincode: null,
  latitude: 12.97,
  longitude: 77.64,
  locationIsApproximate: true,
  details: { cost: 8_000_000, bhk: '2 BHK', builtArea: 900, areaUnit: 'Sq ft', bathrooms: 2 },
  pictures: pictures('abc'),
  contactPhone: '9812345670',
  contactEmail: 'asha@example.in',
  shareWithAgents: false,
};

const edited = (change: Partial<ListingContent>) =>
  compareVersions(BEFORE, { ...BEFORE, ...change });
const details = (change: ListingContent['details']) => ({
  details: { ...BEFORE.details, ...change },
});

describe('D-75 what an edit changes', () => {
  test.each<[string, Partial<ListingContent>, string[]]>([
    ['nothing', {}, []],
    ['the price', details({ cost: 9_900_000 }), ['Price: ₹80,00,000 → ₹99,00,000']],
    ['a fact', details({ bathrooms: 3 }), ['Bathrooms: 2 → 3']],
    ['a fact that was not there', details({ balconies: 1 }), ['Balconies: nothing → 1']],
    ['the town', { city: 'Mysuru' }, ['City: Bengaluru → Mysuru']],
    ['the address', { address: '12, 5th Main' }, ['Address: nothing → 12, 5th Main']],
    [
      'the position',
      { latitude: 13 },
      ['Position on the map: 12.97000, 77.64000 → 13.00000, 77.64000'],
    ],
    ['no position', { latitude: null }, ['Position on the map: 12.97000, 77.64000 → nothing']],
    ['no words', { description: '' }, ['Description: A plain home. → nothing']],
    ['the purpose', { purpose: 'rent' }, ['Purpose: For Sale → For Rent']],
    ['agents', { shareWithAgents: true }, ['Shared with agents: No → Yes']],
    [
      'the order of photos',
      { pictures: pictures('acb') },
      ['Photos: 3 photos → Same photos, in a different order'],
    ],
    [
      'the cover',
      { pictures: pictures('bac') },
      ['Photos: 3 photos → Same photos, with a different cover'],
    ],
    ['one photo left', { pictures: pictures('a') }, ['Photos: 3 photos → 1 photo']],
  ])('%s', (_what, change, expected) => {
    const lines = edited(change).changes.map(
      ({ label, before, after }) =>
        label + ': ' + (before ?? 'nothing') + ' → ' + (after ?? 'nothing'),
    );
    expect(lines).toEqual(expected);
  });

  test('photos that came and went are named', () => {
    const { addedPictures, removedPictures } = edited({ pictures: pictures('cda') });
    expect(addedPictures.map(({ id }) => id)).toEqual(['d']);
    expect(removedPictures.map(({ id }) => id)).toEqual(['b']);
  });

  test('another kind has other facts, and says what is lost', () => {
    const labels = edited({ subtype: 'residential-land-plot', details: { cost: 8_000_000 } });
    expect(labels.changes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Kind', 'Bathrooms', 'BHK']),
    );
    expect(labels.changes.find(({ label }) => label === 'Bathrooms')).toMatchObject({
      before: '2',
      after: null,
    });
  });
});
