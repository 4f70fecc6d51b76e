import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  POST,
  choose,
  clock,
  day,
  field,
  press,
  published,
  ready,
  showEditor,
  shownAs,
  type,
} from '../../../../testing/blogEditor.tsx';
import { drawDialogs } from '../../../../testing/dialogs.ts';
import { reply, refusal } from '../../../../testing/fakeServer.ts';
import { findToast, withToasts } from '../../../../testing/toasts.ts';

drawDialogs();
withToasts();

// The editor of texts itself is that of richText.test.tsx.
vi.mock('../../richText/RichTextEditor.tsx', () => import('../../../../testing/plainEditor.tsx'));

beforeEach(() => localStorage.clear());

test('A-4-04 A-8-05 a draft is saved with the version that was edited, and published with the same press', async () => {
  const { sent } = showEditor(POST.id);
  await ready();
  type('Title', 'All deeds');
  choose('PUBLISHED');
  press('Save and publish');
  await findToast('Blog published successfully');
  expect(sent('UpdateBlog')).toMatchObject([
    { id: POST.id, input: { title: 'All deeds', slug: 'deeds', version: 3 } },
  ]);
  expect(sent('PublishBlog')).toEqual([{ id: POST.id, at: null }]);
  // It is published now: the next press only saves.
  await screen.findByText('View post');
  press('Save');
  await waitFor(() => expect(sent('UpdateBlog')).toHaveLength(2));
  expect(sent('PublishBlog')).toHaveLength(1);
});

test('A-4-05 A-4-06 D-59 it is scheduled for a time in India, featured and pinned in the same form', async () => {
  const at = '2026-12-24T13:15:00.000Z';
  const { sent } = showEditor(POST.id, { PublishBlog: () => published('SCHEDULED', at) });
  await ready();
  choose('SCHEDULED');
  // Tomorrow morning is offered.
  expect([day().value, clock().value]).toEqual(['2026-11-21', '09:00']);
  fireEvent.change(day(), { target: { value: '2028-01-01' } });
  press('Save and schedule');
  expect(screen.getAllByText('Please choose a date within the next year')).not.toHaveLength(0);
  expect(sent('UpdateBlog')).toEqual([]);
  fireEvent.change(day(), { target: { value: '2026-12-24' } });
  fireEvent.change(clock(), { target: { value: '18:45' } });
  screen.getByText(/^The post will be published on 24 December 2026, 18:45 IST\. .*UTC\+5:30/);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Featured/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Pinned/ }));
  press('Save and schedule');
  await findToast('Blog scheduled successfully');
  expect(sent('UpdateBlog')).toMatchObject([{ input: { featured: true, pinned: true } }]);
  expect(sent('PublishBlog')).toEqual([{ id: POST.id, at }]);
  await screen.findByRole('button', { name: 'Save' });
  expect([day().value, clock().value]).toEqual(['2026-12-24', '18:45']);
  screen.getByText('Scheduled');
});

test('D-59 what is published goes back to a draft', async () => {
  const { sent } = showEditor(
    POST.id,
    { UnpublishBlog: () => reply({ unpublishBlog: { blog: shownAs('DRAFT', null) } }) },
    { ...POST, status: 'PUBLISHED', publishedAt: '2026-11-18T06:00:00.000Z' },
  );
  await ready();
  choose('DRAFT');
  press('Save as draft');
  await findToast('Post reverted to draft.');
  expect(sent('UnpublishBlog')).toEqual([{ id: POST.id }]);
  expect(screen.queryByText('View post')).toBeNull();
});

test('a post without a word is saved as a draft, and shown to nobody', async () => {
  const { sent } = showEditor(POST.id, {}, { ...POST, content: '<p> </p>' });
  await ready();
  choose('PUBLISHED');
  press('Save and publish');
  expect(screen.getAllByText('Please write the post first')).not.toHaveLength(0);
  expect(sent('UpdateBlog')).toEqual([]);
  choose('DRAFT');
  press('Save');
  await findToast('Blog updated successfully');
  expect(sent('PublishBlog')).toEqual([]);
});

test('A-8-01 where publishing is refused the text is saved, and what was chosen stays', async () => {
  const { sent } = showEditor(POST.id, { PublishBlog: () => refusal('CONFLICT', '') });
  await ready();
  type('Title', 'All deeds');
  choose('SCHEDULED');
  press('Save and schedule');
  await screen.findByText('Failed to publish blog');
  screen.getByText('Your text is saved.');
  expect(field('Title').value).toBe('All deeds');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('SCHEDULED');
  screen.getByText('Unsaved changes, stored on this device.');
  press('Save and schedule');
  await waitFor(() => expect(sent('UpdateBlog')).toMatchObject([{}, { input: { version: 4 } }]));
});

test('A-8-05 a new post is written and published with one press, and goes on in its own editor', async () => {
  const { address, sent } = showEditor('new');
  await ready();
  type('Title', 'Deeds');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: '<p>Read.</p>' },
  });
  choose('PUBLISHED');
  press('Save and publish');
  await findToast('Blog published successfully');
  expect(sent('PublishBlog')).toEqual([{ id: POST.id, at: null }]);
  await waitFor(() => expect(address()).toBe(`/site-admin?view=blogPosts&id=${POST.id}`));
});

test('what could not be published of a new post, and what was typed meanwhile, waits in its own editor', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const first = showEditor('new', {
    CreateBlog: async () => {
      await arrived;
      return reply({ createBlog: { changes: [], blog: POST } });
    },
    PublishBlog: () => refusal('CONFLICT', ''),
  });
  await ready();
  type('Title', 'Deeds');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: '<p>Read.</p>' },
  });
  choose('PUBLISHED');
  press('Save and publish');
  await screen.findByRole('button', { name: 'Saving...' });
  type('Title', 'Deeds and more');
  arrive();
  await findToast('Failed to publish blog');
  await waitFor(() => expect(first.address()).toContain(POST.id));
  first.unmount();
  showEditor(POST.id);
  await ready();
  expect(field('Title').value).toBe('Deeds and more');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('PUBLISHED');
  screen.getByText(/^Your unsaved changes from/);
  press('Discard');
  expect(field('Title').value).toBe('Deeds');
});
