import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { applicableFields, subtypeByKey } from '../../../../../../schema/catalogue/interpret.ts';
import type { DetailValue, Kind, Option } from '../../../../../../schema/catalogue/model.ts';
import { snapshot } from '../../../../testing/snapshot.ts';
import { isRow } from './ChoiceField.tsx';
import { DetailField } from '../StepFields.tsx';
import type { FieldProps } from './fieldProps.ts';

const [ANY] = applicableFields(subtypeByKey('flat-apartment'));

function propsOf(
  kind: Kind,
  changes: Partial<FieldProps> = {},
  ofField: Partial<FieldProps['field']> = {},
): FieldProps {
  if (!ANY) throw new Error('A flat has fields.');
  const { help: _, inputMin: __, initial: ___, unit: ____, feeds: _____, ...any } = ANY;
  return {
    field: { ...any, key: 'fact', kind, documented: {}, limits: {}, ...ofField },
    label: 'Fact',
    value: undefined,
    isRequired: true,
    error: null,
    options: [],
    isGroup: false,
    isBeside: false,
    unit: null,
    onChange: vi.fn<FieldProps['onChange']>(),
    onLeave: vi.fn<FieldProps['onLeave']>(),
    ...changes,
  };
}

const WORDS: readonly Option[] = [{ value: 'East' }, { value: 'west', label: 'West' }];
const MANY: readonly Option[] = Array.from({ length: 12 }, (_, index) => ({
  value: `Choice number ${index + 1}`,
}));
const AMENITIES: readonly Option[] = [
  { value: '5eed0000a0e100000000000f', label: 'WiFi' },
  { value: '5eed0000a0e1000000000003', label: 'Fireplace' },
  { value: '3', label: 'Something of its own' },
  { value: 'WiFi' },
];
const FILLED = { isRequired: false, error: 'It is wrong.' };
const HELP = { help: 'What it is' };

const STATES: [name: string, FieldProps][] = [
  ['short text', propsOf('shortText')],
  ['short text, filled', propsOf('shortText', { ...FILLED, value: 'x' }, HELP)],
  ['long text', propsOf('longText')],
  ['long text, filled', propsOf('longText', { ...FILLED, value: 'x' }, HELP)],
  ['texts', propsOf('texts')],
  ['texts, filled', propsOf('texts', { ...FILLED, value: ['x', 'y'] }, HELP)],
  ['date', propsOf('date')],
  ['date, filled', propsOf('date', { ...FILLED, value: '2026-11-20' }, HELP)],
  ['yes or no', propsOf('yesNo')],
  ['yes or no, yes', propsOf('yesNo', { ...FILLED, value: true }, HELP)],
  ['yes or no, text', propsOf('yesNo', { value: 'true' })],
  ['whole number', propsOf('wholeNumber')],
  [
    'whole number, filled',
    propsOf(
      'wholeNumber',
      { ...FILLED, value: 3, unit: 'ft' },
      { ...HELP, limits: { min: 1, max: 9 }, documented: { max: 9 } },
    ),
  ],
  [
    'whole number, below the ground',
    propsOf('wholeNumber', { value: '-2' }, { limits: { min: -5, max: 9 }, belowText: 'Basement' }),
  ],
  ['decimal', propsOf('decimal', {}, HELP)],
  ['decimal, from 2', propsOf('decimal', {}, { inputMin: 2, limits: { min: 1 } })],
  ['area', propsOf('area', { unit: 'Sq ft', value: '12.5' })],
  ['money', propsOf('money', {}, HELP)],
  ['money, filled', propsOf('money', { ...FILLED, value: '12500000' }, HELP)],
  ['money, few', propsOf('money', { value: 500 })],
];

