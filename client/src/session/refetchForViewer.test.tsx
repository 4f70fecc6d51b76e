import { gql } from '@apollo/client';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reply, bare, fakeServer } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { Ready } from '../ui/Ready.tsx';
import { refetchForViewer } from './ownData.ts';

const QUERY = gql`
  query Contact($id: ID!) {
    property(id: $id) {
      id
      contact {
        phone
      }
    }
  }
`;
const contact = (phone: string) => ({
  property: {
    __typename: 'Property',
    id: 'a',
    contact: { __typename: 'OpenContact', phone },
  },
});

/** A page that shows a contact, from a server that says another one with each answer and then nothing. */
async function look(responses: readonly string[]) {
  const left = [...responses];
  const { link } = fakeServer({
    Contact: () => {
      const phone = left.shift();
      return phone === undefined ? bare(502) : reply(contact(phone));
    },
  });
  const { client } = renderAt('/', null, link);
  const shown: unknown[] = [];
  client
    .watchQuery({ query: QUERY, variables: { id: 'a' } })
    .subscribe(({ data }) => shown.push(Object(data)['property']?.contact?.phone));
  await expect.poll(() => shown.at(-1)).toBe(responses[0]);
  const saved = () =>
    Object(client.readQuery({ query: QUERY, variables: { id: 'a' } }))['property']?.contact.phone;
  return { client, shown, kept: saved };
}

afterEach(() => document.documentElement.removeAttribute('data-waits'));

test('what an account may see takes the place of what a visitor saw, which stays until then', async () => {
  const { client, shown, kept: saved } = await look(['***', '9876543210']);
  const done = refetchForViewer(client);
  expect(saved()).toBe('***');
  await done;
  await expect.poll(() => shown.at(-1)).toBe('9876543210');
  expect(shown.slice(shown.indexOf('***'))).not.toContain(undefined);
});

test('where asking again fails, what is on screen stays', async () => {
  const { client, kept: saved } = await look(['***']);
  await refetchForViewer(client);
  expect(saved()).toBe('***');
});

test('V-4.5-03 a session that is back before the page reads anything shows the account its own all the same', async () => {
  document.documentElement.setAttribute('data-waits', '');
  const { link } = fakeServer({ Contact: () => reply(contact('9876543210')) });
  const { client } = renderAt('/', null, link);
  client.writeQuery({ query: QUERY, variables: { id: 'a' }, data: contact('***') });
  const done = refetchForViewer(client);
  const shown: unknown[] = [];
  client
    .watchQuery({ query: QUERY, variables: { id: 'a' } })
    .subscribe(({ data }) => shown.push(Object(data)['property']?.contact?.phone));
  await expect.poll(() => shown).toEqual(['***']);
  render(<Ready />);
  await done;
  await expect.poll(() => shown.at(-1)).toBe('9876543210');
});

test('V-4.5-03 what was looked at before somebody signed in is asked for again when it is looked at', async () => {
  const { client } = await look(['***', '9876543210']);
  const other = { query: QUERY, variables: { id: 'b' } };
  const seen = { property: { ...contact('***').property, id: 'b' } };
  client.writeQuery({ ...other, data: seen });
  await refetchForViewer(client);
  expect(client.readQuery(other)).toBeNull();
  expect(client.readQuery({ query: QUERY, variables: { id: 'a' } })).toEqual(contact('9876543210'));
});
