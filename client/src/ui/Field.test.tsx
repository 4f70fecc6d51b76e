import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, FormEvent } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NumberInput, TextInput } from './Field.tsx';

afterEach(cleanup);

describe('C8 a number input', () => {
  const show = (props: Partial<ComponentProps<typeof NumberInput>> = {}) => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <NumberInput label="Max price" name="maxPrice" unit="₹" {...props} />
        <button>Send</button>
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Max price');
    return { input, onSubmit };
  };
  const type = (input: HTMLInputElement, value: string) =>
    fireEvent.change(input, { target: { value } });

  test.each([
    ['50 lakh', '50,00,000'],
    ['.5 cr', '50,00,000'],
    ['dedh crore', '1,50,00,000'],
    ['५० लाख', '50,00,000'],
    ['5000000', '5000000'],
    ['50,00,000', '50,00,000'],
  ])('shows what it understood of %s when it is left', async (text, figure) => {
    const { input } = show();
    expect([input.type, input.inputMode]).toEqual(['text', 'numeric']);
    fireEvent.focus(input);
    type(input, text);
    expect(input.value).toBe(text);
    fireEvent.blur(input);
    await waitFor(() => expect(input.value).toBe(figure));
    expect(input.checkValidity()).toBe(true);
  });

  test.each(['fifty bananas', '1e6', '9,5 lakh', '-5', '1.5', '40-50 lakh'])(
    'keeps %s with a sentence, and the form waits',
    async (text) => {
      const { input, onSubmit } = show();
      type(input, text);
      fireEvent.blur(input);
      await screen.findByText(
        `“${text}” is not a valid number. Please enter a whole number, such as 50 lakh or 50,00,000.`,
      );
      expect(input.value).toBe(text);
      fireEvent.click(screen.getByRole('button'));
      expect(onSubmit).not.toHaveBeenCalled();
      type(input, '5');
      expect(screen.queryByText(/is not a valid number/)).toBeNull();
      fireEvent.click(screen.getByRole('button'));
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  test('reads what is pasted or sent with Enter at once', async () => {
    const { input, onSubmit } = show({ unit: 'Sq ft', takes: 'any' });
    type(input, '1,050.50 sq ft');
    fireEvent.paste(input);
    await waitFor(() => expect(input.value).toBe('1,050.5'));
    type(input, 'two hundred');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(input.value).toBe('200');
    type(input, '2 bigha');
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('counts in lakhs where its scale says so', async () => {
    const { input } = show({ scale: 100_000 });
    for (const text of ['50 lakh', 'fifty']) {
      type(input, text);
      fireEvent.blur(input);
      await waitFor(() => expect(input.value).toBe('50'));
    }
  });

  test('V-5-26 takes no sign before it and no exponent', () => {
    const { input } = show();
    expect(fireEvent.keyDown(input, { key: '-' })).toBe(false);
    type(input, '1');
    expect(fireEvent.keyDown(input, { key: 'e' })).toBe(false);
    type(input, '1 cror');
    expect(fireEvent.keyDown(input, { key: 'e' })).toBe(true);
  });
});

test('WCAG 3.3.1 an error is tied to its input', () => {
  render(<TextInput label="Search" name="keyword" error="Please enter a search keyword" />);
  const input = screen.getByLabelText('Search');
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(description?.textContent).toBe('Please enter a search keyword');
});
