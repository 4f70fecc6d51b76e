import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { reply, fakeServer, refusal, viewerResponse } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { person, readAhead, visit } from '../../testing/visit.tsx';

withToasts();
readAhead('signIn', 'signUp', 'feedback', 'completeProfile', 'completeSocialProfile', 'dashboard');

const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };
const PROFILE = {
  isMobileVerified: true,
  isEmailVerified: true,
  displayName: 'Property Buyer',
  avatar: null,
  organisation: null,
  preferences: { productNews: false, whatsApp: false, contactForProven: false },
};

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const choose = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'span' }));

it.each([
  ['/sign-in?returnTo=%2Fcontact', '/contact'],
  ['/sign-in', '/property'],
  ['/sign-up', '/property'],
])('whoever is signed in already goes on from %s to %s', async (path, at) => {
  const { address } = visit(path, person());
  await waitFor(() => expect(address()).toBe(at));
});

test('V-2.1-14 D-31 a profile is completed; what is known stands there already', async () => {
  const complete = person({ email: 'asha@example.in' });
  const { link, requests } = fakeServer({
    CompleteProfile: () => reply({ completeProfile: { account: { ...complete, ...PROFILE } } }),
  });
  const { address } = visit('/complete-profile', person({ email: null, isComplete: false }), link);
  expect((await field('Name')).value).toBe('Asha Rao');
  press('Save');
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  press('Please enter your email address');
  expect(document.activeElement).toBe(await field('Email address'));
  await type('Email address', ' asha@example.in ');
  press('Save');
  await findToast('Your profile is complete.');
  await waitFor(() => expect(address()).toBe('/property'));
  expect(requests).toEqual([
    {
      operation: 'CompleteProfile',
      variables: { name: 'Asha Rao', email: 'asha@example.in' },
    },
  ]);
});

test('V-2.1-14 it is open to who lacks nothing too, and who has not chosen says so first', async () => {
  visit('/complete-profile', person());
  await screen.findByText('Your profile is complete', { selector: 'h2' });
  const { address } = visit('/complete-profile', person({ userType: null, isComplete: false }));
  await waitFor(() => expect(address()).toBe('/complete-social-profile'));
});

it.each([
  [
    'V-4.3-05 only the mobile',
    { mobile: null, isComplete: false },
    '?returnTo=%2Fx',
    '/complete-profile',
  ],
  ['nothing', {}, '', '/property'],
  ['nothing and came from elsewhere', {}, '?returnTo=%2Fcontact%3Fa', '/contact?a'],
  ['V-4.3-07 nothing and leads a firm', { userType: 'BUILDER' }, '?returnTo=%2Fx', '/dashboard'],
] as const)('who lacks %s is led on from the social profile', async (_what, lacks, query, at) => {
  const { address } = visit(`/complete-social-profile${query}`, person(lacks));
  await waitFor(() => expect(address()).toBe(at));
});

test('V-2.1-15 V-4.3-05 somebody new says what they are, proves a mobile, and goes on', async () => {
  const { link, requests } = fakeServer({
    RequestSocialMobile: () => reply({ requestMobileChange: { codeSent: SENT } }),
    CompleteSocialProfile: () => reply({ completeSocialProfile: { account: person() } }),
  });
  const fresh = person({ userType: null, mobile: null, isComplete: false });
  const { address } = visit('/complete-social-profile?returnTo=%2Fcontact', fresh, link);
  await field('Mobile number');
  expect(screen.queryByLabelText('Your name')).toBeNull();
  choose('Buyer');
  await type('Mobile number', '9876543210');
  press('Send OTP');
  await type('6-digit OTP', '123456');
  press('Verify');
  await waitFor(() => expect(address()).toBe('/contact'));
  expect(requests.at(-1)?.variables).toEqual({
    userType: 'BUYER',
    name: 'Asha Rao',
    mobile: '9876543210',
    code: '123456',
  });
});

test('V-4.3-07 a builder names the firm; a taken name costs no second code', async () => {
  const replies: Record<string, Reply> = {
    RequestSocialMobile: () => reply({ requestMobileChange: { codeSent: SENT } }),
    CompleteSocialProfile: () => refusal('CONFLICT', 'This name is taken already.'),
  };
  const { link, requests } = fakeServer(replies);
  const fresh = person({ userType: null, mobile: null, isComplete: false });
  const { address } = visit('/complete-social-profile', fresh, link);
  await field('Mobile number');
  choose('Seller');
  choose('Builder');
  await type('Company name', 'Aranvi');
  await type('Mobile number', '9876543210');
  press('Send OTP');
  await type('6-digit OTP', '123456');
  press('Verify');
  await screen.findByText('This name is taken already.');
  replies['CompleteSocialProfile'] = () =>
    reply({ completeSocialProfile: { account: person({ userType: 'BUILDER', role: 'ADMIN' }) } });
  await type('Company name', 'Aranvi Two');
  press('Send OTP');
  await type('6-digit OTP', '123456');
  press('Verify');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  // The dashboard asks for what it shows as soon as it stands.
  const ofProfile = requests.filter(({ operation }) => operation.includes('Social'));
  expect(ofProfile.map(({ operation }) => operation)).toEqual([
    'RequestSocialMobile',
    'CompleteSocialProfile',
    'CompleteSocialProfile',
  ]);
  expect(ofProfile.at(-1)?.variables).toMatchObject({
    userType: 'BUILDER',
    organisationName: 'Aranvi Two',
  });
});

test('V-4.3-08 a provider that gave no name: the profile is fetched, and the name asked for', async () => {
  const nameless = person({ userType: null, name: null, mobile: null, isComplete: false });
  const { link, requests } = fakeServer({ Viewer: () => viewerResponse({ account: nameless }) });
  visit('/complete-social-profile', nameless, link);
  await field('Your name');
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toEqual(['Viewer']));
  choose('Buyer');
  await type('Mobile number', '9876543210');
  press('Send OTP');
  await screen.findByText('Please fill in your name', { selector: 'button' });
});

test('V-5-11 the page of feedback speaks in one sentence, thanks, and takes another one', async () => {
  const { link, requests } = fakeServer({
    SubmitFeedback: () => reply({ sendFeedback: { message: 'Thank you' } }),
  });
  visit('/feedback', null, link);
  await field('Name');
  press('Submit Feedback');
  expect((await screen.findByRole('alert')).textContent).toBe('All fields are required');
  await type('Name', 'Asha');
  fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  await type('Feedback', 'Found my flat within a week.');
  press('Submit Feedback');
  fireEvent.click(await screen.findByText('Send more feedback'));
  expect((await field('Feedback')).value).toBe('');
  expect(requests).toHaveLength(1);
});
