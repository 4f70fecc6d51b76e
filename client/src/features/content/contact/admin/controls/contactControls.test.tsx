import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../../../testing/dialogs.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
  refusal,
} from '../../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../../testing/fakeServer.ts';
import { snapshot } from '../../../../../testing/snapshot.ts';
import { renderAt } from '../../../../../testing/renderAt.tsx';
import { summaryLines } from '../../../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../../../testing/toasts.ts';
import { ContactControlsView } from './ContactControlsView.tsx';
import { controlFormProblems, inputOf, nameFor } from './controlInput.ts';

drawDialogs();
withToasts();

const NONE = { minLength: null, maxLength: null, min: null, max: null };
const CITY = {
  id: 'a',
  isActive: true,
  label: 'City',
  name: 'city',
  type: 'SELECT',
  placeholder: 'Choose',
  options: ['Pune', 'Delhi'],
  required: true,
  validation: NONE,
  group: 'where',
};
const AGE = {
  ...CITY,
  id: 'b',
  label: 'Age',
  name: 'age',
  type: 'NUMBER',
  options: [],
  required: false,
  validation: { ...NONE, min: 18 },
  group: 'general',
};
const list: Reply = () =>
  administrationResponse({
    contactControls: { total: 2, pageCount: 1, items: [CITY, AGE] },
    all: { total: 2 },
    shown: { total: 2 },
  });

