import { expect, test } from 'vitest';
import { formatPhone, maskEmail, maskPhone } from './phone.ts';

test('V-9-06 a phone is shown with +91', () => {
  expect(formatPhone('9876543210')).toBe('+91 98765 43210');
  expect(formatPhone('9876******')).toBe('+91 9876******');
});

test.each([
  ['9876543210', '9876******'],
  ['+91 98765 43210', '9876******'],
  ['919876543210', '9876******'],
  ['1234567', '1******'],
  ['123456', '******'],
  ['123', '******'],
  ['', '******'],
])('V-4.5-03 the phone %s keeps only its leading part: %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  ['rakesh@example.com', 'ra***@example.com'],
  ['ra@example.com', 'ra***@example.com'],
  ['r@example.com', 'r***@example.com'],
  ['not an address', '***'],
  ['@example.com', '***'],
  ['', '***'],
])('V-4.5-04 the e-mail %s keeps the first two characters: %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
