import { expect, test } from 'vitest';
import { LIMITS, PICTURE_FORMATS, PICTURE_WIDTHS } from './limits.ts';
import { RETENTION } from './retention.ts';

/**
 * The numbers as they were promised: most other tests read the table itself and would follow it. What changes is
 * looked at in the file, a line a row.
 */
test.each(Object.entries({ limits: LIMITS, retention: RETENTION }))(
  'the %s are what was promised',
  async (name, table) => {
    const lines = Object.entries(table).map(([key, row]) => `${key} ${JSON.stringify(row)}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(`./tables/${name}.txt`);
  },
);

test('pictures are offered in these widths and formats, the best format first', () => {
  expect(PICTURE_WIDTHS).toEqual([320, 480, 640, 960, 1_280, 1_600]);
  expect(PICTURE_FORMATS).toEqual(['avif', 'webp', 'jpg']);
});
