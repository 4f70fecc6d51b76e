import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { fakeServer, refusal } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { LeaveTeam } from './LeaveTeam.tsx';

drawDialogs();

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

test('leaving is asked about first, and what refuses it is said there', async () => {
  const sentence = 'This is the only admin of Sun Homes.';
  const { link, requests } = fakeServer({ RemoveMember: () => refusal('CONFLICT', sentence) });
  renderAt('/', <LeaveTeam accountId="66f0000000000000000000ff" organisation="Sun Homes" />, link);
  press('Leave Sun Homes');
  expect(requests).toEqual([]);
  press('Leave');
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain(sentence);
  expect(requests).toEqual([
    { operation: 'RemoveMember', variables: { accountId: '66f0000000000000000000ff' } },
  ]);
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
