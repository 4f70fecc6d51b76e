import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDocumentHead } from './head.ts';
import type { PageHead } from './head.ts';

const HOME: PageHead = {
  title: 'Homes for everybody',
  description: 'Find a home.',
  canonical: '/',
};
const LIST: PageHead = {
  title: 'Properties in Pune',
  description: 'All of them.',
  canonical: '/property?city=Pune',
};
const SIGN_IN: PageHead = {
  title: 'Sign in',
  description: 'For members.',
  canonical: null,
};

const content = (name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const canonical = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) =>
    href.replace(location.origin, ''),
  );

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content=""><meta name="robots" content=""><link rel="canonical" href="/old">';
});

test('the head follows from page to page: title, description, canonical address, robots', () => {
  const { rerender } = renderHook(({ head }) => useDocumentHead(head), {
    initialProps: { head: HOME },
  });
  for (const [head, robots] of [
    [HOME, 'index, follow, max-image-preview:large'],
    [LIST, 'index, follow, max-image-preview:large'],
    [SIGN_IN, 'noindex, follow'],
    [LIST, 'index, follow, max-image-preview:large'],
  ] as const) {
    rerender({ head });
    expect(document.title).toBe(head.title);
    expect(content('description')).toBe(head.description);
    expect(content('robots')).toBe(robots);
    expect(canonical()).toEqual(head.canonical === null ? [] : [head.canonical]);
  }
});

test.each([
  ['canonical', { canonical: '/property' }, () => canonical()[0], '/property'],
  ['description', { description: 'Another.' }, () => content('description'), 'Another.'],
  ['robots', { canonical: null }, () => content('robots'), 'noindex, follow'],
] as const)('%s alone may change', (_what, change, read, expected) => {
  const { rerender } = renderHook(({ head }) => useDocumentHead(head), {
    initialProps: { head: LIST },
  });
  rerender({ head: { ...LIST, ...change } });
  expect(read()).toBe(expected);
});
