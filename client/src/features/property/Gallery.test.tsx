import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { picture } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { drawDialogs } from '../../testing/dialogs.ts';
import { Gallery } from './Gallery.tsx';
import { Lightbox } from './Lightbox.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

beforeAll(drawDialogs);

const show = (count: number) =>
  renderAt(
    '/',
    <Gallery
      pictures={Array.from({ length: count }, (_, n) => ({ ...picture(n), alt: '' }))}
      title="Flat by the park"
      largeSizes="100vw"
    />,
  );

test('V-2.7-03 without pictures a placeholder of 627 by 694 says what is missing', () => {
  const { container } = show(0);
  expect(container.textContent).toContain('Property Image');
  expect(container.innerHTML).toMatch(/627\s*\/\s*694|width="627" height="694"/);
});

test('V-2.7-01 one large picture, two beside it and the number of the others', () => {
  show(6);
  expect(screen.getByText('+3')).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(6);
});

test('V-2.7-01 three pictures hide none', () => {
  const { container } = show(3);
  expect(container.textContent).not.toMatch(/\+\d/);
});

test('V-2.7-04 a picture without words of its own is named by the title and its place', () => {
  const { container } = show(2);
  const words = [...container.querySelectorAll('img')].map((image) => image.alt);
  expect(words).toEqual(['Flat by the park, photo 1 of 2', 'Flat by the park, photo 2 of 2']);
});

/** The lightbox over so many pictures; answers what is in sight, what is fetched unseen, and where to. */
function open(count: number, position: number | null) {
  const onMove = vi.fn<(position: number) => void>();
  const pictures = Array.from({ length: count }, (_, n) => picture(n));
  const { container } = renderAt(
    '/',
    <Lightbox
      pictures={pictures}
      title="Flat by the park"
      position={position}
      onMove={onMove}
      onClose={() => undefined}
    />,
  );
  const words = (selector: string) =>
    [...container.querySelectorAll<HTMLImageElement>(`${selector} img`)].map(({ alt }) => alt);
  return { container, onMove, inSight: words('div:not([hidden]) >'), ahead: words('[hidden]') };
}

test('V-2.7-02 a picture that is pressed opens over the whole screen, at its place', async () => {
  show(4);
  fireEvent.click(screen.getByRole('link', { name: 'Open photo 3 of 4, Room 2' }));
  const dialog = (await screen.findByText('3 of 4')).closest('dialog');
  await waitFor(() => expect(dialog?.open).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByText('4 of 4')).toBeDefined();
});

test.each([
  [5, 2, ['View 3', 'View 1']],
  [5, 0, ['View 1', 'View 4']],
  [5, 4, ['View 0', 'View 3']],
  [2, 0, ['View 1']],
  [1, 0, []],
])('of %d pictures, at %d, the neighbours are fetched ahead', (count, position, ahead) => {
  const shown = open(count, position);
  expect(shown.ahead).toEqual(ahead);
  expect(shown.container.querySelectorAll('img[loading=lazy]')).toHaveLength(0);
  expect(shown.container.querySelector('dialog div:not([hidden]) > picture img')).toBe(
    screen.getByAltText(`View ${position}`),
  );
});

test('a closed lightbox fetches nothing', () => {
  expect(open(3, null).container.querySelector('img')).toBeNull();
});

test('arrows and buttons of the lightbox go round', () => {
  const { onMove } = open(3, 2);
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(onMove.mock.calls).toEqual([[0], [1], [0], [1]]);
  expect(screen.getByText('3 of 3')).toBeDefined();
  expect(screen.getByText('Room 2')).toBeDefined();
});

test.each([
  ['Previous photo', 'left'],
  ['Next photo', 'right'],
])('the arrow of %j in the lightbox points to the %s', (name, side) => {
  open(3, 0);
  const arrow = screen.getByRole('button', { name });
  expect(arrow.querySelector(`svg.lucide-chevron-${side}`)).not.toBeNull();
  expect(arrow.className).toContain(` ${side}-3`);
});

test('a single picture has nowhere to go on to', () => {
  open(1, 0);
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
});

test('V-2.7-01 a photo opens in the lightbox; without a script its link leads to the file', async () => {
  renderAt('/', <PhotoGrid pictures={[picture(1), picture(2)]} title="Flat by the park" />);
  const [, second] = screen.getAllByRole('link');
  expect(second?.getAttribute('href')).toMatch(/\.jpg$/);
  // The browser stays on the page.
  expect(fireEvent.click(second ?? document.body)).toBe(false);
  await screen.findByLabelText('Photos of Flat by the park');
});

test('swiped on a phone, the gallery says which picture is in sight', () => {
  const { container } = show(4);
  const row = container.querySelector('ul') ?? container;
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  const at = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
    return container.querySelector('div > p')?.textContent;
  };
  expect(container.querySelector('div > p')?.textContent).toBe('1/4');
  expect([at(140), at(160), at(600), at(900), at(0)]).toEqual(['1/4', '2/4', '3/4', '4/4', '1/4']);
});

test('V-2.7-01 the three in sight are fetched at once, the first before all others', () => {
  const { container } = show(5);
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ]);
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([
    'high',
    null,
    null,
    null,
    null,
  ]);
  const sizes = new Set(images.map((image) => image.sizes));
  expect(images[0]?.sizes).toBe('100vw');
  expect(sizes.size).toBe(2);
});

test.each([
  [1, 'View photo'],
  [2, 'View all 2 photos'],
])('V-2.7-02 of %i pictures the button says %j and begins with the first', async (count, name) => {
  show(count);
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  expect(await screen.findByText(`1 of ${count}`)).toBeDefined();
});

test('only what is drawn is marked as an illustration', () => {
  const pictures = [picture(1), picture(2, { isIllustration: true })];
  renderAt('/', <Gallery pictures={pictures} title="Flat" largeSizes="100vw" />);
  const marks = screen.getAllByText('Illustration');
  expect(marks.map((mark) => mark.closest('li')?.querySelector('img')?.alt)).toEqual(['View 2']);
});

test('V-2.7-02 the grid opens the photo that was pressed, and another one after that', async () => {
  const bare = picture(3, { alt: '', label: null });
  renderAt('/', <PhotoGrid pictures={[picture(1), picture(2), bare]} title="Flat by the park" />);
  const [first, second] = screen.getAllByRole('link');
  expect(screen.getByAltText('Flat by the park, photo 3 of 3')).toBeDefined();
  expect(screen.getAllByText(/^Room/).map(({ textContent }) => textContent)).toEqual([
    'Room 1',
    'Room 2',
  ]);
  fireEvent.click(second ?? document.body);
  const dialog = await screen.findByLabelText('Photos of Flat by the park');
  expect(screen.getByText('2 of 3')).toBeDefined();
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByText('2 of 3')).toBeNull();
  fireEvent.click(first ?? document.body);
  expect(screen.getByText('1 of 3')).toBeDefined();
});
