import { describe, expect, test } from 'vitest';
import { linkProblem } from './link.ts';

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
      'Please start with https:// or with / for a page of this site',
    ),
  );
});
