import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../../apollo/client.ts';
import { reply, bare, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { showViewer } from '../../../session/viewer.ts';
import type { Account } from '../../../session/viewer.ts';
import { LiveRegion } from '../../../ui/announce.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactPageDocument } from './ContactPage.generated.ts';
import type { ContactPageQuery } from './ContactPage.generated.ts';

type Asked = ContactPageQuery['contactControls'][number];

const NOTHING = { minLength: null, maxLength: null, min: null, max: null };

function control(name: string, more: Partial<Asked> = {}): Asked & { __typename: string } {
  return {
    __typename: 'ContactControl',
    id: `id of ${name}`,
    label: `The ${name}`,
    name,
    type: 'TEXT',
    placeholder: '',
    options: [],
    required: false,
    validation: NOTHING,
    group: 'general',
    ...more,
  };
}

const EVERY_KIND = [
  control('city', {
    type: 'SELECT',
    options: ['Pune', 'Nagpur'],
    required: true,
    group: 'About it',
  }),
  control('agreed', { type: 'CHECKBOX' }),
  control('homes', { type: 'NUMBER', validation: { ...NOTHING, min: 1 }, group: 'About it' }),
  control('more', { type: 'TEXTAREA', placeholder: 'What else?' }),
  control('day', { type: 'DATE' }),
  control('second', { type: 'EMAIL' }),
  control('office', { type: 'TEL' }),
  control('nick', { validation: { ...NOTHING, maxLength: 7 }, required: true }),
];

const THANKS = 'Thank you for your message. We will reply by email.';
const TAKEN: Reply = () => reply({ sendContactMessage: { message: THANKS } });
const page = (contactControls: readonly object[]) => ({ contactDetails: [], contactControls });

function form(contactControls: readonly Asked[], replies: Record<string, Reply>) {
  const { link, requests } = fakeServer(replies);
  const client = new ApolloClient({ link, cache: createCache() });
  const data: ContactPageQuery = { contactDetails: [], contactControls: [...contactControls] };
  client.writeQuery({ query: ContactPageDocument, data });
  const element = (
    <ApolloProvider client={client}>
      <ContactForm />
      <LiveRegion />
    </ApolloProvider>
  );
  const sent = () =>
    requests.flatMap(({ operation, variables }) =>
      operation === 'SendContactMessage' ? [variables['input']] : [],
    );
  return { element, sent };
}

function show(contactControls: readonly Asked[] = [], reply: Reply = TAKEN, more = {}) {
  const { element, sent } = form(contactControls, { SendContactMessage: reply, ...more });
  return { ...render(element), sent };
}

const OWN: Account = {
  kind: 'account',
  id: '66f000000000000000000001',
  name: 'Asha Rao',
  email: null,
  mobile: '9876543210',
  userType: 'seller',
  sellerKind: null,
  role: null,
  isComplete: false,
  landingPath: '/property',
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

const WORDS = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '',
  subject: 'Two cities',
  message: 'Can I post in both?',
};

function fillIn(): void {
  write('Name', WORDS.name);
  write('Email', WORDS.email);
  write('Subject', WORDS.subject);
  write('Message', WORDS.message);
}

test('A-3-13 what is written is sent with the answers, and the thanks take the focus and are announced', async () => {
  const { sent } = show([
    EVERY_KIND[0] ?? control('city'),
    control('agreed', { type: 'CHECKBOX' }),
  ]);
  fillIn();
  write('The city', 'Nagpur');
  fireEvent.click(field('The agreed'));
  press();
  const thanks = await screen.findByText(THANKS, { selector: 'p' });
  expect(sent()).toEqual([
    {
      ...WORDS,
      website: '',
      answers: [
        { name: 'city', value: 'Nagpur' },
        { name: 'agreed', value: 'yes' },
      ],
    },
  ]);
  expect(document.activeElement).toBe(thanks.parentElement);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(THANKS));
  fireEvent.click(screen.getByText('Send another message'));
  expect(field('Message').value).toBe('');
});

test('A-3-12 every kind of input stands in its group and its order', async () => {
  const { container } = show(EVERY_KIND);
  expect(snapshot(container)).toMatchSnapshot('form');
});

test('A-3-12 an answer is judged before it is sent, by the rules of its input', async () => {
  const { sent } = show(EVERY_KIND);
  fillIn();
  write('The homes (optional)', '0');
  press();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Please choose “The city”', 'Please enter 1 or more', 'Please fill in “The nick”']);
  expect([sent(), document.activeElement]).toEqual([[], summary]);
  fireEvent.click(within(summary).getByText('Please choose “The city”'));
  expect(document.activeElement).toBe(field('The city'));
});

test('D-104 what is too long is typed as it is, told how much is too much and not sent', async () => {
  const { sent } = show(EVERY_KIND);
  fillIn();
  const typed: readonly [label: string, length: number, said: string][] = [
    ['Email', 57, '1 character over the limit of 56.'],
    ['Phone (optional)', 33, '3 characters over the limit of 30.'],
    ['Subject', 125, '5 characters over the limit of 120.'],
    ['Message', 2_002, '2 characters over the limit of 2000.'],
    ['The nick', 11, '4 characters over the limit of 7.'],
    ['The more (optional)', 1_006, '6 characters over the limit of 1000.'],
  ];
  for (const [label, length, message] of typed) {
    write(label, '9'.repeat(length));
    expect([label, field(label).maxLength, field(label).value.length]).toEqual([label, -1, length]);
    screen.getByText(message);
  }
  press();
  await screen.findByRole('alert');
  expect(sent()).toEqual([]);
});

