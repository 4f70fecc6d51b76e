import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { picture } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { Gallery } from './Gallery.tsx';

beforeAll(() => {
  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});

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
