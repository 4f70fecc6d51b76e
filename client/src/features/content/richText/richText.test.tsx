import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { picture } from '../../../testing/fixtures.ts';
import { answerPictures } from '../../../testing/pictureSending.ts';
import { Sheet, showSheet } from '../../../testing/richTextSheet.tsx';

answerPictures((file) =>
  file.size > 5
    ? { picture: null, problem: 'This photo is too large.' }
    : {
        picture: {
          ...picture(1),
          path: '/media/66f0000000000000000000aa',
          widths: [320, 960, 1280, 1600],
          width: 1600,
          height: 1200,
        },
      },
);

const show = (start: string) => showSheet({ start, hint: 'What visitors read' });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByRole('textbox', { name: 'Text' });

test('a text is shown as it will look, and the buttons shape it', async () => {
  const values = await show('<p>Before you rent</p>');
  expect(text().innerHTML).toContain('<p>Before you rent</p>');
  expect(text().getAttribute('aria-describedby')).toMatch(/hint/);
  fireEvent.change(screen.getByLabelText('Paragraph style'), { target: { value: '2' } });
  expect(values.at(-1)).toBe('<h2>Before you rent</h2>');
  press('Bulleted list');
  press('Undo');
  press('Undo');
  expect(values.at(-1)).toBe('<p>Before you rent</p>');
});

test('an address that leads nowhere safe is refused, a good one becomes a link', async () => {
  const values = await show('');
  press('Link');
  const panel = within(screen.getByRole('group', { name: 'Link' }));
  const field = panel.getByLabelText('Address');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'javascript:alert(1)' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(
    panel.getByText('Please start with https://, or with / for a page on this site'),
  ).toBeTruthy();
  expect(values).toEqual([]);
  fireEvent.change(field, { target: { value: '/blog-listing' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(values.at(-1)).toBe('<p><a href="/blog-listing">/blog-listing</a></p>');
  expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
});

test('a picture is sent and stands in the text with its words and its size', async () => {
  const values = await show('');
  press('Picture');
  const panel = within(screen.getByRole('group', { name: 'Picture' }));
  fireEvent.click(panel.getByText('Insert'));
  expect((await panel.findByRole('alert')).textContent).toBe('Please choose a picture');
  const choose = (content: string) =>
    fireEvent.change(panel.getByLabelText('Picture'), {
      target: { files: [new File([content], 'a.jpg', { type: 'image/jpeg' })] },
    });
  choose('too large');
  fireEvent.click(panel.getByText('Insert'));
  expect((await panel.findByRole('alert')).textContent).toBe('This photo is too large.');
  choose('a');
  fireEvent.change(panel.getByLabelText('Alt text'), { target: { value: 'A courtyard' } });
  await act(async () => fireEvent.click(panel.getByText('Insert')));
  expect(values.at(-1)).toContain(
    '<img src="/media/66f0000000000000000000aa/1280.jpg" alt="A courtyard" width="1280" height="960">',
  );
});

test('the arrows go from button to button, and the tab key stops at one', async () => {
  await show('<p>x</p>');
  const bar = screen.getByRole('toolbar');
  const stops = () =>
    [...bar.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(
      (each) => each.ariaLabel ?? each.getAttribute('aria-label'),
    );
  expect(stops()).toEqual(['Paragraph style']);
  act(() => screen.getByLabelText('Paragraph style').focus());
  fireEvent.keyDown(screen.getByLabelText('Paragraph style'), { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bold');
  expect(stops()).toEqual(['Bold']);
  fireEvent.keyDown(screen.getByLabelText('Bold'), { key: 'ArrowLeft' });
  fireEvent.keyDown(screen.getByLabelText('Paragraph style'), { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Redo');
});

test('what the editor would leave out is edited as HTML, and nothing of it is lost', () => {
  const values: string[] = [];
  const html = '<figure><img src="/media/a/1.jpg"><figcaption>Here</figcaption></figure>';
  render(<Sheet start={html} onValue={(value) => values.push(value)} />);
  const field = screen.getByLabelText('Text');
  expect(field).toHaveProperty('value', html);
  expect(screen.queryByText('Edit as text')).toBeNull();
  fireEvent.change(field, { target: { value: '<p>Plain</p>' } });
  expect(screen.getByText('Edit as text')).toBeTruthy();
});

test('a text can be seen as HTML and goes back as it was changed there', async () => {
  await show('<p>One</p>');
  press('Edit as HTML');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '<p>Two</p>' } });
  press('Edit as text');
  await screen.findByRole('toolbar');
  expect(text().innerHTML).toContain('<p>Two</p>');
});

test('opening a table, a list and a picture changes nothing of them', async () => {
  const html =
    '<h3>Rent</h3><ul><li>one</li></ul><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><p>a<br>b <a href="https://example.in">c</a></p>';
  const values = await show(html);
  expect(values).toEqual([]);
  for (const part of ['<h3>Rent</h3>', '<li><p>one</p></li>', '<td', 'href="https://example.in"']) {
    expect(text().innerHTML).toContain(part);
  }
});

const FOREIGN = /^Pictures from other sites are removed/;
const OWN = '<img src="/media/66f0000000000000000000aa/640.jpg" alt="A lake">';

test.each([
  ['/api/auth/logout'],
  ['https://example.com/x.png'],
  ['//example.com/x.png'],
  ['/media/../api/auth/logout'],
  ['data:image/png;base64,AAAA'],
  ['file:///C:/x.png'],
])('D-119 a picture of %s that is pasted is left out, and that is said', async (src) => {
  const values = await show('<p>Before</p>');
  await act(async () => {
    pasteHtml(`<p>Here</p><img src="${src}">${OWN}`);
  });
  expect(values.at(-1)).toContain('Here');
  expect(values.at(-1)).toContain('/media/66f0000000000000000000aa/640.jpg');
  expect(values.at(-1)).not.toContain(src);
  expect(text().querySelectorAll(`img[src="${src}"]`)).toHaveLength(0);
  expect(screen.getByText(FOREIGN)).toBeDefined();
});

test('D-119 nothing is said of pictures of this site', async () => {
  const values = await show('<p>Before</p>');
  await act(async () => pasteHtml(`<p>Here</p>${OWN}`));
  expect(values.at(-1)).toContain('/media/66f0000000000000000000aa/640.jpg');
  expect(screen.queryByText(FOREIGN)).toBeNull();
});

test('D-119 as HTML a foreign picture is named as long as it stands there, and the editor does not show it', async () => {
  await show('<p>One</p>');
  press('Edit as HTML');
  const change = (value: string) =>
    fireEvent.change(screen.getByLabelText('Text'), { target: { value } });
  change('<p>Two</p><img src="/api/auth/logout">');
  expect(screen.getByText(FOREIGN)).toBeDefined();
  change(`<p>Two</p>${OWN}`);
  expect(screen.queryByText(FOREIGN)).toBeNull();
  change('<p>Two</p><img src="/api/auth/logout">');
  press('Edit as text');
  await screen.findByRole('toolbar');
  expect(text().innerHTML).not.toContain('logout');
  expect(screen.getByText(FOREIGN)).toBeDefined();
});

function pasteHtml(html: string): void {
  const clipboardData = {
    files: [],
    items: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  fireEvent.paste(text(), { clipboardData });
}