async function show(replies: Record<string, Reply> = {}) {
  const { link, requests } = fakeServer({ ContactControls: list, ...replies });
  const view = <ContactControlsView home="/site-admin" />;
  const { container } = renderAt('/site-admin?view=contactControls', view, link);
  await screen.findAllByRole('article');
  const sent = (name: string) =>
    requests.flatMap(({ operation, variables }) => (operation === name ? [variables] : []));
  return Object.assign(sent, { container });
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => act(async () => fireEvent.click(dialog().getByText(name)));
const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const valueOf = (label: string) => dialog().getByLabelText<HTMLInputElement>(label).value;

test('A-2.5-05 A-3-12 each field says what it asks and how its answer is held', async () => {
  await show();
  const city = screen.getByRole('article', { name: 'City' }).textContent;
  expect(city).toContain('DropdownRequiredKey: cityGroup: whereOptions: Pune, Delhi');
  const age = screen.getByRole('article', { name: 'Age' }).textContent;
  expect(age).toContain('NumberAt least 18Key: ageGroup: general');
});

test('A-3-12 a choice is added with its options; its name follows its label', async () => {
  const sent = await show({
    CreateContactControl: () => reply({ createContactControl: { contactControl: CITY } }),
  });
  fireEvent.click(screen.getByText('New field'));
  type('Label', 'Preferred city');
  expect(valueOf('Name')).toBe('preferred_city');
  type('Name', 'city');
  type('Label', 'Your city');
  expect(valueOf('Name')).toBe('city');
  type('Type', 'select');
  expect(dialog().queryByLabelText('Minimum characters')).toBeNull();
  await press('Add');
  expect(summaryLines()).toEqual(['Please enter the options']);
  type('Options', 'Pune\n\n Delhi ');
  fireEvent.click(dialog().getByLabelText('Required'));
  await press('Add');
  await findToast('The field was added.');
  expect(sent('CreateContactControl')).toEqual([
    {
      input: {
        label: 'Your city',
        name: 'city',
        type: 'SELECT',
        placeholder: '',
        options: ['Pune', 'Delhi'],
        required: true,
        validation: NONE,
        group: 'general',
        isActive: true,
      },
    },
  ]);
});

test('A-3-12 one is changed: another kind leaves behind what the old one was held to', async () => {
  const sent = await show({
    UpdateContactControl: () => reply({ updateContactControl: { contactControl: AGE } }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Age' }));
  expect(valueOf('Minimum value')).toBe('18');
  type('Type', 'textarea');
  type('Maximum characters', '40');
  await press('Save');
  await findToast('The field was saved.');
  expect(sent('UpdateContactControl')).toMatchObject([
    { id: 'b', input: { type: 'TEXTAREA', validation: { ...NONE, maxLength: 40 } } },
  ]);
});

test('A-3-12 a name that is taken is said, and nothing typed is lost', async () => {
  const why = 'There is already an input control named city.';
  await show({ UpdateContactControl: () => refusal('CONFLICT', why) });
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Age' }));
  type('Name', 'city');
  await press('Save');
  expect(dialog().getByText(why)).toBeDefined();
  expect(valueOf('Name')).toBe('city');
});

test('what stands above and around the fields of the contact form', async () => {
  const { container } = await show();
  expect(snapshot(container)).toMatchSnapshot('list');
});

test.each([
  [{ minLength: 2, maxLength: 40 }, 'From 2 to 40 characters'],
  [{ minLength: 2 }, 'At least 2 characters'],
  [{ maxLength: 40 }, 'At most 40 characters'],
  [{ min: 1, max: 9 }, 'From 1 to 9'],
  [{ max: 9 }, 'At most 9'],
  [{ min: 0 }, 'At least 0'],
])('a field that is held to %j says so: %s', async (validation, words) => {
  const held = { ...AGE, validation: { ...NONE, ...validation } };
  const page = { total: 1, pageCount: 1, items: [held] };
  await show({
    ContactControls: () =>
      administrationResponse({ contactControls: page, all: { total: 1 }, shown: { total: 1 } }),
  });
  const texts = [...screen.getByRole('article').querySelectorAll('p > span')];
  expect(texts.map(({ textContent }) => textContent)).toContain(words);
});

const HELD = { ...NONE, minLength: 2, maxLength: 40 };
const LINE = { ...AGE, type: 'TEXT', placeholder: '', validation: HELD, isActive: false };

test.each([
  ['new', null],
  ['line', LINE],
  ['choice', CITY],
  ['number', { ...AGE, validation: { ...NONE, min: 18, max: 99 } }],
])('the form of a field that is %s asks for what can be said of it', async (name, item) => {
  const page = { total: 1, pageCount: 1, items: [item ?? CITY] };
  await show({
    ContactControls: () =>
      administrationResponse({ contactControls: page, all: { total: 1 }, shown: { total: 1 } }),
  });
  fireEvent.click(screen.getByText(item === null ? 'New field' : 'Edit'));
  const rendered = `${snapshot(screen.getByRole('dialog'))}\n`;
  expect(rendered).toMatchSnapshot(`form-${name}`);
});

test.each([
  ['text', ['Placeholder', 'Minimum characters', 'Maximum characters']],
  ['email', ['Placeholder']],
  ['tel', ['Placeholder', 'Minimum characters', 'Maximum characters']],
  ['textarea', ['Placeholder', 'Minimum characters', 'Maximum characters']],
  ['select', ['Options', 'Placeholder']],
  ['checkbox', []],
  ['number', ['Placeholder', 'Minimum value', 'Maximum value']],
  ['date', []],
])('A-3-12 of a field of the kind %s the form asks for %j', async (kind, labels) => {
  await show();
  fireEvent.click(screen.getByText('New field'));
  type('Type', kind);
  const asked = [...screen.getByRole('dialog').querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );
  const always = ['Label', 'Name', 'Type', 'Group', 'Required', 'Visible to visitors'];
  expect(asked.filter((label) => !always.includes(label))).toEqual(labels);
  expect(asked).toEqual(expect.arrayContaining(always));
});

test.each([
  ['New field', 'Add', 'The field could not be added.'],
  ['Edit', 'Save', 'The field could not be saved.'],
])('where %j gets no answer it says so', async (open, send, sentence) => {
  const fail: Reply = () => bare(502);
  await show({ CreateContactControl: fail, UpdateContactControl: fail });
  fireEvent.click(screen.getAllByText(open)[0] ?? document.body);
  type('Label', 'Town');
  await press(send);
  expect(await dialog().findByText(sentence)).toBeDefined();
});

test('a field that need not be filled in, and is hidden, is sent so; meanwhile the button waits', async () => {
  const sent = await show({ UpdateContactControl: never });
  fireEvent.click(screen.getByRole('button', { name: 'Edit: City' }));
  fireEvent.click(dialog().getByLabelText('Required'));
  fireEvent.click(dialog().getByLabelText('Visible to visitors'));
  expect(dialog().getByText('Save').getAttribute('aria-disabled')).toBeNull();
  await press('Save');
  expect(dialog().getByText('Save').getAttribute('aria-disabled')).toBe('true');
  expect(sent('UpdateContactControl')).toEqual([
    { id: 'a', input: { required: false, isActive: false } },
  ]);
});

const BLANK = {
  label: 'A',
  name: 'a',
  type: 'text',
  placeholder: '',
  options: '',
  required: 'no',
  minLength: '',
  maxLength: '',
  min: '',
  max: '',
  group: 'general',
  isActive: 'yes',
};

test.each([
  [{}, {}],
  [
    { name: 'email' },
    { name: 'The contact form already has a field named email. Please use another name' },
  ],
  [{ minLength: '0' }, { minLength: 'Please enter a whole number from 1 to 1,000' }],
  [{ maxLength: 'ten' }, { maxLength: 'Please enter a whole number from 1 to 1,000' }],
  [
    { minLength: '9', maxLength: '2' },
    { maxLength: 'The minimum length is greater than the maximum length' },
  ],
  [{ type: 'number', max: 'many' }, { max: 'Please enter a number' }],
  [{ type: 'number', min: '9.5', max: '2' }, { max: 'The minimum is greater than the maximum' }],
  [{ type: 'checkbox', minLength: '0', options: 'x' }, {}],
  [{ type: 'select', options: 'Pune\nPune' }, { options: 'Two options are the same' }],
])('A-3-12 a field with %j is told %j', (changes, problems) => {
  expect(controlFormProblems({ ...BLANK, ...changes })).toEqual(problems);
});

test('what a kind does not ask for is not sent', () => {
  const typed = {
    ...BLANK,
    type: 'date',
    placeholder: 'x',
    options: 'a',
    min: '1',
    maxLength: '2',
  };
  expect(inputOf(typed)).toMatchObject({ placeholder: '', options: [], validation: NONE });
});

test.each([
  ['Preferred city', 'preferred_city'],
  ['2nd phone?', 'nd_phone'],
  ['शहर', ''],
])('%s is sent as %s', (label, name) => {
  expect(nameFor(label)).toBe(name);
});
