import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSite } from '../../../testing/site.tsx';
import { MARKET } from '../../../testing/market.ts';
import { picture } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { AuthorVoices } from '../../market/marketing/AuthorVoices.tsx';
import { PartnerStrip } from '../../market/marketing/PartnerStrip.tsx';
import { Testimonials } from '../../market/marketing/Testimonials.tsx';
import { BlogCardView } from './BlogCard.tsx';
import { ShareButton } from './ShareButton.tsx';

withToasts();

const SHARED = { id: 'c'.repeat(24), title: 'Stamp duty', shares: 1 };

const press = () => act(async () => fireEvent.click(screen.getByText(/^Share/)));

test.each<[string, string | null, string]>([
  ['R-J1 a post', '/blog-detail/stamp-duty', '/blog-detail/stamp-duty'],
  ['R-J1 a page of a list', '/blog-listing?page=2', '/blog-listing?page=2'],
  ['R-J1 a page that none stands for', null, '/blog-detail/stamp-duty'],
])('%s is shared by its own address, without what led to it', async (_what, canonical, shared) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  renderAt('/', <ShareButton blog={SHARED} />);
  window.history.replaceState(null, '', '/blog-detail/stamp-duty?utm_source=x&fbclid=y#comments');
  if (canonical) {
    document.head.innerHTML = `<link rel="canonical" href="${location.origin}${canonical}">`;
  }
  await press();
  await findToast('Link copied!');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${shared}`);
  document.head.innerHTML = '';
});

const CARD = {
  id: 'c'.repeat(24),
  slug: 'stamp-duty',
  title: 'Stamp duty',
  excerpt: 'What it costs.',
  category: 'Money',
  authorName: 'Ravi',
  publishedAt: '2026-11-01T06:00:00.000Z',
  readingMinutes: 4,
  picture: picture(1),
  tags: ['duty'],
  likes: 2,
  shares: 0,
};

test('V-2.4-24 V-2.8-03 a post as a card, and as the one that leads', async () => {
  const { container } = renderAt(
    '/',
    <>
      <BlogCardView blog={CARD} />
      <BlogCardView blog={CARD} look="wide" loading="first" />
      <BlogCardView blog={{ ...CARD, picture: null }} />
    </>,
  );
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
    Array(3).fill('MoneyStamp dutyWhat it costs.Ravi·1 Nov·4 min read'),
  );
  const loading = [...container.querySelectorAll('img')].map((each) =>
    each.getAttribute('loading'),
  );
  expect(loading).toEqual(['lazy', 'eager']);
});

test('V-2.8-01 V-2.8-02 a post with others beside it, those of its category first', async () => {
  const other = (number: number, category: string) => ({
    ...CARD,
    id: number.toString(16).padStart(24, '0'),
    title: `Post ${number}`,
    category,
  });
  const blog = {
    ...CARD,
    picture: picture(1, { isIllustration: true }),
    categories: ['Money', 'Buying'],
    content: '<h2>Costs</h2>',
    trending: [other(1, 'Buying'), other(2, 'Money'), other(3, 'Buying'), other(4, 'Money')],
  };
  const { container } = await openSite(`/blog-detail/${CARD.id}`, { ...MARKET, blog });
  // The comments come with code of their own.
  await screen.findByLabelText('Comment');
  const titles = (list: string) =>
    [...container.querySelectorAll(`${list} > li a`)].map(({ textContent }) => textContent);
  expect(titles('aside ol')).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4']);
  expect(titles('section > ul')).toEqual(['Post 2', 'Post 4', 'Post 1']);
});

test('a post is asked for by its id or by its name, and stands alone without others', async () => {
  for (const [key, variables] of [
    ['c'.repeat(24), { id: 'c'.repeat(24), slug: null }],
    ['stamp-duty', { id: null, slug: 'stamp-duty' }],
  ] as const) {
    const blog = { ...CARD, excerpt: '', picture: picture(1) };
    const { requests, head } = await openSite(`/blog-detail/${key}`, { ...MARKET, blog });
    expect(requests.find(({ operation }) => operation === 'BlogPage')?.variables).toEqual(
      variables,
    );
    expect(head().description).toBe('Stamp duty');
  }
  expect(screen.getAllByText('No blogs available').length).toBeGreaterThan(0);
  expect(screen.queryByText('Read next')).toBeNull();
  expect(screen.queryByText('Illustration')).toBeNull();
});

test('a post that is not there is missing', async () => {
  const { head } = await openSite('/blog-detail/nothing', { ...MARKET, blog: null });
  expect(head().title).toBe('Page not found | Aangan');
});

const PARTNERS = [
  { id: 'a', name: 'Vrikshal', link: '', logo: null },
  { id: 'b', name: 'Meruvan', link: 'https://meruvan.example', logo: picture(1) },
];

test.each([
  ['voices', <AuthorVoices key="voices" />],
  ['testimonials', <Testimonials key="testimonials" />],
  ['partners', <PartnerStrip key="partners" partners={PARTNERS} />],
])('no reader speaks of the ornaments of the %s', (_name, element) => {
  const { container } = renderAt('/', element);
  expect(container.querySelector('svg[class]')).not.toBeNull();
  expect(container.querySelector('svg[class]:not([aria-hidden=true])')).toBeNull();
});
