import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { picture } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { Gallery } from './Gallery.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

beforeAll(drawDialogs);

const pictures = (count: number) => Array.from({ length: count }, (_, n) => picture(n));

const show = (count: number) =>
  renderAt(
    '/',
    <Gallery
      pictures={pictures(count).map((one) => ({ ...one, alt: '' }))}
      title="Flat by the park"
    />,
  );

test('V-2.7-03 without pictures a placeholder of 627 by 694 says what is missing', async () => {
  const { container } = show(0);
  await screen.findByText('Property Image');
  expect(container.innerHTML).toMatch(/627\s*\/\s*694|width="627" height="694"/);
});

test('V-2.7-01 one large picture, two beside it and the number of the others', () => {
  show(6);
  expect(screen.getByText('+3')).toBeDefined();
  expect(screen.getAllByLabelText(/^Open photo/)).toHaveLength(6);
});

test('V-2.7-01 three pictures hide none', () => {
  const { container } = show(3);
  expect(container.textContent).not.toMatch(/\+\d/);
});

test('V-2.7-04 a picture without words of its own is named by the title and its place', () => {
  const { container } = show(2);
  const words = [...container.querySelectorAll('img')].map((image) => image.alt);
  expect(words).toEqual([
    'Flat by the park, photo 1 of 2',
    'Flat by the park, photo 2 of 2',
    '',
    '',
  ]);
});

test.each([1, 2, 5])(
  'V-2.7-02 image %i of the gallery opens over the whole screen there; without a script its link leads to the file',
  async (number) => {
    const { hash } = show(5);
    const link = screen.getByLabelText(`Open photo ${number} of 5, Room ${number - 1}`);
    expect(link.getAttribute('href')).toMatch(/\/1600\.jpg$/);
    // The browser stays on the page.
    expect(fireEvent.click(link)).toBe(false);
    const view = await screen.findByLabelText('Photos of Flat by the park', { selector: 'dialog' });
    expect(await within(view).findByText(`${number} / 5`)).toBeDefined();
    expect(hash()).toBe('#photos');
  },
);

test.each([
  [1, 'View photo'],
  [5, 'View all 5 photos'],
])('V-2.7-02 of %i pictures the button says %j and begins with the first', async (count, name) => {
  show(count);
  expect(screen.getAllByLabelText(/^Open photo \d of/)).toHaveLength(count);
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  const view = await screen.findByLabelText('Photos of Flat by the park', { selector: 'dialog' });
  const first = await within(view).findByAltText(`Flat by the park, photo 1 of ${count}`);
  expect(first.closest('[inert]')).toBeNull();
});