const CHOICES: [name: string, FieldProps][] = [
  ['chips', propsOf('choice', { options: WORDS })],
  ['chips, chosen', propsOf('choice', { ...FILLED, options: WORDS, value: 'west' }, HELP)],
  ['chips, chosen and needed', propsOf('choice', { options: WORDS, value: 'East' })],
  ['chips, unknown', propsOf('choice', { options: WORDS, value: 'North' })],
  ['list', propsOf('choice', { options: MANY.slice(0, 6) })],
  [
    'list, beside',
    propsOf('choice', { ...FILLED, options: WORDS, isBeside: true, value: 'west' }, HELP),
  ],
  [
    'list, with a beginning',
    propsOf('choice', { options: WORDS, isBeside: true, value: 'East' }, { initial: 'East' }),
  ],
  [
    'list, emptied',
    propsOf('choice', { options: WORDS, isBeside: true, value: '' }, { initial: 'East' }),
  ],
  ['list, unknown', propsOf('choice', { options: WORDS, isBeside: true, value: 'North' })],
  ['ticks', propsOf('choices', { options: WORDS })],
  ['ticks, chosen', propsOf('choices', { ...FILLED, options: WORDS, value: ['west'] }, HELP)],
  [
    'ticks, in groups',
    propsOf('choices', {
      options: AMENITIES,
      value: ['5eed0000a0e100000000000f', '3'],
      isGroup: true,
    }),
  ],
  ['ticks, in one group', propsOf('choices', { options: AMENITIES.slice(0, 2) })],
];

test.each([
  ['fields', STATES],
  ['choices', CHOICES],
])('every kind of field in every state: %s', async (name, states) => {
  const lines = states.map(([title, props]) => {
    const { container, unmount } = render(<DetailField {...props} />);
    const rendered = snapshot(container);
    unmount();
    return `-- ${title}\n${rendered}\n`;
  });
  expect(lines.join('')).toMatchSnapshot(name);
});

test.each<[Kind, typed: string, value: DetailValue]>([
  ['shortText', 'x', 'x'],
  ['longText', 'x', 'x'],
  ['texts', 'x\ny', ['x', 'y']],
  ['date', '2026-11-20', '2026-11-20'],
  ['wholeNumber', '12', '12'],
  ['money', '12', '12'],
])('what is typed into a %s is reported, and that it is left', (kind, typed, value) => {
  const props = propsOf(kind);
  render(<DetailField {...props} />);
  const field = screen.getByLabelText('Fact');
  fireEvent.change(field, { target: { value: typed } });
  expect(props.onChange).toHaveBeenCalledExactlyOnceWith('fact', value);
  fireEvent.blur(field);
  expect(props.onLeave).toHaveBeenCalledExactlyOnceWith(
    'fact',
    expect.objectContaining({ type: 'blur' }),
  );
});

test.each<[name: string, FieldProps, label: string | RegExp, value: DetailValue]>([
  ['yes', propsOf('yesNo'), 'Fact', true],
  ['no', propsOf('yesNo', { value: true }), 'Fact', false],
  ['a chip', propsOf('choice', { options: WORDS }), 'West', 'west'],
  ['one more', propsOf('choices', { options: WORDS, value: ['East'] }), 'West', ['East', 'west']],
  ['one less', propsOf('choices', { options: WORDS, value: ['East', 'west'] }), 'East', ['west']],
])('a press chooses %s', (_name, props, label, value) => {
  render(<DetailField {...props} />);
  const field = screen.getByLabelText(label);
  fireEvent.click(field);
  expect(props.onChange).toHaveBeenCalledExactlyOnceWith('fact', value);
  fireEvent.blur(field);
  expect(props.onLeave).toHaveBeenCalledOnce();
});

test('a list is chosen from, and a chip that need not be chosen is given back', () => {
  const list = propsOf('choice', { options: WORDS, isBeside: true });
  const { unmount } = render(<DetailField {...list} />);
  const select = screen.getByLabelText('Fact');
  fireEvent.change(select, { target: { value: 'west' } });
  expect(list.onChange).toHaveBeenCalledExactlyOnceWith('fact', 'west');
  fireEvent.blur(select);
  expect(list.onLeave).toHaveBeenCalledOnce();
  unmount();
  const chips = propsOf('choice', { options: WORDS, value: 'East', isRequired: false });
  render(<DetailField {...chips} />);
  fireEvent.click(screen.getByText(/^Clear/));
  expect(chips.onChange).toHaveBeenCalledExactlyOnceWith('fact', '');
});

