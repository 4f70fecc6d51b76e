import { fireEvent, render, screen, waitFor, within, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '../../../ui/announce.tsx';
import { PRICE_RANGE, RENT_RANGE, withOffer } from './ranges.ts';
import { SIZE_RANGE } from './sizeRanges.ts';
import type { RangeKind } from './ranges.ts';
import { SIDEBAR_VARIANTS, variantPrice, variantSize } from './SidebarSearch.tsx';
import { RangeField } from './RangeField.tsx';

const LIST = {};

/** Everything is in sight at once. */
class Sight {
  private readonly notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = notify;
  }
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

class Sizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('ResizeObserver', Sizes);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(kind: RangeKind = PRICE_RANGE, applied: { low?: number; high?: number } = {}) {
  const onEdit = vi.fn<() => void>();
  render(
    <form>
      <RangeField
        kind={kind}
        list={LIST}
        low={{ name: 'minPrice', value: applied.low }}
        high={{ name: 'maxPrice', value: applied.high }}
        onEdit={onEdit}
      />
    </form>,
  );
  await screen.findAllByRole('slider');
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return {
    onEdit,
    group: within(screen.getByRole('group')),
    thumb: (name: string) => screen.getByRole('slider', { name }),
    box: (word: string) =>
      screen.getByLabelText<HTMLInputElement>(`${word}, ${kind.legend.toLowerCase()}`),
    sent: () => Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')),
  };
}

test('V-2.5-05 the price slider goes from 0 to 10,000,000 in steps of 50,000', async () => {
  const { thumb, box } = await show(PRICE_RANGE, { low: 2_500_000 });
  const low = thumb('Lowest price');
  expect(low.getAttribute('aria-valuemin')).toBe('0');
  expect(thumb('Highest price').getAttribute('aria-valuemax')).toBe('10000000');
  low.focus();
  fireEvent.keyDown(low, { key: 'ArrowRight' });
  expect(box('Lowest').value).toBe('2550000');
});

test('V-5-25 D-39 an untouched range reads Any price and sends nothing', async () => {
  const { group, sent, thumb } = await show();
  expect(group.getByText('Any price')).toBeDefined();
  expect(group.getByText('₹1 Cr +')).toBeDefined();
  expect(thumb('Highest price').getAttribute('aria-valuetext')).toBe('1 crore rupees or more');
  expect(sent()).toEqual({});
});

test('D-39 the top stop sends no maximum', async () => {
  const { thumb, sent, group, onEdit } = await show(PRICE_RANGE, { high: 9_950_000 });
  const high = thumb('Highest price');
  expect(high.getAttribute('aria-valuetext')).toBe('99.5 lakh rupees');
  high.focus();
  fireEvent.keyDown(high, { key: 'ArrowRight' });
  expect(sent()).toEqual({});
  expect(onEdit).toHaveBeenCalled();
  expect(group.getByText('Any price')).toBeDefined();
});

test('D-39 a typed amount beyond the scale stands, and the other thumb leaves it alone', async () => {
  const { box, thumb, sent, group } = await show();
  fireEvent.change(box('Highest'), { target: { value: '25000000' } });
  expect(group.getByText('Up to ₹2.5 Cr')).toBeDefined();
  expect(thumb('Highest price').getAttribute('aria-valuenow')).toBe('10000000');
  expect(thumb('Highest price').getAttribute('aria-valuetext')).toBe('2.5 crore rupees');
  const low = thumb('Lowest price');
  low.focus();
  fireEvent.keyDown(low, { key: 'ArrowRight' });
  expect(sent()).toEqual({ minPrice: '50000', maxPrice: '25000000' });
});

test.each([
  [PRICE_RANGE, ['Lowest price', 'Highest price'], [0, 10_000_000], '1 crore rupees or more'],
  [RENT_RANGE, ['Lowest rent', 'Highest rent'], [5_000, 500_000], '5 lakh rupees a month or more'],
  [SIZE_RANGE, ['Smallest size', 'Largest size'], [0, 3_000], '3,000 square feet or more'],
  [
    variantPrice(SIDEBAR_VARIANTS.home.price),
    ['Lowest price', 'Highest price'],
    [100, 1_000],
    '10 crore rupees or more',
  ],
  [
    variantSize(SIDEBAR_VARIANTS.home.size),
    ['Smallest size', 'Largest size'],
    [20, 2_000],
    '2,000 square feet or more',
  ],
])('the ends of a slider say what they are: $legend', async (kind, thumbs, ends, most) => {
  const { group } = await show(kind);
  const sliders = group.getAllByRole('slider');
  expect(sliders.map((each) => each.getAttribute('aria-label'))).toEqual(thumbs);
  expect(sliders.map((each) => each.getAttribute('aria-valuetext'))).toEqual(['No minimum', most]);
  for (const [at, end] of ['aria-valuemin', 'aria-valuemax'].entries()) {
    expect(sliders.map((each) => each.getAttribute(end))).toEqual([`${ends[at]}`, `${ends[at]}`]);
  }
});

test('V-2.5-06 the size slider has steps of 50 up to 3,000', async () => {
  const { thumb, box } = await show(SIZE_RANGE);
  const high = thumb('Largest size');
  high.focus();
  fireEvent.keyDown(high, { key: 'ArrowLeft' });
  expect(box('Highest').value).toBe('2950');
});

test('rents have a scale of their own', async () => {
  const { thumb, group } = await show(RENT_RANGE, { low: 20_000 });
  expect(group.getByText('₹5 Lakh +')).toBeDefined();
  expect(thumb('Lowest rent').getAttribute('aria-valuetext')).toBe('20,000 rupees a month');
});

test('V-5-24 the highest price is never below the lowest', async () => {
  const { box, onEdit } = await show();
  fireEvent.change(box('Lowest'), { target: { value: '5000000' } });
  fireEvent.change(box('Highest'), { target: { value: '100000' } });
  fireEvent.blur(box('Highest'));
  expect(box('Highest').value).toBe('5000000');
  await waitFor(() => expect(onEdit).toHaveBeenCalled());
});

test('C8 an amount in words is sent as its figure, with the bound that the box stands for', async () => {
  const { box, sent, group } = await show();
  fireEvent.change(box('Lowest'), { target: { value: '50 lakh and above' } });
  fireEvent.blur(box('Lowest'), { relatedTarget: box('Highest') });
  await waitFor(() => expect(box('Lowest').value).toBe('50,00,000'));
  fireEvent.change(box('Highest'), { target: { value: 'under dedh crore' } });
  fireEvent.blur(box('Highest'));
  await group.findByText('₹50 Lakh to ₹1.5 Cr');
  expect(sent()).toEqual({ minPrice: '50,00,000', maxPrice: '1,50,00,000' });
});

test('D-39 the bottom stop sends no minimum', async () => {
  const { thumb, box, sent } = await show(PRICE_RANGE, { low: 50_000, high: 5_000_000 });
  const low = thumb('Lowest price');
  low.focus();
  fireEvent.keyDown(low, { key: 'ArrowLeft' });
  expect(box('Lowest').value).toBe('');
  expect(sent()).toEqual({ maxPrice: '5000000' });
});

test.each([
  ['price', variantPrice(SIDEBAR_VARIANTS.home.price)],
  ['size', variantSize(SIDEBAR_VARIANTS.home.size)],
])('the %s beside other pages is moved in steps of ten', async (_what, kind) => {
  const { thumb, box } = await show(kind, { low: 500 });
  const low = thumb(kind.thumbs[0]);
  low.focus();
  fireEvent.keyDown(low, { key: 'ArrowRight' });
  expect(box('Lowest').value).toBe('510');
});

test('V-5-24 a raised amount is spoken of, and only once both boxes are left', async () => {
  const { box, onEdit } = await show();
  const notice = render(<LiveRegion />).container;
  fireEvent.change(box('Lowest'), { target: { value: '5000000' } });
  fireEvent.change(box('Highest'), { target: { value: '100000' } });
  fireEvent.blur(box('Highest'), { relatedTarget: box('Lowest') });
  expect(box('Highest').value).toBe('100000');
  fireEvent.blur(box('Lowest'));
  expect(box('Highest').value).toBe('5000000');
  expect(notice.textContent).toBe('Maximum raised to 5000000.');
  const edits = onEdit.mock.calls.length;
  fireEvent.blur(box('Lowest'));
  expect(onEdit).toHaveBeenCalledTimes(edits);
});

test('where only one end is given leaving the boxes changes nothing', async () => {
  const { box, sent } = await show();
  fireEvent.change(box('Lowest'), { target: { value: '5000000' } });
  fireEvent.blur(box('Lowest'));
  expect(sent()).toEqual({ minPrice: '5000000' });
});

test('D-122 the scale of what is on offer gives every amount room and shows how much there is', async () => {
  const kind = withOffer(RENT_RANGE, [
    { from: 9_500, count: 2 },
    { from: 15_000, count: 5 },
    { from: 30_000, count: 10 },
    { from: 240_000, count: 1 },
  ]);
  expect(kind.offer?.map(({ from }) => from).slice(0, 4)).toEqual([9_000, 10_000, 12_000, 15_000]);
  expect(kind.offer?.reduce((sum, { count }) => sum + count, 0)).toBe(18);
  const { thumb, box, sent, group } = await show(kind);
  expect(group.getByText('₹2 Lakh +')).toBeDefined();
  expect(document.querySelector('svg[aria-hidden] path')?.getAttribute('d')).toContain('V0H');
  const high = thumb('Highest rent');
  high.focus();
  fireEvent.keyDown(high, { key: 'ArrowLeft' });
  expect(box('Highest').value).toBe('200000');
  expect(high.getAttribute('aria-valuetext')).toBe('2 lakh rupees a month');
  fireEvent.change(box('Lowest'), { target: { value: '16000' } });
  expect(thumb('Lowest rent').getAttribute('aria-valuenow')).toBe('3');
  fireEvent.keyDown(high, { key: 'ArrowRight' });
  expect(sent()).toEqual({ minPrice: '16000' });
});

test('D-122 where nothing or one price is on offer the usual scale stands', () => {
  expect(withOffer(RENT_RANGE, [])).toBe(RENT_RANGE);
  expect(withOffer(RENT_RANGE, [{ from: 20_000, count: 3 }])).toBe(RENT_RANGE);
});
