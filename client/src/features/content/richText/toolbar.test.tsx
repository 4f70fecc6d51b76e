import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { picture } from '../../../testing/fixtures.ts';
import { answerPictures } from '../../../testing/pictureSending.ts';
import { showSheet } from '../../../testing/richTextSheet.tsx';

let send: () => void = () => undefined;

answerPictures(async ({ name }) => {
  if (name === 'slow.jpg') await new Promise<void>((resolve) => (send = resolve));
  return name === 'bad.jpg'
    ? { picture: null, problem: 'This photo is too large.' }
    : { picture: { ...picture(1), path: '/media/a', widths: [320], width: 320, height: 240 } };
});

const show = (start: string) => showSheet({ start, error: 'It is too short' });

const tool = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(tool(name));
const text = () => screen.getByRole('textbox', { name: 'Text' });
const selectAll = () => act(async () => fireEvent.keyDown(text(), { key: 'a', ctrlKey: true }));
const panel = (name: string) => screen.queryByRole('group', { name });

test.each([
  ['Bold', '<p><strong>Rent</strong></p>'],
  ['Italic', '<p><em>Rent</em></p>'],
  ['Underline', '<p><u>Rent</u></p>'],
  ['Strikethrough', '<p><s>Rent</s></p>'],
  ['Bulleted list', '<ul><li><p>Rent</p></li></ul>'],
  ['Numbered list', '<ol><li><p>Rent</p></li></ol>'],
  ['Quote', '<blockquote><p>Rent</p></blockquote>'],
])('%s is put on what is chosen, says so, and is taken away again', async (name, html) => {
  const values = await show('<p>Rent</p>');
  // The others are for the paragraph in which one writes.
  if (html.startsWith('<p>')) await selectAll();
  expect(tool(name).getAttribute('aria-pressed')).toBe('false');
  press(name);
  expect(values.at(-1)).toBe(html);
  expect(tool(name).getAttribute('aria-pressed')).toBe('true');
  press(name);
  expect(values.at(-1)).toBe('<p>Rent</p>');
  expect(tool(name).getAttribute('aria-pressed')).toBe('false');
});

test('a paragraph becomes a heading of each kind and a text again, and the list says which', async () => {
  const values = await show('<p>Rent</p>');
  const kind = screen.getByLabelText<HTMLSelectElement>('Paragraph style');
  expect([...kind.options].map(({ label }) => label)).toEqual([
    'Text',
    'Heading',
    'Subheading',
    'Small heading',
  ]);
  for (const level of ['2', '3', '4']) {
    fireEvent.change(kind, { target: { value: level } });
    expect(values.at(-1)).toBe(`<h${level}>Rent</h${level}>`);
    expect(kind.value).toBe(level);
  }
  fireEvent.change(kind, { target: { value: '0' } });
  expect(values.at(-1)).toBe('<p>Rent</p>');
  expect(kind.value).toBe('0');
});

test('what was done is undone and done again, as far as there is something', async () => {
  const values = await show('<p>Rent</p>');
  const are = () => ['Undo', 'Redo'].map((name) => tool(name).getAttribute('aria-disabled'));
  expect(are()).toEqual(['true', 'true']);
  press('Undo');
  press('Redo');
  expect(values).toEqual([]);
  press('Divider');
  expect(values.at(-1)).toContain('<hr>');
  expect(are()).toEqual([null, 'true']);
  press('Undo');
  expect(values.at(-1)).toBe('<p>Rent</p>');
  expect(are()).toEqual(['true', null]);
  press('Redo');
  expect(values.at(-1)).toContain('<hr>');
});

test('a table has three rows and columns, gets others and loses them', async () => {
  const values = await show('');
  const size = () => {
    const page = new DOMParser().parseFromString(values.at(-1) ?? '', 'text/html');
    const rows = [...page.querySelectorAll('tr')];
    return [rows.length, rows[0]?.children.length ?? 0, page.querySelectorAll('th').length];
  };
  expect(panel('Table')).toBeNull();
  press('Table');
  expect(size()).toEqual([3, 3, 3]);
  expect(panel('Table')).not.toBeNull();
  press('Add row');
  expect(size()).toEqual([4, 3, 3]);
  press('Add column');
  expect(size()).toEqual([4, 4, 4]);
  press('Delete column');
  expect(size().slice(0, 2)).toEqual([4, 3]);
  press('Delete row');
  expect(size().slice(0, 2)).toEqual([3, 3]);
  press('Delete table');
  expect(size()).toEqual([0, 0, 0]);
  expect(panel('Table')).toBeNull();
});

const isOpen = (name: string) => [
  tool(name).getAttribute('aria-expanded'),
  panel(name) === null ? 'closed' : 'open',
];

