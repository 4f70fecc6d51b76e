import { cut } from '../rules/text.ts';

/** Phones and e-mail addresses as they may be shown; the masked forms are what leaves the server. */

/** '9876543210' to '+91 98765 43210'; a masked phone keeps its stars: '+91 9876******'. */
export function formatPhone(ten: string): string {
  const text = ten.trim();
  return /^\d{10}$/.test(text)
    ? `+91 ${text.slice(0, 5)} ${text.slice(5)}`
    : `+91 ${text.replace(/^\+?91\s+/, '')}`;
}

/** '9876543210' to '9876******': only the leading part stays, the last six are stars. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `${digits.slice(-10, -HIDDEN_DIGITS)}${'*'.repeat(HIDDEN_DIGITS)}`;
}

/** 'rakesh@example.com' to 'ra***@example.com': the first two of the local part stay. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  return `${cut(email.slice(0, at), 2)}***${email.slice(at)}`;
}

const HIDDEN_DIGITS = 6;
