import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Area, Price, PricePerArea } from './Price.tsx';

afterEach(cleanup);

test('V-1-06 a price is a data element with the figure for eyes and the words for ears', () => {
  const { container } = render(<Price rupees={12_500_000} perMonth={false} />);
  const data = container.querySelector('data');
  const [seen, announced] = data?.children ?? [];
  expect(data?.value).toBe('12500000');
  expect(data?.title).toBe('₹1,25,00,000');
  expect(seen?.textContent).toBe('₹1.25\u00a0Cr');
  expect(seen?.getAttribute('aria-hidden')).toBe('true');
  expect(announced?.textContent).toBe('1.25 crore rupees');
});

test('V-1-06 a rent says a month, to eyes and to ears', () => {
  const { container } = render(<Price rupees={25_000} perMonth />);
  const [seen, announced] = container.querySelector('data')?.children ?? [];
  expect(seen?.textContent).toBe('₹25,000/month');
  expect(announced?.textContent).toBe('25,000 rupees a month');
});

test('V-2.6-04 a price that is not given shows NA', () => {
  const { container } = render(<Price rupees={null} perMonth={false} />);
  expect(container.textContent).toBe('NA');
  expect(container.querySelector('data')).toBeNull();
});

test('an area and a price for its unit are never broken across lines', () => {
  const { container } = render(
    <>
      <Area text="1,450 sq ft" />
      <PricePerArea rate="₹8,620 / sq ft" />
      <PricePerArea rate={null} />
    </>,
  );
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    '1,450\u00a0sq\u00a0ft',
    '₹8,620\u00a0/\u00a0sq\u00a0ft',
  ]);
});