test('Back closes the pictures, and the focus is where it was', async () => {
  const { goBack, hash } = show(3);
  const link = screen.getByLabelText('Open photo 2 of 3, Room 1');
  fireEvent.click(link);
  await screen.findByLabelText('Photos of Flat by the park', { selector: 'dialog' });
  await goBack();
  expect(hash()).toBe('');
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

test('V-2.7-02 the grid has the pictures for which a large gallery has no room, and opens all at the pressed one', async () => {
  const bare = picture(4, { alt: '', label: null });
  renderAt('/', <PhotoGrid pictures={[...pictures(4), bare]} title="Flat by the park" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Room 3', '']);
  expect(screen.getByAltText('Flat by the park, photo 5 of 5')).toBeDefined();
  for (const [link, seen] of [
    [links[1], '5 / 5'],
    [links[0], '4 / 5'],
  ] as const) {
    fireEvent.click(link ?? document.body);
    const view = await screen.findByLabelText('Photos of Flat by the park', { selector: 'dialog' });
    expect(await within(view).findByText(seen)).toBeDefined();
    await act(async () => fireEvent(view, new Event('cancel', { cancelable: true })));
    expect(document.querySelector('dialog')).toBeNull();
  }
});

/** The gallery as a phone has it, 300 pixels wide. */
function swiped(count: number) {
  const shown = show(count);
  const [row, small] = shown.container.querySelectorAll('ul');
  if (!row || !small) throw new Error('There are no rows.');
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  return {
    ...shown,
    row,
    swipeTo: (left: number) => {
      row.scrollLeft = left;
      fireEvent.scroll(row);
      const current = [...small.querySelectorAll('[aria-current=true]')];
      return [
        shown.container.querySelector('div > p')?.textContent,
        current.map((link) => link.getAttribute('href')).join(' '),
      ].join(' ');
    },
  };
}

test('swiped on a phone, the gallery says which picture is in sight and marks its small one', () => {
  const { swipeTo } = swiped(4);
  expect([140, 160, 600, 900, 0].map(swipeTo)).toEqual([
    '1/4 #photo-1',
    '2/4 #photo-2',
    '3/4 #photo-3',
    '4/4 #photo-4',
    '1/4 #photo-1',
  ]);
});

test('a small picture brings its large one into sight; without a script it is a link to it', () => {
  const { row, hash } = swiped(4);
  const small = screen.getByRole('link', { name: 'Show photo 3 of 4, Room 2' });
  expect(row.querySelector(small.getAttribute('href') ?? '')).toBe(row.children[2]);
  expect(fireEvent.click(small)).toBe(false);
  expect(row.scrollLeft).toBe(600);
  expect(hash()).toBe('');
});

test('the small pictures follow: that of the picture in sight comes to the middle of its row', () => {
  const { container, swipeTo } = swiped(8);
  const small = container.querySelectorAll('ul')[1];
  if (!small) throw new Error('There are no small pictures.');
  vi.spyOn(small, 'clientWidth', 'get').mockReturnValue(300);
  for (const [index, tile] of [...small.children].entries()) {
    Object.defineProperties(tile, {
      offsetLeft: { value: 100 * index },
      offsetWidth: { value: 60 },
    });
  }
  swipeTo(1_500);
  expect(small.scrollLeft).toBe(500 - (300 - 60) / 2);
});

test('V-2.7-01 the first is fetched before all others, its neighbour once the row is touched', () => {
  const { container } = show(5);
  const row = container.querySelector('ul:first-of-type');
  const images = [...container.querySelectorAll('ul:first-of-type img')].slice(0, 5);
  const loading = () => images.map((image) => image.getAttribute('loading'));
  expect(loading()).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  if (row) fireEvent.touchStart(row);
  expect(loading()).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy']);
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([
    'high',
    null,
    null,
    null,
    null,
  ]);
});

test('on a phone the neighbours of the picture in sight are fetched ahead', () => {
  const { row, swipeTo } = swiped(8);
  swipeTo(1_500);
  const fetched = [...row.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(fetched).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'eager', 'eager', 'eager', 'lazy']);
});

test.each([
  [1, '(min-width: 64rem) min(100vw, 1600px), 100vw'],
  [2, '(min-width: 64rem) min(50vw, 800px), 100vw'],
  [5, '(min-width: 64rem) min(66vw, 1056px), 100vw'],
])('of %i pictures the large one is fetched as wide as it is drawn', (count, sizes) => {
  expect(show(count).container.querySelector('source')?.sizes).toBe(sizes);
});

test('those beside it are fetched as wide as they are drawn there', () => {
  const [, ...others] = [...show(5).container.querySelectorAll('ul:first-of-type picture')].slice(
    0,
    5,
  );
  expect(others.map((picture) => picture.querySelector('source')?.sizes)).toEqual(
    Array(4).fill('(min-width: 64rem) min(33vw, 528px), 76vw'),
  );
});

test.each([
  [1, ' lg:grid-rows-1', ['lg:row-span-2']],
  [2, ' lg:grid-cols-2 lg:grid-rows-1', ['lg:row-span-2', '']],
  [
    4,
    ' lg:grid-cols-[2fr_1fr] lg:grid-rows-2',
    ['lg:row-span-2', '', 'print:hidden', 'lg:hidden print:hidden'],
  ],
])('%i pictures share a large screen without a gap', (count, layout, places) => {
  const row = show(count).container.querySelector('ul');
  expect(row?.className.endsWith(layout)).toBe(true);
  const found = [...(row?.children ?? [])].map(({ className }) =>
    className
      .split(' ')
      .filter((name) => /^(?:lg:row-span-2|lg:hidden|print:hidden)$/.test(name))
      .join(' '),
  );
  expect(found).toEqual(places);
});

test('only what is drawn is marked as an illustration', () => {
  const rendered = [picture(1), picture(2, { isIllustration: true })];
  renderAt('/', <Gallery pictures={rendered} title="Flat" />);
  const marks = screen.getAllByText('Illustration');
  expect(marks.map((mark) => mark.closest('li')?.querySelector('img')?.alt)).toEqual(['View 2']);
});
