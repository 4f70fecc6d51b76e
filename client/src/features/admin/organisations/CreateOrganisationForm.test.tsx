import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { summaryLines } from '../../../testing/showDetailsForm.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import { CreateOrganisationForm } from './CreateOrganisationForm.tsx';

const made: Reply = ({ name }) =>
  reply({ createOrganisation: { organisation: { id: '1', name } } });

function show(CreateOrganisation: Reply = made) {
  const { link, requests } = fakeServer({ CreateOrganisation });
  renderAt(
    '/',
    <>
      <LiveRegion />
      <CreateOrganisationForm onClose={() => undefined} />
    </>,
    link,
  );
  return requests;
}

const NAME = 'Organisation name';
const MOBILE = 'Mobile number of the first admin';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => fireEvent.click(screen.getByText('Create and invite'));
function fill(name: string, mobile: string): void {
  fireEvent.change(field(NAME), { target: { value: name } });
  fireEvent.change(field(MOBILE), { target: { value: mobile } });
}

test('D-27 an organisation is made with its first admin, and the form is empty for the next one', async () => {
  const requests = show();
  fill('Sun Homes', '+91 98765-43211');
  expect(field(MOBILE).value).toBe('9876543211');
  press();
  const sentence = 'Sun Homes was created. We sent an invitation to +91 98765 43211.';
  await screen.findByText(sentence, { selector: 'section > p' });
  expect(document.querySelector('output')?.textContent?.trim()).toBe(sentence);
  expect(requests).toEqual([
    {
      operation: 'CreateOrganisation',
      variables: { name: 'Sun Homes', adminMobile: '9876543211' },
    },
  ]);
  expect([field(NAME).value, field(MOBILE).value]).toEqual(['', '']);
});

test('what cannot be sent is said of each field and not sent', async () => {
  const requests = show();
  press();
  await expect.poll(summaryLines).toHaveLength(2);
  fill('Sun # Homes', '1234567890');
  press();
  expect(summaryLines()).toEqual([
    "The name can only contain letters, digits, spaces and the characters . , & ( ) / ' -",
    'Mobile number must start with 6, 7, 8 or 9',
  ]);
  expect(requests).toEqual([]);
});

test('a refusal is said, what was typed stays, and the next try takes the refusal away', async () => {
  let tries = 0;
  show(() => {
    tries += 1;
    return tries === 1 ? refusal('CONFLICT', 'Somebody has joined already.') : never();
  });
  fill('Sun Homes', '9876543211');
  press();
  await screen.findByText('Somebody has joined already.');
  expect([field(NAME).value, field(MOBILE).value]).toEqual(['Sun Homes', '9876543211']);
  press();
  await expect.poll(() => tries).toBe(2);
  expect(screen.queryByText('Somebody has joined already.')).toBeNull();
});

test('an answer that does not come is said', async () => {
  show(() => Promise.reject(new TypeError('No network.')));
  fill('Sun Homes', '9876543211');
  press();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The organisation could not be created.',
  );
  expect([field(NAME).value, field(MOBILE).value]).toEqual(['Sun Homes', '9876543211']);
});

test('the fields bring up the keyboard they need, and nobody else’s name is filled in', () => {
  show();
  const suggestionsFor = (label: string) => {
    const { type, inputMode, autocomplete } = field(label);
    return [type, inputMode, autocomplete];
  };
  expect(suggestionsFor(NAME)).toEqual(['text', '', 'off']);
  expect(suggestionsFor(MOBILE)).toEqual(['tel', 'numeric', 'off']);
});

test('while one is made its button says so', async () => {
  show(never);
  fill('Sun Homes', '9876543211');
  press();
  const busy = await screen.findByText('Creating...', { selector: 'button' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});
