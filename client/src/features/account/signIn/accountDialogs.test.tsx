import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { bare, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { AccountDialogs, loadDialog } from './AccountDialogs.tsx';

/** The dialogs of the account as they follow each other over a page. */

beforeAll(drawDialogs);
beforeAll(async () => {
  await Promise.all([loadDialog('sign-in'), loadDialog('feedback')]);
});
beforeEach(() => sessionStorage.clear());

function show(address: string, RequestSignInCode: Reply = () => refusal('NOT_FOUND')) {
  const { link } = fakeServer({ RequestSignInCode });
  const page = (
    <>
      <Link to="#sign-in">Open signing in</Link>
      <Link to="#feedback">Open feedback</Link>
      <AccountDialogs />
    </>
  );
  return renderAt(address, page, link);
}

const title = async (name: string) => {
  await screen.findByText(name, { selector: 'h2' });
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
};
const removed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const escape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
const closeAndGoHome = () =>
  fireEvent.click(screen.getByLabelText('Close and go to the home page'));

test('a line shows that a dialog is being fetched', async () => {
  show('/property#sign-in');
  expect(document.querySelector('.progress-line')).not.toBeNull();
  await title('Sign in');
  expect(document.querySelector('.progress-line')).toBeNull();
});

test('V-2.9-04 V-4.1-10 Register closes signing in and opens registering, and the other way round', async () => {
  const { hash } = show('/property#sign-in');
  await title('Sign in');
  press('Register');
  await title('Sign Up');
  expect(hash()).toBe('#sign-up');
  press('Sign in');
  await title('Sign in');
  expect(hash()).toBe('#sign-in');
});

test('V-2.9-05 the close button goes home, Escape stays', async () => {
  const { address, hash } = show('/property?city=Pune');
  fireEvent.click(screen.getByText('Open signing in'));
  await title('Sign in');
  escape();
  await removed();
  expect(address() + hash()).toBe('/property?city=Pune');
  fireEvent.click(screen.getByText('Open signing in'));
  await title('Sign in');
  closeAndGoHome();
  await removed();
  expect(address() + hash()).toBe('/');
});

test('V-4.1-10 one dialog takes the place of the other: Back and Escape leave both', async () => {
  const first = show('/property#sign-in');
  await title('Sign in');
  press('Register');
  await title('Sign Up');
  escape();
  await removed();
  expect(first.address() + first.hash()).toBe('/property');
  first.unmount();
  const second = show('/property');
  fireEvent.click(screen.getByText('Open signing in'));
  await title('Sign in');
  press('Register');
  await title('Sign Up');
  await second.goBack();
  await removed();
  expect(second.address() + second.hash()).toBe('/property');
});

test('V-2.9-05 at home the close button closes alone', async () => {
  const { address, hash } = show('/#sign-in');
  await title('Sign in');
  expect(screen.queryByLabelText('Close and go to the home page')).toBeNull();
  fireEvent.click(screen.getByLabelText('Close'));
  await removed();
  expect(address() + hash()).toBe('/');
});

test('V-4.4-07 R-F1 the close button of the feedback dialog clears the form, Escape its errors alone', async () => {
  show('/property');
  const open = async () => {
    fireEvent.click(screen.getByText('Open feedback'));
    await title('Share Feedback');
    expect(screen.queryByRole('alert')).toBeNull();
    return (await field('Name')).value;
  };
  const leave = async (close: () => void) => {
    press('Submit Feedback');
    await screen.findByRole('alert');
    close();
    await removed();
  };
  expect(await open()).toBe('');
  await type('Name', 'Asha');
  await leave(escape);
  expect(await open()).toBe('Asha');
  await leave(closeAndGoHome);
  expect(await open()).toBe('');
});

test.each<[string, string, Reply]>([
  ['404', 'API endpoint not found. Please check server.', () => bare(404)],
  ['500', 'Server error. Please try again later.', () => bare(500)],
  ['a sentence', 'Too many codes.', () => refusal('TOO_MANY', 'Too many codes.')],
])('V-8-09 sending the code, %s: %s', async (_what, sentence, reply) => {
  show('/property#sign-in', reply);
  await type('Mobile number', '9876543210');
  press('Send OTP');
  await screen.findByText(sentence);
  expect((await field('Mobile number')).value).toBe('9876543210');
});
