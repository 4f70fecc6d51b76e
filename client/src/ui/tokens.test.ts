import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Every pair of colours that stands on one another somewhere, measured on the real token file. */

const TEXT = 4.5;
const SHAPE = 3;
const GROUNDS = ['canvas', 'surface', 'sunken', 'raised'];

const pairs: [front: string, back: string, least: number][] = [
  ...GROUNDS.flatMap((back) => [
    ...['ink', 'muted', 'primary', 'accent', 'danger', 'success', 'warning', 'info'].map(
      (front): [string, string, number] => [front, back, TEXT],
    ),
    ['rent', back, TEXT] as [string, string, number],
    ['brass', back, TEXT] as [string, string, number],
    ['control', back, SHAPE] as [string, string, number],
    ['focus', back, SHAPE] as [string, string, number],
    ['star', back, SHAPE] as [string, string, number],
  ]),
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['on-primary-soft', 'primary-soft', TEXT],
  ['ink', 'primary-soft', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['on-accent-soft', 'accent-soft', TEXT],
  ['on-rent', 'rent', TEXT],
  ['rent', 'rent-soft', TEXT],
  ['brass', 'brass-soft', TEXT],
  ['success', 'success-soft', TEXT],
  ['warning', 'warning-soft', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['ink', 'danger-soft', TEXT],
  ['info', 'info-soft', TEXT],
  ['on-night', 'night', TEXT],
];

test.each(['light', 'dark'] as const)(
  'WCAG 1.4.3 and 1.4.11 every pair of colours can be read in the %s theme',
  (theme) => {
    const tokens = readTokens(theme);
    const weak = pairs.flatMap(([front, back, least]) => {
      const ratio = contrast(tokens.get(front) ?? '', tokens.get(back) ?? '');
      return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`];
    });
    expect(weak).toEqual([]);
  },
);

test('the tokens are the ones of the design', () => {
  const [light, dark] = [readTokens('light'), readTokens('dark')];
  expect(light.get('canvas')).toBe('#fbf8f3');
  expect(dark.get('canvas')).toBe('#0f1716');
  expect(light.get('primary')).toBe('#0f5c57');
  expect(dark.get('primary')).toBe('#6cc5bb');
  expect(light.get('accent')).toBe('#b4472e');
  expect(dark.get('accent')).toBe('#f19274');
});

function readTokens(theme: 'light' | 'dark'): Map<string, string> {
  const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');
  const rows = css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map(
    [...rows].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(front: string, back: string): number {
  const [bright, dim] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
