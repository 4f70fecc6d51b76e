import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPhoto } from './sendPhoto.ts';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
});
afterEach(() => vi.unstubAllGlobals());

const file = (text: string, name: string) => new File([text], name, { lastModified: 5 });
const contents = (...files: File[]) =>
  Promise.all(
    files.map(async (each) => {
      const photo = await sendPhoto.read(each, 300);
      return typeof photo === 'string' ? photo : photo.content;
    }),
  );

test('the same file is known by what is in it', async () => {
  const [one, copy, other] = await contents(
    file('a', 'a.jpg'),
    file('a', 'copy.jpg'),
    file('b', 'a.jpg'),
  );
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(copy).toBe(one);
  expect(other).not.toBe(one);
});

test('a browser that counts no sums goes by the name, the size and the time', async () => {
  vi.stubGlobal('crypto', {});
  expect(await contents(file('a', 'a.jpg'), file('b', 'a.jpg'), file('a', 'copy.jpg'))).toEqual([
    'a.jpg/1/5',
    'a.jpg/1/5',
    'copy.jpg/1/5',
  ]);
});
