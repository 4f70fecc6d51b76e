import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorSummary, focusField } from './ErrorSummary.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { useForm } from '../forms/useForm.ts';

const PROBLEMS = [
  ['size', 'Size is missing'],
  ['purpose', 'Purpose is missing'],
  ['gone', 'Gone is missing'],
] as const;

function Summary({
  tries,
  problems = PROBLEMS,
}: {
  tries: number;
  problems?: typeof PROBLEMS | [];
}) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form} aria-label="Form">
      <ErrorSummary form={form} problems={problems} tries={tries} />
      <input name="size" aria-label="Size" />
      <input type="radio" name="purpose" value="sell" aria-label="Sale" />
      <input type="radio" name="purpose" value="rent" aria-label="Rent" />
    </form>
  );
}

const value = () => document.activeElement?.getAttribute('value');

test('the summary takes the focus at every refused try, and leads to its fields', () => {
  const { rerender } = render(<Summary tries={0} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Summary tries={1} />);
  const summary = screen.getByRole('alert');
  expect(summary.querySelector('p')?.textContent).toBe('Please fill in all required fields:');
  expect(document.activeElement).toBe(summary);
  fireEvent.click(screen.getByText('Size is missing'));
  expect(document.activeElement?.getAttribute('name')).toBe('size');
  fireEvent.click(screen.getByText('Gone is missing'));
  expect(document.activeElement?.getAttribute('name')).toBe('size');
  fireEvent.click(screen.getByText('Purpose is missing'));
  expect(value()).toBe('sell');
  fireEvent.click(document.querySelectorAll('input')[2] ?? summary);
  fireEvent.click(screen.getByText('Purpose is missing'));
  expect(value()).toBe('rent');
  rerender(<Summary tries={2} />);
  expect(document.activeElement).toBe(summary);
  focusField(null, 'size');
  expect(document.activeElement).toBe(summary);
});

test('the title says that something is wrong as long as it is, and leaves another title alone', () => {
  document.title = 'Form';
  const { rerender, unmount } = render(<Summary tries={0} />);
  expect(document.title).toBe('Form');
  rerender(<Summary tries={1} />);
  expect(document.title).toBe('Error: Form');
  rerender(<Summary tries={1} problems={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Form');
  rerender(<Summary tries={2} />);
  expect(document.title).toBe('Error: Form');
  document.title = 'Another page';
  unmount();
  expect(document.title).toBe('Another page');
});

type Values = { one: string; two: string };

function Fields({
  problemsOf,
  send = async () => null,
  ...hears
}: {
  problemsOf: (values: Values) => Partial<Values>;
  send?: (values: Values) => Promise<null>;
  onChange?: (values: Values) => void;
  oneField?: keyof Values;
}) {
  const fields = useForm<Values>({
    initialValues: { one: '', two: 'old' },
    problemsOf,
    send,
    ...hears,
  });
  const { element, onSubmit, field } = fields;
  return (
    <form ref={element} onSubmit={onSubmit}>
      {(['one', 'two'] as const).map((name) => (
        <input
          key={name}
          {...{ ...field(name), error: undefined }}
          aria-label={name}
          onChange={(event) => fields.change(name, event.currentTarget.value)}
        />
      ))}
      <button type="button" onClick={() => fields.changeAll({ one: 'both', two: 'both' })}>
        Both
      </button>
      <p>{fields.spoken.map(([name, message]) => `${name}: ${message}`).join(', ')}</p>
      <output>{fields.refusedTries}</output>
    </form>
  );
}

const shownText = () => document.querySelector('p')?.textContent;
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) =>
  fireEvent.change(input(name), { target: { value: text } });
const leave = (name: string, to: string) =>
  fireEvent.blur(input(name), { relatedTarget: input(to) });
const submit = () => act(async () => fireEvent.submit(document.querySelector('form') ?? document));

test('only what was changed, is not empty and is wrong is spoken of when it is left', () => {
  render(
    <Fields
      problemsOf={({ one, two }) => ({
        ...(one !== 'good' && { one: 'bad' }),
        ...(two !== 'good' && { two: 'bad' }),
      })}
    />,
  );
  leave('two', 'one');
  expect(shownText()).toBe('');
  type('one', '   ');
  leave('one', 'two');
  expect(shownText()).toBe('');
  type('one', 'good');
  leave('one', 'two');
  expect(shownText()).toBe('');
  type('one', 'worse');
  leave('one', 'two');
  expect(shownText()).toBe('one: bad');
  type('two', 'other');
  leave('two', 'one');
  expect(shownText()).toBe('one: bad, two: bad');
  type('one', 'good');
  expect(shownText()).toBe('two: bad');
  // Spoken of no more, it is not judged again before it is left.
  type('one', 'worse');
  expect(shownText()).toBe('two: bad');
});

test('every refused try is counted and heard; what is right is sent as it stands', async () => {
  const onChange = vi.fn<(values: Values) => void>();
  const send = vi.fn<(values: Values) => Promise<null>>(async () => null);
  render(
    <Fields
      problemsOf={({ one }) => (one === '' ? { one: 'missing' } : {})}
      {...{ onChange, send }}
      oneField="two"
    />,
  );
  await submit();
  await submit();
  // A form that asks for one field takes the focus to it.
  expect(document.activeElement).toBe(input('two'));
  expect(document.querySelector('output')?.textContent).toBe('2');
  expect(shownText()).toBe('one: missing');
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Both'));
  expect(onChange).toHaveBeenLastCalledWith({ one: 'both', two: 'both' });
  expect([input('one').value, input('two').value]).toEqual(['both', 'both']);
  expect(shownText()).toBe('');
  expect(fireEvent.submit(document.querySelector('form') ?? document)).toBe(false);
  await act(async () => undefined);
  expect(send.mock.calls.map(([values]) => values)).toEqual([{ one: 'both', two: 'both' }]);
});

test('a part that broke is drawn again when it is asked for', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const onRetry = vi.fn<() => void>(() => {
    isBroken = false;
  });
  const Part = () => {
    if (isBroken) throw new Error('broken');
    return <p>There</p>;
  };
  render(
    <PartBoundary message="Not there." onRetry={onRetry}>
      <Part />
    </PartBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Not there.Try Again');
  fireEvent.click(screen.getByText('Try Again'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('There')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
