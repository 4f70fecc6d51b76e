import { expect, test, vi } from 'vitest';
import { revealBelowFold } from './afterHydration.ts';

test('what lies below is drawn piece by piece when nothing else is to be done, then the page says so', async () => {
  const idle: (() => void)[] = [];
  const latest = new Set<unknown>();
  vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: IdleRequestOptions) => {
    idle.push(then);
    latest.add(timeout);
  });
  document.body.innerHTML = '<p></p><div class="drawn-near"></div><div class="drawn-near"></div>';
  const rendered = () =>
    [...document.querySelectorAll('[data-drawn]')].map(({ tagName }) => tagName.toLowerCase());
  void revealBelowFold();
  expect(rendered()).toEqual([]);
  idle.shift()?.();
  await vi.waitFor(() => expect(rendered()).toEqual(['div']));
  idle.shift()?.();
  await vi.waitFor(() => expect(rendered()).toEqual(['div', 'div']));
  idle.shift()?.();
  await vi.waitFor(() => expect(rendered()).toEqual(['html', 'div', 'div']));
  expect(idle).toEqual([]);
  expect([...latest]).toEqual([2_000]);
});
