import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Refusal } from '../apollo/refusal.ts';
import { forgetSavedWork } from '../session/savedWork.ts';
import { Form } from './Form.tsx';
import { problemsIn, useForm } from './useForm.ts';
import type { ToMutationResult } from './useMutationResult.ts';

type Send = (
  values: Record<'name' | 'mobile', string>,
  answerTo: ToMutationResult,
) => Promise<Refusal | null>;

function Person({ send, oneField, keptAs }: { send: Send; oneField?: 'name'; keptAs?: string }) {
  const form = useForm({
    initialValues: { name: 'Asha', mobile: '98' },
    problemsOf: ({ name }) => problemsIn({ name: name === '' ? 'Enter your name' : null }),
    send,
    oneField,
    keptAs,
  });
  return (
    <Form form={form} submit="Save" busy="Saving...">
      {(['name', 'mobile'] as const).map((name) => (
        <p key={name}>
          <input
            aria-label={name}
            name={name}
            value={form.values[name]}
            onChange={(event) => form.change(name, event.currentTarget.value)}
          />
          <em>{form.errorOf(name)}</em>
        </p>
      ))}
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const errors = () => [...document.querySelectorAll('em')].map(({ textContent }) => textContent);
const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const refused = (...problems: [path: string, message: string][]): Refusal => ({
  message: 'Some of the details cannot be used.',
  code: 'INVALID_INPUT',
  problems: problems.map(([path, message]) => ({ path, code: 'x', message })),
});

test('what the server refuses of a field stands beside it until it is changed, and nothing is lost', async () => {
  const send = vi.fn<Send>(async () => refused(['input.mobile', 'This number is not in use']));
  render(<Person send={send} />);
  await save();
  expect(errors()).toEqual(['', 'This number is not in use']);
  expect(document.activeElement?.textContent).toContain('This number is not in use');
  fireEvent.change(field('mobile'), { target: { value: '987' } });
  expect(errors()).toEqual(['', '']);
  expect(field('name').value).toBe('Asha');
  // The same value may be right by now: it is the server that says so.
  fireEvent.change(field('mobile'), { target: { value: '98' } });
  await save();
  expect(send).toHaveBeenCalledTimes(2);
});

test('what is no field of the form is said above it, with all that belongs to it', async () => {
  render(
    <Person
      send={async () => refused(['mobile', 'Not in use'], ['verificationToken', 'Too old'])}
    />,
  );
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Some of the details cannot be used.');
  expect(errors()).toEqual(['', '']);
});

test('a refusal without fields is said above the form, and goes with the next try', async () => {
  const responses: (Refusal | null)[] = [
    { message: 'Please wait a minute.', code: 'TOO_MANY', hint: 'Then try again.' },
    null,
  ];
  render(<Person send={async () => responses.shift() ?? null} />);
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Please wait a minute.Then try again.');
  await save();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form of one field has no summary: the field itself takes the focus', async () => {
  const send = vi.fn<Send>(async () => refused(['name', 'Too short']));
  render(<Person send={send} oneField="name" />);
  await save();
  expect(errors()).toEqual(['Too short', '']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field('name'));
  fireEvent.change(field('name'), { target: { value: '' } });
  await save();
  expect(send).toHaveBeenCalledTimes(1);
  expect(errors()).toEqual(['Enter your name', '']);
});

test('a form that is closed waits no longer for its answer', async () => {
  let end: (input: { data: object }) => void = () => undefined;
  const pending = new Promise<{ data: object }>((resolve) => {
    end = resolve;
  });
  const received = vi.fn<(input: unknown) => void>();
  const { unmount } = render(
    <Person
      send={async (_values, answerTo) => {
        received(await answerTo(pending, 'Failed'));
        return null;
      }}
    />,
  );
  await save();
  expect(screen.getByRole('button').textContent).toBe('Saving...');
  unmount();
  await act(async () => end({ data: { saved: true } }));
  expect(received).toHaveBeenCalledWith(null);
});

test('the summary speaks of required fields only where one was left empty', async () => {
  const send = vi.fn<Send>(async () => refused(['mobile', 'This number is not in use']));
  render(<Person send={send} />);
  const heading = () => screen.getByRole('alert').querySelector('p')?.textContent;
  await save();
  expect(heading()).toBe('Please check what you entered:');
  fireEvent.change(field('name'), { target: { value: '' } });
  await save();
  expect(heading()).toBe('Please fill in all required fields:');
});

test.each([
  ['before anything was sent', null],
  ['after a refusal', { message: 'Please wait a minute.', code: 'TOO_MANY' } as const],
])('R-F1 what was typed is there when the form opens again, %s', async (_what, refusal) => {
  const form = (name: string) => <Person send={async () => refusal} keptAs={name} />;
  const { unmount } = render(form('one'));
  fireEvent.change(field('name'), { target: { value: 'Ravi' } });
  if (refusal) await save();
  unmount();
  const other = render(form('other'));
  expect(field('name').value).toBe('Asha');
  other.unmount();
  const again = render(form('one'));
  expect([field('name').value, field('mobile').value]).toEqual(['Ravi', '98']);
  again.unmount();
  await forgetSavedWork();
  render(form('one'));
  expect(field('name').value).toBe('Asha');
});

test('R-F1 what was sent is not there again; what was closed on its way is', async () => {
  let end: (value: null) => void = () => undefined;
  const sent = new Promise<null>((resolve) => {
    end = resolve;
  });
  const { unmount } = render(<Person send={async () => null} keptAs="one" />);
  fireEvent.change(field('name'), { target: { value: 'Ravi' } });
  await save();
  unmount();
  const closed = render(<Person send={() => sent} keptAs="one" />);
  expect(field('name').value).toBe('Asha');
  fireEvent.change(field('name'), { target: { value: 'Meera' } });
  await save();
  closed.unmount();
  await act(async () => end(null));
  render(<Person send={async () => null} keptAs="one" />);
  expect(field('name').value).toBe('Meera');
});
