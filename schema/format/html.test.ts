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

test.each(['\ufffe', '\uffff', '\ud800', '\udc00', '\u0000', '\u000b', '\u001f'])(
  'D1 what XML 1.0 forbids is left out: %j',
  (sign) => {
    expect(escapeHtml(`A${sign}B`)).toBe('AB');
  },
);

test('D1 what XML 1.0 allows stays', () => {
  expect(escapeHtml('\t\r\nपुणे 😀\ufffd\u{1fffe}')).toBe('\t\r\nपुणे 😀\ufffd\u{1fffe}');
});
