import { describe, expect, test } from 'vitest';
import { linkProblem, completeLink } from './link.ts';

describe('an address that administrators link to', () => {
  test.each([
    '',
    '/',
    '/property?city=Pune#top',
    'https://example.in',
    'http://example.in/a?b=c#d',
    ' https://example.in/हिन्दी ',
  ])('%j can be used', (address) => expect(linkProblem(address)).toBeNull());

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//other.site',
    '/\\other.site',
    'example.in',
    'https://',
    'https://user:word@example.in',
    'https://exa mple.in',
    'ftp://example.in',
    'https://example.in/"onclick="x',
    'vbscript:x',
  ])('%j cannot', (address) =>
    expect(linkProblem(address)).toBe(
      'Please start with https://, or with / for a page on this site',
    ),
  );
});

test.each([
  ['www.example.com/x', 'https://www.example.com/x'],
  [' example.com ', 'https://example.com'],
  ['example.co.in:8080/a?b=c#d', 'https://example.co.in:8080/a?b=c#d'],
  ['https://example.in/a?b=c#d', 'https://example.in/a?b=c#d'],
  ["https://example.in/it's here", 'https://example.in/it%27s%20here'],
  ['/property?city=Pune#top', '/property?city=Pune#top'],
  ['#same', null],
  ['page.html', null],
  ['../x', null],
  ['javascript:alert(1)', null],
  ['mailto:asha@example.in', null],
  ['//other.site', null],
  ['https://user:word@example.in', null],
  ['asha@example.in', null],
  ['', null],
])('R-K1 R-K2 a link to %j leads to %j', (text, full) => {
  expect(completeLink(text)).toBe(full);
});
