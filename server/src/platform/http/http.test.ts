import { expect, test } from 'vitest';
import { plainPage } from './plainPage.ts';
import { Page, Redirect, type RestRow, exampleBody, fileFieldsOf } from './rest.ts';
import { object } from './jsonSchema.ts';

test('a plain page takes no words for markup, but for what stands beneath them', () => {
  const page = plainPage({
    siteName: '<b>Site</b>',
    title: '<b>Title</b>',
    text: '<b>Text</b>',
    below: '<p>Below</p>',
  });
  const escaped = (word: string) => `&lt;b&gt;${word}&lt;/b&gt;`;
  expect(page).toContain(`<title>${escaped('Title')} · ${escaped('Site')}</title>`);
  expect(page).toContain(`<h1>${escaped('Title')}</h1><p>${escaped('Text')}</p><p>Below</p>`);
});

const ROW: RestRow = {
  method: 'POST',
  path: '/api/x',
  tag: 'X',
  summary: 'X.',
  parameters: [],
  status: 200,
  response: object({}),
  handler: async () => ({}),
};

test('files come as images unless a row says otherwise', () => {
  expect(fileFieldsOf(ROW)).toEqual(['images']);
  expect(fileFieldsOf({ ...ROW, fileFields: ['photo'] })).toEqual(['photo']);
});

test('a body that works has the fields with an example', () => {
  const field = { description: 'X.' };
  const fields = [
    { ...field, name: 'a', example: 'A' },
    { ...field, name: 'b' },
    { ...field, name: 'c', example: 0 },
  ];
  expect(exampleBody(fields)).toStrictEqual({ a: 'A', c: 0 });
});

test('a page is a success unless it says otherwise', () => {
  expect(new Page('<p>')).toEqual({ html: '<p>', status: 200 });
  expect(new Page('<p>', 404).status).toBe(404);
  expect(new Redirect('/x').address).toBe('/x');
});
