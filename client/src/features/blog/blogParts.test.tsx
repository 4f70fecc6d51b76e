import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSite } from '../../testing/site.tsx';
import { MARKET } from '../../testing/market.ts';
import { picture } from '../../testing/fixtures.ts';
import { outline } from '../../testing/outline.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { MeetOurAgents } from '../agents/MeetOurAgents.tsx';
import { AuthorVoices } from '../marketing/AuthorVoices.tsx';
import { PartnerStrip } from '../marketing/PartnerStrip.tsx';
import { Testimonials } from '../marketing/Testimonials.tsx';
import { BlogCardView } from './BlogCard.tsx';
import { SampleBlogList } from './SampleBlogList.tsx';
import { ShareButton } from './ShareButton.tsx';

withToasts();

const SHARED = { id: 'c'.repeat(24), title: 'Stamp duty', shares: 1 };

const press = () => act(async () => fireEvent.click(screen.getByText(/^Share/)));

test('a post is shared through the device, and nothing more is said', async () => {
  const share = vi.fn<(what: object) => Promise<void>>(async () => undefined);
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  renderAt('/', <ShareButton blog={SHARED} />);
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Stamp duty', url: location.href });
  expect(writeText).not.toHaveBeenCalled();
});

test('where the device offers no way the address is copied, and that is said', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderAt('/', <ShareButton blog={SHARED} />);
  await press();
  expect(writeText).toHaveBeenCalledWith(location.href);
  const toast = await findToast('Link copied!');
  expect(toast.closest('li')?.querySelector('.text-success')).not.toBeNull();
});

test.each([new DOMException('not allowed', 'NotAllowedError'), new Error('AbortError')])(
  'what failed is told with the address: %o',
  async (error) => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(error) });
    renderAt('/', <ShareButton blog={SHARED} />);
    await press();
    const toast = await findToast(`The address could not be copied: ${location.href}`);
    expect(toast.closest('li')?.querySelector('.text-danger')).not.toBeNull();
  },
);

test('closing the list of the device is no failure', async () => {
  const closed = new DOMException('closed', 'AbortError');
  vi.stubGlobal('navigator', { share: () => Promise.reject(closed) });
  renderAt('/', <ShareButton blog={SHARED} />);
  await press();
  await import('../../ui/Toasts.tsx');
  await act(async () => undefined);
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
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
  await expect(`${outline(container)}\n`).toMatchFileSnapshot('./outlines/cards.txt');
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
  await expect(`${outline(container, 'picture')}\n`).toMatchFileSnapshot('./outlines/post.txt');
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

test.each([
  ['agents', <MeetOurAgents key="agents" />],
  ['voices', <AuthorVoices key="voices" />, 'blockquote, p > svg'],
  ['testimonials', <Testimonials key="testimonials" />, 'p:has(> svg)'],
  ['partners', <PartnerStrip key="partners" />],
  ['samples', <SampleBlogList key="samples" />],
])('the %s stand as they always did', async (name, element, folded = 'p > svg') => {
  const { container } = renderAt('/', element);
  await expect(`${outline(container, folded)}\n`).toMatchFileSnapshot(`./outlines/${name}.txt`);
  expect(container.querySelector('svg[class]:not([aria-hidden=true])')).toBeNull();
});
