import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Example({ isFromText = false }: { isFromText?: boolean }) {
  const [code, setCode] = useState('');
  return (
    <CodeField
      value={code}
      onChange={setCode}
      isFromText={isFromText}
      hint="Sent to 98******10"
      error={code === '' ? 'Please enter a valid 6-digit OTP' : null}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit OTP' });

test('WCAG 3.3.8 V-2.9-03 one field that phones and password managers can fill', () => {
  render(<Example />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
  expect(field().hasAttribute('maxlength')).toBe(false);
});

test('V-5-04 C3 a pasted message leaves its code, what holds none stays', () => {
  render(<Example />);
  fireEvent.change(field(), {
    target: { value: 'Valid for 10 minutes: 482 is no code, 654321 is' },
  });
  expect(field().value).toBe('654321');
  fireEvent.change(field(), { target: { value: '1234567' } });
  expect(field().value).toBe('1234567');
});

test('V-5-03 the error is tied to the field and goes when the code is typed', () => {
  render(<Example />);
  const ids = field().getAttribute('aria-describedby') ?? '';
  const texts = ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Sent to 98******10', 'Please enter a valid 6-digit OTP']);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field(), { target: { value: '123456' } });
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

test('a phone that hands over the code of the message fills the field', async () => {
  const get = vi.fn<(options: object) => Promise<object>>().mockResolvedValue({ code: '246810' });
  vi.stubGlobal('OTPCredential', Object);
  vi.stubGlobal('navigator', { credentials: { get } });
  render(<Example isFromText />);
  await waitFor(() => expect(field().value).toBe('246810'));
  expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
});

test('a phone that declines leaves the field as it is', async () => {
  const get = vi.fn<() => Promise<object>>().mockRejectedValue(new Error('declined'));
  vi.stubGlobal('OTPCredential', Object);
  vi.stubGlobal('navigator', { credentials: { get } });
  render(<Example isFromText />);
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  expect(field().value).toBe('');
});

test('what was asked of the phone is taken back with the field, and what is no code is not typed', async () => {
  const get = vi
    .fn<(options: { signal: AbortSignal }) => Promise<object>>()
    .mockResolvedValue({ code: 246810 });
  vi.stubGlobal('OTPCredential', Object);
  vi.stubGlobal('navigator', { credentials: { get } });
  const { unmount } = render(<Example isFromText />);
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  expect(field().value).toBe('');
  const signal = get.mock.calls[0]?.[0].signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
