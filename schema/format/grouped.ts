/**
 * A number with its digits grouped as in India: '12,34,567.5'; at most so many decimals, halves rounded away from
 * zero. What Intl says of 'en-IN' (a test holds both together), without Intl: a browser takes long to
 * make its first format of numbers, and every page has numbers.
 */
export function grouped(value: number, decimals = 3): string {
  const size = Math.abs(value);
  // Only these are written as plain digits below; nothing on a page is larger or smaller.
  if (!(size < 1e15) || (size > 0 && size < 1e-6)) {
    return value.toLocaleString('en-IN', { maximumFractionDigits: decimals });
  }
  // The decimal point moves in the text: 1.005 times 100 would be 100.49999999999999.
  const rounded = Number(`${Math.round(Number(`${size}e${decimals}`))}e-${decimals}`);
  const [full = '', fraction] = String(rounded).split('.');
  const digits = full.replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,');
  // Intl writes the sign of -0 too.
  const sign = 1 / value < 0 ? '-' : '';
  return `${sign}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}
