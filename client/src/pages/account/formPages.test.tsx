import { fireEvent, screen, waitFor } from '@testing-library/react';
import { wholeText } from '../../testing/wholeText.ts';
import { beforeEach, expect, test } from 'vitest';
import { reply, fakeServer, never, viewerResponse } from '../../testing/fakeServer.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { profile } from '../../testing/showProfile.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { person, readAhead, visit } from '../../testing/visit.tsx';

/** The pages around the forms of an account: their names, their frames, and where they lead. */

withToasts();
readAhead(
  'signIn',
  'signUp',
  'feedback',
  'complaint',
  'completeProfile',
  'completeSocialProfile',
  'myProfile',
  'addProperty',
);

beforeEach(() => {
  document.title = '';
  document.head.innerHTML =
    '<meta name="robots" content=""><meta name="description" content=""><link rel="canonical" href="/">';
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const incomplete = (lacks: Parameters<typeof person>[0]) => person({ isComplete: false, ...lacks });
const frame = () => screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;

async function expectPage(name: string): Promise<void> {
  await expect(`${snapshot(frame())}\n`).toMatchFileSnapshot(`./snapshots/${name}.txt`);
}

const OF_AN_ACCOUNT = 'Sign in to see this page.';
test.each([
  ['/sign-in', null, 'Sign in', 'Sign in with a code sent to your mobile or email.'],
  ['/sign-up', null, 'Sign Up', 'Register as a buyer or seller, free of charge.'],
  ['/feedback', null, 'Feedback', 'Tell us what works for you and what does not.'],
  [
    '/complaint',
    null,
    'Complaints',
    'Complain to the grievance officer, or appeal against a decision.',
  ],
  ['/complete-profile', person(), 'Complete Profile', OF_AN_ACCOUNT],
  [
    '/complete-social-profile',
    incomplete({ userType: null }),
    'Complete your profile',
    OF_AN_ACCOUNT,
  ],
  ['/seller-dashboard/my-profile', person(), 'My Profile', OF_AN_ACCOUNT],
])('%s is named, and no search engine keeps it', async (path, viewer, title, description) => {
  visit(path, viewer);
  await screen.findByText(title, { selector: 'h1' });
  await waitFor(() => expect(document.title).toBe(`${title} | Aangan`));
  const meta = [...document.querySelectorAll('meta')].map(({ content }) => content);
  expect(meta).toEqual(['noindex, follow', description]);
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

test('V-2.9-01 /sign-in takes no focus', async () => {
  visit('/sign-in', null, fakeServer({}).link);
  expect(document.activeElement).not.toBe(await field('Mobile number'));
});

test.each([
  ['sign-up', 'Mobile number'],
  ['feedback', 'Name'],
])('V-2.9-01 /%s is a form in a frame, which takes no focus', async (path, first) => {
  visit(`/${path}`, null, fakeServer({}).link);
  expect(document.activeElement).not.toBe(await field(first));
  await expectPage(path);
});

test('V-4.1-10 from one page to the other the way back goes along', async () => {
  const { address } = visit('/sign-in?returnTo=%2Fcontact', null, fakeServer({}).link);
  await field('Mobile number');
  press('Register');
  await waitFor(() => expect(address()).toBe('/sign-up?returnTo=%2Fcontact'));
  await screen.findByText('Sign Up', { selector: 'h1' });
  press('Sign in');
  await waitFor(() => expect(address()).toBe('/sign-in?returnTo=%2Fcontact'));
});

test('V-5-11 after thanks another one can be written, and takes the focus; or one goes on', async () => {
  const { link } = fakeServer({
    SubmitFeedback: () => reply({ sendFeedback: { message: 'Thank you' } }),
  });
  visit('/feedback', null, link);
  fireEvent.change(await field('Name'), { target: { value: 'Asha' } });
  expect(screen.queryByText('Send more feedback')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  fireEvent.change(await field('Feedback'), { target: { value: 'Found my flat.' } });
  press('Submit Feedback');
  await screen.findByText('Send more feedback');
  expect(screen.getByText('Browse Properties').getAttribute('href')).toBe('/property');
  press('Send more feedback');
  await waitFor(async () => expect(document.activeElement).toBe(await field('Name')));
  expect(screen.queryByText('Send more feedback')).toBeNull();
});

test.each([
  ['nothing', person(), 'Your profile is complete', []],
  ['name', incomplete({ name: null }), 'Save', ['Save']],
  ['email', incomplete({ email: null }), 'Save', ['Save']],
  ['mobile', incomplete({ mobile: null }), 'Add', ['Add']],
  ['all', incomplete({ name: null, mobile: null }), 'Save', ['Save', 'Add']],
])(
  'V-2.1-14 D-31 what the page asks of somebody who lacks %s',
  async (_what, viewer, sign, all) => {
    visit('/complete-profile', viewer, fakeServer({}).link);
    expect(await screen.findByText(sign)).toBeDefined();
    const buttons = [...frame().querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(all);
  },
);

test('D-31 a profile that lacks something more stays there', async () => {
  const still = { ...profile(), isComplete: false, mobile: null, email: 'asha@example.in' };
  const { link } = fakeServer({
    CompleteProfile: () => reply({ completeProfile: { account: still } }),
  });
  const viewer = incomplete({ email: null, mobile: null });
  const { address } = visit('/complete-profile', viewer, link);
  fireEvent.change(await field('Email address'), { target: { value: 'asha@example.in' } });
  press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Email address')).toBeNull());
  expect(address()).toBe('/complete-profile');
  expect(screen.queryByText('Your profile is complete.')).toBeNull();
  expect(screen.getByLabelText('Add mobile number')).toBeDefined();
});

test('D-31 the last that was missing leads on', async () => {
  const { link } = fakeServer({
    RequestMobileChange: () =>
      reply({
        requestMobileChange: {
          codeSent: { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 },
        },
      }),
    ChangeMobile: () =>
      reply({ confirmMobileChange: { account: profile({ landingPath: '/property' }) } }),
  });
  const { address } = visit('/complete-profile', incomplete({ mobile: null }), link);
  fireEvent.click(await screen.findByLabelText('Add mobile number'));
  fireEvent.change(await field('New mobile number'), { target: { value: '9876543210' } });
  press('Send code');
  fireEvent.change(await field('6-digit OTP'), { target: { value: '123456' } });
  press('Verify');
  await findToast('Your profile is complete.');
  await waitFor(() => expect(address()).toBe('/property'));
});

test.each([
  ['', '/'],
  ['?returnTo=%2Fcontact', '/contact'],
])('V-4.3-05 whoever completes it later (%s) goes to %s', async (query, path) => {
  const viewer = incomplete({ userType: null, mobile: null });
  visit(`/complete-social-profile${query}`, viewer, fakeServer({}).link);
  const later = await screen.findByText('Do this later');
  expect(later.getAttribute('href')).toBe(path);
});

test('D-27 an invitation stands above the own profile', async () => {
  const { link } = fakeServer({
    Profile: () => viewerResponse({ account: profile() }),
    Devices: never,
    Invitations: () =>
      viewerResponse({
        invitations: [
          {
            __typename: 'Invitation',
            id: '66f0000000000000000000cd',
            role: 'MANAGER',
            invitedBy: null,
            expiresAt: '2026-12-01T06:00:00.000Z',
            organisation: { __typename: 'Organisation', id: 'o', name: 'Sun Homes' },
          },
        ],
      }),
  });
  visit('/seller-dashboard/my-profile', person(), link);
  await screen.findByText('Your details');
  await screen.findByText(wholeText('Join Sun Homes'));
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings.indexOf('Join Sun Homes')).toBeLessThan(headings.indexOf('Your details'));
});
