import { afterEach, expect, test, vi } from 'vitest';
import { pageState } from './pageState.ts';

afterEach(() => vi.restoreAllMocks());

const arrive = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="__STATE__">${text}</script>`;
};

test('code that is there before all of the page has come waits for what stands at its end', async () => {
  const isAt = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const read = pageState();
  arrive('{"site":"Aan');
  await Promise.resolve();
  arrive('{"site":"Aangan"}');
  isAt.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await read).toEqual({ site: 'Aangan' });
});

test('of a page that has come it is read at once', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  arrive('{"site":"Aangan"}');
  expect(await pageState()).toEqual({ site: 'Aangan' });
});
