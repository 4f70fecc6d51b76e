import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { answer, bare, fakeServer } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';
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
async function look(answers: readonly string[]) {
  const left = [...answers];
  const { link } = fakeServer({
    Contact: () => {
      const phone = left.shift();
      return phone === undefined ? bare(502) : answer(contact(phone));
    },
  });
  const { client } = renderAt('/', null, link);
  const shown: unknown[] = [];
  client
    .watchQuery({ query: QUERY, variables: { id: 'a' } })
    .subscribe(({ data }) => shown.push(Object(data)['property']?.contact?.phone));
  await expect.poll(() => shown.at(-1)).toBe(answers[0]);
  const kept = () =>
    Object(client.readQuery({ query: QUERY, variables: { id: 'a' } }))['property']?.contact.phone;
  return { client, shown, kept };
}

test('what an account may see takes the place of what a visitor saw, which stays until then', async () => {
  const { client, shown, kept } = await look(['***', '9876543210']);
  const done = refetchForViewer(client);
  expect(kept()).toBe('***');
  await done;
  await expect.poll(() => shown.at(-1)).toBe('9876543210');
  expect(shown.slice(shown.indexOf('***'))).not.toContain(undefined);
});

test('where asking again fails, what is on screen stays', async () => {
  const { client, kept } = await look(['***']);
  await refetchForViewer(client);
  expect(kept()).toBe('***');
});