test('what the server refuses of an answer stands beside it, and what was typed stays', async () => {
  const fields = { city: 'This town is not served.' };
  show([control('city')], () => refusal('INVALID_INPUT', 'This town is not served.', fields), {
    ContactPage: () => reply(page([control('city')])),
  });
  fillIn();
  write('The city (optional)', 'Leh');
  press();
  await waitFor(() =>
    expect(field('The city (optional)').getAttribute('aria-invalid')).toBe('true'),
  );
  expect([field('The city (optional)').value, field('Message').value]).toEqual([
    'Leh',
    WORDS.message,
  ]);
});

test('where the form asks otherwise by now, it is drawn anew with all that was typed', async () => {
  let tries = 0;
  const { sent } = show(
    [control('old')],
    () => {
      tries += 1;
      if (tries > 1) return reply({ sendContactMessage: { message: THANKS } });
      return refusal('INVALID_INPUT', 'Please fill in “The town”', {
        old: 'This field is no longer part of the form.',
        town: 'Please fill in “The town”',
      });
    },
    { ContactPage: () => reply(page([control('town', { required: true })])) },
  );
  fillIn();
  write('The old (optional)', 'x');
  press();
  await screen.findByLabelText('The town');
  expect([screen.queryByLabelText('The old (optional)'), field('Message').value]).toEqual([
    null,
    WORDS.message,
  ]);
  write('The town', 'Leh');
  press();
  await screen.findByText(THANKS, { selector: 'p' });
  expect(sent().at(-1)).toMatchObject({ answers: [{ name: 'town', value: 'Leh' }] });
});

test('without scripts it is a form of the server, and what was typed meanwhile is not lost', async () => {
  const { element, sent } = form([control('agreed', { type: 'CHECKBOX' })], {
    SendContactMessage: TAKEN,
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const rendered = container.querySelector('form');
  expect([
    rendered?.method,
    rendered?.getAttribute('action'),
    rendered?.enctype,
    rendered?.noValidate,
  ]).toEqual(['post', '/api/contact-us/form', 'multipart/form-data', false]);
  expect([...(rendered?.elements ?? [])].map((each) => each.getAttribute('name'))).toEqual([
    'name',
    'email',
    'phone',
    'subject',
    'message',
    'agreed',
    'leave_blank',
    null,
  ]);
  field('Name').value = WORDS.name;
  field('The agreed').checked = true;
  render(element, { container, hydrate: true });
  expect([field('Name').value, field('The agreed').checked]).toEqual([WORDS.name, true]);
  write('Email', WORDS.email);
  write('Subject', WORDS.subject);
  write('Message', WORDS.message);
  press();
  await screen.findByText(THANKS, { selector: 'p' });
  expect(sent()).toMatchObject([{ ...WORDS, answers: [{ name: 'agreed', value: 'yes' }] }]);
});

test('what is known of the account is filled in where nothing was typed, and nothing that it lacks', async () => {
  show();
  write('Name', 'Somebody Else');
  act(() => showViewer(OWN));
  expect([field('Name').value, field('Email').value, field('Phone (optional)').value]).toEqual([
    'Somebody Else',
    '',
    '9876543210',
  ]);
});

test('A-3-12 a box that has to be ticked says so beside it, until it is', async () => {
  const { sent } = show([control('agreed', { type: 'CHECKBOX', required: true })]);
  fillIn();
  press();
  await screen.findByRole('alert');
  const box = field('The agreed');
  expect([box.required, box.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please tick “The agreed”');
  expect(sent()).toEqual([]);
  fireEvent.click(box);
  expect([box.checked, box.getAttribute('aria-invalid')]).toEqual([true, null]);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(box);
  expect(box.checked).toBe(false);
});

test.each([
  [null, 'text'],
  [-5, 'text'],
  [0, 'decimal'],
])('a number from %s on is typed with the keys for %s', (min, keys) => {
  show([control('homes', { type: 'NUMBER', validation: { ...NOTHING, min } })]);
  expect(field('The homes (optional)').inputMode).toBe(keys);
});

test('A-3-12 the inputs without a group of their own stand first, the groups as their first inputs came', () => {
  const { container } = show([
    control('one', { group: 'Second' }),
    control('two'),
    control('three', { group: 'Third' }),
    control('four', { group: 'Second' }),
  ]);
  const names = [...container.querySelectorAll('legend, input[name]')].map(
    (each) => each.getAttribute('name') ?? each.textContent,
  );
  expect(names.slice(4)).toEqual(['two', 'Second', 'one', 'four', 'Third', 'three', 'leave_blank']);
});

test('while a message is sent the button says so', async () => {
  show([], never);
  fillIn();
  press();
  const busy = await screen.findByRole('button', { name: 'Sending...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});

test('a message that nobody answers says so, and the form is not asked for anew', async () => {
  const ContactPage = vi.fn<Reply>(() => reply(page([])));
  show([], () => bare(502), { ContactPage });
  fillIn();
  press();
  await screen.findByText('Your message could not be sent. Please try again.');
  expect([ContactPage.mock.calls.length, field('Message').value]).toEqual([0, WORDS.message]);
});
