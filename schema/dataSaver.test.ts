import { expect, test } from 'vitest';
import { wantsDataSaver } from './dataSaver.ts';

const NOTHING = { chosen: null, savesData: false, connection: null };

test('INTERFACE 1.8 light pages are for whoever saves data, has a slow connection or has chosen them', () => {
  expect(wantsDataSaver(NOTHING)).toBe(false);
  expect(wantsDataSaver({ ...NOTHING, savesData: true })).toBe(true);
  const slow = ['slow-2g', '2g', '3g', '4g', ''].filter((connection) =>
    wantsDataSaver({ ...NOTHING, connection }),
  );
  expect(slow).toEqual(['slow-2g', '2g', '3g']);
  expect(wantsDataSaver({ ...NOTHING, chosen: 'on' })).toBe(true);
});

test('what was chosen comes before what the browser says', () => {
  expect(wantsDataSaver({ chosen: 'off', savesData: true, connection: '2g' })).toBe(false);
  expect(wantsDataSaver({ chosen: 'on', savesData: false, connection: '4g' })).toBe(true);
  expect(wantsDataSaver({ chosen: 'perhaps', savesData: true, connection: '4g' })).toBe(true);
});
