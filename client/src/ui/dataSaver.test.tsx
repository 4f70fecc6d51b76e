import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { wantsDataSaver } from '../../../schema/dataSaver.ts';
import { DataSaverSwitch } from '../pages/shell/Footer.tsx';
import { picture } from '../testing/fixtures.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { setDataSaver, isDataSaverOn } from './dataSaver.ts';
import { Picture } from './Picture.tsx';

afterEach(() => {
  document.cookie = 'lite=; path=/; max-age=0';
});

const widths = () => [
  ...new Set(
    [...document.querySelectorAll('source, img')].flatMap((each) =>
      [...(each.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => width),
    ),
  ),
];
const shown = <Picture picture={picture(1, { widths: [320, 480, 640, 1600] })} sizes="100vw" />;

test('INTERFACE 1.8 pictures of a light page are small, and what was drawn before stays as it is', () => {
  const { unmount } = renderAt('/', shown);
  expect(widths()).toEqual(['320', '480', '640', '1600']);
  setDataSaver(true);
  expect(widths()).toEqual(['320', '480', '640', '1600']);
  unmount();
  renderAt('/', shown);
  expect(widths()).toEqual(['320', '480']);
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/480\.jpg$/);
});

test('INTERFACE 1.8 the switch says whether it is on, switches at once, and is remembered for the server', () => {
  renderAt('/', <DataSaverSwitch />);
  const lite = screen.getByRole('switch', { name: /^Lite mode/ });
  expect(lite).toHaveProperty('checked', false);
  fireEvent.click(lite);
  expect(lite).toHaveProperty('checked', true);
  expect([isDataSaverOn(), document.cookie]).toEqual([true, 'lite=on']);
  fireEvent.click(lite);
  expect(lite).toHaveProperty('checked', false);
  expect([isDataSaverOn(), document.cookie]).toEqual([false, 'lite=off']);
});

const FIRST_PAINT = readFileSync('client/public/first-paint.js', 'utf8');

test.each([
  ['', {}],
  ['', { saveData: true }],
  ['', { effectiveType: 'slow-2g' }],
  ['', { effectiveType: '2g' }],
  ['', { effectiveType: '3g' }],
  ['', { effectiveType: '4g' }],
  ['on', { effectiveType: '4g' }],
  ['off', { effectiveType: '2g', saveData: true }],
])(
  'before the first paint %j and %j are read as the server reads them',
  (chosen, connection: { saveData?: boolean; effectiveType?: string }) => {
    if (chosen) document.cookie = `lite=${chosen}; path=/`;
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    try {
      // The very file of the page, which imports nothing.
      // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
      new Function(FIRST_PAINT)();
      const { saveData = false, effectiveType = null } = connection;
      const params = { chosen, savesData: saveData, connection: effectiveType };
      expect(isDataSaverOn()).toBe(wantsDataSaver(params));
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  },
);