test.each([
  [66, true],
  [67, false],
])('choices of %d letters stand in a row: %s', (letters, isShort) => {
  const label = 'x'.repeat(letters - 4);
  expect(isRow([{ value: 'East' }, { value: 'a much longer value', label }])).toBe(isShort);
});

test('A-5-03 V-5-26 P-5.4-47 a number takes no sign and no exponent', () => {
  render(<DetailField {...propsOf('wholeNumber', { value: '1' })} />);
  const keyDown = (key: string) => fireEvent.keyDown(screen.getByLabelText('Fact'), { key });
  expect([keyDown('e'), keyDown('5')]).toEqual([false, true]);
});

test('C8 D-104 what is pasted or typed is read whole, or refused beside the field', async () => {
  const onChange = vi.fn<FieldProps['onChange']>();
  function Fact({ kind, unit }: { kind: 'money' | 'area'; unit: string | null }) {
    const [value, setValue] = useState<DetailValue>('');
    const change = (key: string, next: DetailValue) => {
      onChange(key, next);
      setValue(next);
    };
    return <DetailField {...propsOf(kind, { value, unit, onChange: change })} />;
  }
  const { unmount } = render(<Fact kind="money" unit={null} />);
  const fact = () => screen.getByLabelText<HTMLInputElement>('Fact');
  const paste = (text: string) => {
    fireEvent.change(fact(), { target: { value: text } });
    fireEvent.paste(fact());
  };
  paste('45 lakh');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('fact', '45,00,000'));
  expect(screen.getByText(/45 lakh rupees/)).toBeDefined();
  paste('from 45 lakh');
  await screen.findByText(/“from 45 lakh” is not a valid number/);
  expect([fact().value, fact().getAttribute('aria-invalid')]).toEqual(['from 45 lakh', 'true']);
  paste('4500000');
  expect(screen.queryByText(/is not a valid number/)).toBeNull();
  unmount();
  render(<Fact kind="area" unit="Sq ft" />);
  paste('2.5 bigha');
  await screen.findByText(/2.5 bigha/);
  paste('1,050.5 sq. ft.');
  await waitFor(() => expect(fact().value).toBe('1,050.5'));
});

test('D-104 half a rupee is not said in words as a whole one', () => {
  const { rerender } = render(<DetailField {...propsOf('money', { value: '1.2' })} />);
  expect(screen.queryByText(/rupee/)).toBeNull();
  rerender(<DetailField {...propsOf('money', { value: '12' })} />);
  expect(screen.getByText(/12 rupees/)).toBeDefined();
});

test('D-104 a level below the ground is a choice beside the number', () => {
  const floor = { limits: { min: -5, max: 9 }, belowText: 'Basement' };
  const show = (value: string) => {
    const props = propsOf('wholeNumber', { value }, floor);
    const { unmount } = render(<DetailField {...props} />);
    return { ...props, unmount, number: screen.getByLabelText<HTMLInputElement>('Fact') };
  };
  const below = () => screen.getByLabelText<HTMLInputElement>('Basement level');
  const last = ({ onChange }: Pick<FieldProps, 'onChange'>) => vi.mocked(onChange).mock.lastCall;

  const two = show('-2');
  expect([two.number.value, below().checked]).toEqual(['2', true]);
  fireEvent.change(two.number, { target: { value: '3' } });
  expect(last(two)).toEqual(['fact', '-3']);
  fireEvent.click(below());
  expect(last(two)).toEqual(['fact', '2']);
  two.unmount();

  const none = show('');
  fireEvent.click(below());
  expect(last(none)).toEqual(['fact', '-1']);
  expect(below().checked).toBe(true);
  none.unmount();

  const ground = show('0');
  expect([ground.number.value, below().checked]).toEqual(['0', false]);
});
