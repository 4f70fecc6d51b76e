import { expect, test } from 'vitest';
import { plainPage } from './plainPage.ts';

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