test.each(['Link', 'Picture'])(
  'the fields of %s open and close, and one at a time',
  async (name) => {
    await show('<p>Rent</p>');
    const other = name === 'Link' ? 'Picture' : 'Link';
    expect(isOpen(name)).toEqual(['false', 'closed']);
    press(name);
    expect(isOpen(name)).toEqual(['true', 'open']);
    press(name);
    expect(isOpen(name)).toEqual(['false', 'closed']);
    press(other);
    press(name);
    expect([isOpen(name), isOpen(other)]).toEqual([
      ['true', 'open'],
      ['false', 'closed'],
    ]);
    press('Cancel');
    expect(isOpen(name)).toEqual(['false', 'closed']);
    press(name);
    fireEvent.keyDown(panel(name)?.querySelector('input') ?? document.body, { key: 'Escape' });
    expect(isOpen(name)).toEqual(['false', 'closed']);
    press(name);
    press('Bold');
    expect(isOpen(name)).toEqual(['false', 'closed']);
  },
);

test('what is chosen becomes a link, leads elsewhere, and is a plain text again', async () => {
  const values = await show('<p>Rent</p>');
  const leadTo = async (address: string) => {
    await selectAll();
    press('Link');
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: address } });
    press('Apply');
  };
  await leadTo('  ');
  screen.getByText('Please enter the address');
  expect(screen.queryByText('Remove link')).toBeNull();
  press('Cancel');
  await leadTo(' /rent ');
  expect(values.at(-1)).toBe('<p><a href="/rent">Rent</a></p>');
  await selectAll();
  press('Link');
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('/rent');
  press('Cancel');
  // R-K1
  await leadTo('www.example.com/x');
  expect(values.at(-1)).toBe('<p><a href="https://www.example.com/x">Rent</a></p>');
  await leadTo('/buy');
  expect(values.at(-1)).toBe('<p><a href="/buy">Rent</a></p>');
  await selectAll();
  press('Link');
  press('Remove link');
  expect(values.at(-1)).toBe('<p>Rent</p>');
  expect(panel('Link')).toBeNull();
});

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

test('a picture is sent once, which is said, with its words without the blanks around them', async () => {
  const values = await show('');
  press('Picture');
  const fields = within(panel('Picture') ?? document.body);
  const file = fields.getByLabelText('Picture');
  expect(file.getAttribute('accept')).toBe('image/*');
  press('Insert');
  await waitFor(() => expect(file.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(file, { target: { files: [photo('slow.jpg')] } });
  expect(file.getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(fields.getByLabelText('Alt text'), { target: { value: ' A yard ' } });
  press('Insert');
  expect(tool('Uploading…').getAttribute('aria-disabled')).toBe('true');
  press('Uploading…');
  await act(async () => send());
  expect(values.at(-1)?.match(/<img/g)).toHaveLength(1);
  expect(values.at(-1)).toContain('alt="A yard"');
  expect(panel('Picture')).toBeNull();
});

const paste = (...files: File[]) =>
  act(async () =>
    fireEvent.paste(text(), { clipboardData: { files, types: ['Files'], getData: () => '' } }),
  );

test('pictures that are pasted stand in the text, and why one does not is said until the next', async () => {
  const values = await show('');
  await paste(photo('notes.txt', 'text/plain'));
  expect(values).toEqual([]);
  await paste(photo('a.jpg'), photo('bad.jpg'));
  expect(values.at(-1)).toContain('<img src="/media/a/320.jpg"');
  expect((await screen.findByRole('alert')).textContent).toBe('This photo is too large.');
  await paste(photo('b.jpg'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(values.at(-1)?.match(/<img/g)).toHaveLength(2);
});

test.each([
  ['<h1>Stamp duty</h1><p>Paid once.</p>', '<h2>Stamp duty</h2><p>Paid once.</p>'],
  ['<H1 class="big">Rent</H1>', '<h2>Rent</h2>'],
  ['<h3>Rent</h3>', '<h3>Rent</h3>'],
])('a first heading that is pasted becomes a second one: %s', async (html, saved) => {
  const values = await show('');
  await act(async () =>
    fireEvent.paste(text(), {
      clipboardData: {
        files: [],
        types: ['text/html'],
        getData: (type: string) => (type === 'text/html' ? html : ''),
      },
    }),
  );
  expect(values.at(-1)).toBe(saved);
});

test('what is wrong with the text is tied to it, whichever way it is written', async () => {
  await show('<p>Rent</p>');
  const shownText = () => {
    const field = text();
    const tied = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return [field.getAttribute('aria-invalid'), tied?.textContent];
  };
  expect(shownText()).toEqual(['true', 'It is too short']);
  press('Edit as HTML');
  expect(shownText()).toEqual(['true', 'It is too short']);
  expect(text().getAttribute('spellcheck')).toBe('false');
});
