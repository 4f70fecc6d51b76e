import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticReviews } from './StaticReviews.tsx';

test('V-2.7-07 D-48 the reviews are examples, and a comment goes nowhere and is not lost', async () => {
  const { container } = render(<StaticReviews />);
  screen.getByText('Sample reviews, not about this property.');
  const comment = screen.getByLabelText<HTMLTextAreaElement>('Comment');
  fireEvent.change(comment, { target: { value: 'A fine flat' } });
  // Not prevented, the browser would send it into the address.
  expect(fireEvent.submit(container.querySelector('form') ?? container)).toBe(false);
  expect(container.querySelector('output')?.textContent).toBe(
    'We do not collect comments on properties, so nothing was sent. Your text stays here until you leave the page.',
  );
  expect(comment.value).toBe('A fine flat');
});

test('before the script is there the form cannot be sent', () => {
  expect(renderToString(<StaticReviews />)).toMatch(/<button type="submit"[^>]* disabled=""/);
});
