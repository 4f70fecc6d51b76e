import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { drawDialogs } from '../testing/dialogs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ViewerPart } from '../apollo/ViewerPart.tsx';
import { Pager } from './Pager.tsx';
import { problemsIn, useForm } from '../forms/useForm.ts';

beforeAll(drawDialogs);
afterEach(cleanup);

test.each([
  [1, 57, undefined, '1 to 10 of 57', [true, false]],
  [3, 57, undefined, '21 to 30 of 57', [false, false]],
  [6, 57, undefined, '51 to 57 of 57', [false, true]],
  [2, 12_345, 20, '11 to 20 of 12,345', [false, true]],
])('page %d of %d, followed to %s, reads %s', (page, total, deepest, text, ends) => {
  const onPage = vi.fn<(page: number) => void>();
  render(
    <Pager
      page={page}
      pageSize={10}
      total={total}
      onPage={onPage}
      {...(deepest !== undefined && { deepest })}
    />,
  );
  expect(screen.getByText(text)).toBeDefined();
  const steps = [...document.querySelectorAll('button')];
  for (const step of steps) fireEvent.click(step);
  expect(steps.map((step) => step.getAttribute('aria-disabled') === 'true')).toEqual(ends);
  const pages = [page - 1, page + 1].filter((_page, index) => !ends[index]);
  expect(onPage.mock.calls.map(([to]) => to)).toEqual(pages);
});

test('one page has nowhere to go', () => {
  render(<Pager page={1} pageSize={10} total={10} onPage={() => undefined} />);
  expect(document.body.textContent).toBe('');
});

/** A form of two fields, each of which must have three letters. */
function Form({ send }: { send: () => Promise<null> }) {
  const fields = useForm({
    initialValues: { one: '', two: 'old' },
    problemsOf: ({ one, two }) =>
      problemsIn({
        one: one.length < 3 ? 'One is short' : null,
        two: two.length < 3 ? 'Two is short' : null,
      }),
    send,
  });
  const { element, onSubmit, field: fieldOf } = fields;
  return (
    <form ref={element} onSubmit={onSubmit}>
      <ErrorSummary form={element} problems={fields.spoken} tries={fields.refusedTries} />
      {(['one', 'two'] as const).map((name) => {
        const { error, value, onBlur } = fieldOf(name);
        return (
          <label key={name}>
            {name}
            <input
              name={name}
              value={value}
              onBlur={onBlur}
              onChange={(event) => fields.change(name, event.currentTarget.value)}
            />
            <em>{error}</em>
          </label>
        );
      })}
      <button type="submit">{fields.isSubmitting ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const errors = () => [...document.querySelectorAll('em')].map(({ textContent }) => textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

test('a problem is spoken of when the form is sent, and goes once it is right', async () => {
  const send = vi.fn<() => Promise<null>>(async () => null);
  document.title = 'Form';
  render(<Form send={send} />);
  type('one', 'a');
  expect(errors()).toEqual(['', '']);
  await press('Send');
  expect(errors()).toEqual(['One is short', '']);
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(document.title).toBe('Error: Form');
  fireEvent.click(screen.getByText('One is short', { selector: 'button' }));
  expect(document.activeElement).toBe(field('one'));
  type('one', 'abc');
  expect(errors()).toEqual(['', '']);
  expect(document.title).toBe('Form');
  await press('Send');
  expect(send).toHaveBeenCalledTimes(1);
});

test('an edited field that is left for another one is judged; an empty or untouched one is not', () => {
  render(<Form send={async () => null} />);
  const leave = (name: string, to: Element | null) =>
    fireEvent.blur(field(name), { relatedTarget: to });
  leave('one', field('two'));
  expect(errors()).toEqual(['', '']);
  type('one', 'a');
  leave('one', screen.getByText('Send'));
  expect(errors()).toEqual(['', '']);
  leave('one', field('two'));
  expect(errors()).toEqual(['One is short', '']);
});

test('pressing again while it is sent does nothing', async () => {
  let end: () => void = () => undefined;
  const send = vi.fn<() => Promise<null>>(
    () =>
      new Promise((resolve) => {
        end = () => resolve(null);
      }),
  );
  render(<Form send={send} />);
  type('one', 'abc');
  await press('Send');
  await press('Sending');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => end());
  expect(screen.getByText('Send')).toBeDefined();
});

function showDialog() {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog label="Box" onClose={onClose}>
      <p>Inside</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), inside: screen.getByText('Inside') };
}

test('Escape and a press beside ask a dialog to close; what begins inside does not', () => {
  const { onClose, dialog, inside } = showDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(inside);
  fireEvent.click(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(inside);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a question is answered with its verb or with Cancel', () => {
  const [onConfirm, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <ConfirmDialog title="Sure?" confirm="Remove" isBusy onConfirm={onConfirm} onCancel={onCancel}>
      <p>It goes.</p>
    </ConfirmDialog>,
  );
  expect(screen.getByText('Remove').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByText('Remove'));
  fireEvent.click(screen.getByText('Cancel'));
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

const NO_NETWORK = 'Please check your connection and try again.';

test.each<[string | undefined, Error | undefined, string[]]>([
  [undefined, undefined, ['Waiting']],
  [undefined, new TypeError('x'), ['Not loaded', NO_NETWORK, 'Try Again']],
  ['data', undefined, ['data']],
  ['data', new TypeError('x'), [`This may be out of date. ${NO_NETWORK}`, 'Try Again', 'data']],
])('a part of %s with the failure %s shows %j', (data, error, texts) => {
  const refetch = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(
    <ViewerPart part={{ data, error, refetch }} title="Not loaded" waiting={<p>Waiting</p>}>
      {(text) => <p>{text}</p>}
    </ViewerPart>,
  );
  for (const text of texts) expect(screen.getByText(text)).toBeDefined();
  expect(document.querySelector('[aria-busy=true]') !== null).toBe(texts[0] === 'Waiting');
  for (const button of document.querySelectorAll('button')) fireEvent.click(button);
  expect(refetch).toHaveBeenCalledTimes(error ? 1 : 0);
});
