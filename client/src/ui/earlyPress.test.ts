import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { repeatEarlyPress } from './earlyPress.ts';

const firstPaint = readFileSync(
  resolve(import.meta.dirname, '../../public/first-paint.js'),
  'utf8',
);

/** A page whose code is on its way: two buttons that need it, and one that does not. */
function load() {
  // oxlint-disable-next-line no-eval -- the script of the page, as the browser runs it
  (0, eval)(firstPaint);
  document.body.innerHTML = `
    <button class="needs-script" id="menu"><span>Menu</span></button>
    <span class="needs-script"><button id="theme">Theme</button></span>
    <button id="plain">Plain</button>`;
  const pressed: string[] = [];
  const ready = () => {
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => pressed.push(button.id));
    }
    repeatEarlyPress();
  };
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  return { press, ready, pressed };
}

test('a press on a button that came before its code is made once that is there', () => {
  const { press, ready, pressed } = load();
  press('#menu span');
  press('#plain');
  ready();
  expect(pressed).toEqual(['menu']);
  press('#theme');
  repeatEarlyPress();
  expect(pressed).toEqual(['menu', 'theme']);
});

test('of several the last counts, and none that has gone', () => {
  const first = load();
  first.press('#menu');
  first.press('#theme');
  first.ready();
  expect(first.pressed).toEqual(['theme']);
  const second = load();
  second.press('#theme');
  document.querySelector('#theme')?.remove();
  const errors = vi.fn<() => void>();
  window.addEventListener('error', errors);
  second.ready();
  window.removeEventListener('error', errors);
  expect([second.pressed, errors.mock.calls]).toEqual([[], []]);
});

test('a page on which nothing was pressed presses nothing', () => {
  const { ready, pressed } = load();
  ready();
  expect(pressed).toEqual([]);
});
