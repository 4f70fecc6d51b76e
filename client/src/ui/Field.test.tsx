import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NumberInput, TextInput } from './Field.tsx';

afterEach(cleanup);

test.each(['-', '+', 'e', 'E'])('V-5-26 a number input does not take the key %s', (key) => {
  render(<NumberInput label="Max price" name="maxPrice" />);
  const input = screen.getByLabelText('Max price');
  const event = createEvent.keyDown(input, { key });
  fireEvent(input, event);
  expect(event.defaultPrevented).toBe(true);
});

test('V-5-26 a number input takes digits and the keys that move', () => {
  render(<NumberInput label="Max price" name="maxPrice" />);
  const input = screen.getByLabelText('Max price');
  for (const key of ['5', 'Backspace', 'Tab', 'ArrowLeft']) {
    const event = createEvent.keyDown(input, { key });
    fireEvent(input, event);
    expect(event.defaultPrevented).toBe(false);
  }
});

test('WCAG 3.3.1 an error is tied to its input', () => {
  render(<TextInput label="Search" name="keyword" error="Please enter a search keyword" />);
  const input = screen.getByLabelText('Search');
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(description?.textContent).toBe('Please enter a search keyword');
});
