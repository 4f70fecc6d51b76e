// @vitest-environment node
import { expect, test } from 'vitest';
import { picture } from '../testing/fixtures.ts';
import type { ServerHead } from './head.ts';
import { headHtml } from './headHtml.ts';
import { SITE } from '../testing/siteFacts.ts';

const site = { ...SITE, url: 'https://aangan.example' };
const head = { title: 'A page', description: 'Of words.', canonical: '/page' };

/** What the head says, by the names of its tags. */
function tags(server: ServerHead | undefined, of = site): Record<string, string> {
  const html = headHtml({ head, server, routeIds: [], site: of, savesData: false });
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
}

const image = (found: Record<string, string>) =>
  Object.entries(found).filter(([name]) => /^(?:og:image|twitter)/.test(name));

const shared = (path: string, width: number, height: number, alt: string) => [
  ['og:image', `https://aangan.example${path}`],
  ['og:image:type', 'image/jpeg'],
  ['og:image:width', String(width)],
  ['og:image:height', String(height)],
  ['og:image:alt', alt],
  ['twitter:card', 'summary_large_image'],
];

test.each([
  [[320, 640, 960, 1280, 1600], 1280, 960],
  [[320, 640, 960, 1600], 960, 720],
  [[1600], 1600, 1200],
])(
  'a page without a card shows its picture, of %j the largest up to 1280',
  (widths, width, height) => {
    const sharedPicture = picture(1, { widths, alt: 'The "front"' });
    expect(image(tags({ sharedPicture }))).toEqual(
      shared(`${sharedPicture.path}/${width}.jpg`, width, height, 'The &quot;front&quot;'),
    );
  },
);

test('a card comes before a picture, and the one of the site where a page has neither', () => {
  const shareCard = { path: '/media/og/a.jpg', alt: 'A flat' };
  const card = shared(shareCard.path, 1200, 630, 'A flat');
  expect(image(tags({ shareCard, sharedPicture: picture(1) }))).toEqual(card);
  const ofSite = { ...site, shareCard: '/media/og/site.jpg' };
  expect(image(tags({ shareCard }, ofSite))).toEqual(card);
  expect(image(tags(undefined, ofSite))).toEqual(shared('/media/og/site.jpg', 1200, 630, 'Aangan'));
  expect(image(tags(undefined))).toEqual([]);
});
