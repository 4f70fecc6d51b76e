import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { downloadExport } from './downloadExport.ts';

withToasts();

/** What was asked for, and what the browser was given to save. */
let requests: string[];
let saved: { name: string; text: Promise<string> }[];

beforeEach(() => {
  requests = [];
  saved = [];
  let file: Blob | null = null;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (input: Blob) => {
        file = input;
        return 'blob:it';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: file?.text() ?? Promise.resolve('') });
  });
});

function answering(respond: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return respond();
  });
}

const file =
  (rows: number, hasMore: boolean, more: Record<string, string> = {}) =>
  () =>
    new Response('Id\r\n1\r\n', {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="users-2026-11-20.csv"',
        'x-export-rows': String(rows),
        'x-export-more': String(hasMore),
        ...Object.fromEntries(
          Object.entries(more).map(([key, value]) => [`x-export-${key}`, value]),
        ),
      },
    });

const button = () => screen.getByRole('button', { name: /of users$/ });

test('A-2.3-08 D-92 what the list shows is fetched by its filters and saved', async () => {
  answering(file(1_234, false));
  render(
    <DownloadButton
      path="users"
      of="users"
      filters={{ status: 'active', search: '', sort: null }}
    />,
  );
  fireEvent.click(button());
  expect(button().textContent).toBe('Preparing the file… of users');
  await findToast('Downloaded 1,234 rows.');
  expect(requests).toEqual(['/api/site-admin/exports/users?status=active']);
  expect(saved.map(({ name }) => name)).toEqual(['users-2026-11-20.csv']);
  expect(await saved[0]?.text).toBe('Id\r\n1\r\n');
  expect(button().textContent).toBe('Download CSV of users');
});

test('a file that has not all of the list says how many are missing, and offers the next part', async () => {
  answering(file(10_000, true, { part: '1', parts: '3', missing: '15000' }));
  render(<DownloadButton path="users" of="users" filters={{ status: 'active' }} />);
  fireEvent.click(button());
  expect(await screen.findByText('15,000 rows are not in this file.')).toBeDefined();
  answering(file(5_000, false, { part: '3', parts: '3' }));
  fireEvent.click(screen.getByRole('button', { name: 'Download part 2 of 3' }));
  await findToast('Downloaded 5,000 rows.');
  expect(requests.at(-1)).toBe('/api/site-admin/exports/users?status=active&part=2');
  expect(screen.queryByText(/not in this file/)).toBeNull();
});

test('where no further part can be had it says how to get the others', async () => {
  answering(file(1_000, true, { part: '1', parts: '1', missing: '0' }));
  render(<DownloadButton path="users" of="users" filters={{ search: 'a' }} />);
  fireEvent.click(button());
  expect(await screen.findByText('There are more rows. Add filters to get them.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /part/ })).toBeNull();
});

test('the next part of another list is not offered', async () => {
  answering(file(10_000, true, { part: '1', parts: '2', missing: '0' }));
  const { rerender } = render(<DownloadButton path="users" of="users" filters={{ search: 'a' }} />);
  fireEvent.click(button());
  expect(await screen.findByRole('button', { name: 'Download part 2' })).toBeDefined();
  rerender(<DownloadButton path="users" of="users" filters={{ search: 'b' }} />);
  expect(screen.queryByRole('button', { name: /part/ })).toBeNull();
});

test.each<[string, () => Response | Promise<Response>, string]>([
  [
    'a refusal is said in the words of the server',
    () => Response.json({ success: false, message: 'Only for administrators.' }, { status: 403 }),
    'Only for administrators.',
  ],
  [
    'an answer of somebody else is no file',
    () => new Response('<h1>Hotel</h1>', { status: 502 }),
    'The file could not be downloaded. Check your connection and try again.',
  ],
  [
    'a file that breaks off is not saved',
    () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) }),
      ),
    'The file could not be downloaded. Check your connection and try again.',
  ],
])('%s, and can be tried again', async (_name, respond, sentence) => {
  answering(respond);
  render(<DownloadButton path="users" of="users" />);
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(saved).toEqual([]);
  answering(file(1, false));
  fireEvent.click(button());
  await findToast('Downloaded 1 row.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while a file is being prepared the button says so, and another press asks for nothing', async () => {
  let send: (response: Response) => void = () => undefined;
  answering(
    () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  );
  render(<DownloadButton path="users" of="users" />);
  const state = () => ['aria-busy', 'aria-disabled'].map((name) => button().getAttribute(name));
  expect(state()).toEqual(['false', 'false']);
  fireEvent.click(button());
  expect(state()).toEqual(['true', 'true']);
  fireEvent.click(button());
  await expect.poll(() => requests).toEqual(['/api/site-admin/exports/users?']);
  send(file(1, false)());
  await findToast('Downloaded 1 row.');
  expect(state()).toEqual(['false', 'false']);
  expect(requests).toHaveLength(1);
});

test('a file without a name of its own is named by what is in it, and is never kept by the browser', async () => {
  const sent: (RequestInit | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    sent.push(init);
    return new Response('Id', { headers: { 'x-export-rows': '0' } });
  });
  render(<DownloadButton path="reports/by-city" of="users" />);
  fireEvent.click(button());
  await findToast('Downloaded 0 rows.');
  expect(saved.map(({ name }) => name)).toEqual(['reports-by-city.csv']);
  expect(sent.map((init) => init?.cache)).toEqual(['no-store']);
});

test('what the browser was given is let go a minute later', async () => {
  const removed = vi.spyOn(URL, 'revokeObjectURL');
  answering(file(1, false));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(await downloadExport('users', {})).toMatchObject({ kind: 'done', rows: 1 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(removed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(removed).toHaveBeenCalledWith('blob:it');
});
