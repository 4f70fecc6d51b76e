import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import {
  administrationResponse,
  reply,
  fakeServer,
  never,
  refusal,
} from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { showViewer } from '../../../session/viewer.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { FeedbackView } from './FeedbackView.tsx';
import { StarField } from './FeedbackForm.tsx';

drawDialogs();

async function same(name: string, element: Element) {
  await expect(`${snapshot(element)}\n`).toMatchFileSnapshot(`./snapshots/${name}.txt`);
}

const submit = () =>
  act(async () => fireEvent.submit(document.querySelector('form') ?? document.body));

function fill(): void {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  fireEvent.click(screen.getByLabelText('4 stars'));
  fireEvent.change(screen.getByLabelText('Feedback'), { target: { value: 'Found my flat.' } });
}

test('V-4.4-05 the dialog empty, refused here, full, and refused by the server', async () => {
  const { link } = fakeServer({ SubmitFeedback: () => refusal('TOO_MANY', 'Too much at once.') });
  const { container } = renderAt('/property#feedback', <FeedbackDialog />, link);
  await same('empty', container);
  await submit();
  await same('wrong', container);
  fill();
  fireEvent.change(screen.getByLabelText('Feedback'), { target: { value: 'x'.repeat(500) } });
  await submit();
  await screen.findByText('Too much at once.');
  expect(container.querySelector('output')?.textContent).toBe('Character limit reached (500)');
  expect(container.querySelectorAll('svg.fill-current')).toHaveLength(4);
});

test.each<[string, Reply, string]>([
  ['busy', never, 'Submitting...'],
  ['thanked', () => reply({ sendFeedback: { message: 'Thanks' } }), 'Submitted Successfully!'],
])('V-4.4-05 the dialog while it is %s', async (_name, SubmitFeedback, button) => {
  const { link, requests } = fakeServer({ SubmitFeedback });
  renderAt('/property#feedback', <FeedbackDialog />, link);
  fill();
  await submit();
  await submit();
  expect(requests).toHaveLength(1);
  expect(screen.getByText(button).getAttribute('aria-disabled')).toBe('true');
});

test('stars that are not given say so where they stand', () => {
  const { container } = renderAt(
    '/',
    <StarField value="" error="Please select" onChange={() => undefined} />,
  );
  expect(screen.getByRole('group', { name: 'Rating', description: 'Please select' })).toBeDefined();
  expect(container.querySelector('svg.fill-current')).toBeNull();
});

const item = (number: number) => ({
  __typename: 'Feedback',
  id: String(number),
  name: `Guest ${number}`,
  rating: number,
  feedback: 'Fine',
  accountId: number === 1 ? null : '66f0000000000000000000ff',
  createdAt: '2026-11-18T06:00:00.000Z',
});

function showList(items: readonly object[], total: number) {
  showViewer(account({ role: 'site_admin' }));
  const { link, requests } = fakeServer({
    FeedbackList: () =>
      administrationResponse({
        feedback: { __typename: 'FeedbackPage', items, total, averageRating: 2.5, pageCount: 2 },
      }),
  });
  const view = <FeedbackView home="/site-admin" />;
  return { ...renderAt('/site-admin?view=feedback&page=2', view, link), requests };
}

test('D-37 where nobody has written yet the administrator is told so', async () => {
  showList([], 0);
  expect(await screen.findByText('No feedback yet')).toBeDefined();
});

test('D-37 what people think, for the administrator', async () => {
  const { requests } = showList([item(1), item(4)], 12);
  await screen.findByText('12 messages, 2.5 of 5 stars on average');
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'Guest 118 Nov1 out of 5 starsFine',
    'Guest 4Signed in18 Nov4 out of 5 starsFine',
  ]);
  expect(requests.map(({ variables }) => variables)).toEqual([{ page: 2 }]);
});

test('D-37 a list of feedback that is not answered says so', async () => {
  showViewer(account({ role: 'site_admin' }));
  const { link } = fakeServer({
    FeedbackList: () => refusal('FORBIDDEN', 'This is for administrators.'),
  });
  renderAt('/site-admin', <FeedbackView home="/site-admin" />, link);
  expect((await screen.findByRole('alert')).textContent).toContain('This is for administrators.');
  expect(screen.getByText('Try Again')).toBeDefined();
});
