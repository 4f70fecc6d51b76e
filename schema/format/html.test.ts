import { expect, test } from 'vitest';
import { escapeHtml, jsonForHtml } from './html.ts';

test('no sign of a text can begin a tag, end an attribute or name another sign', () => {
  expect(escapeHtml(`<a title="it's">R&D</a>`)).toBe(
    '&lt;a title=&quot;it&apos;s&quot;&gt;R&amp;D&lt;/a&gt;',
  );
});

test('JSON stays what it is and never ends its script element', () => {
  const value = { text: '</script><!--', lines: 'one\u2028two\u2029' };
  expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(jsonForHtml(value))).toEqual(value);
});
