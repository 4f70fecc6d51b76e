import { expect, test } from '@playwright/test';
import { watch } from './pages.ts';

test('a query is written and answered at /graphql, by button and by keyboard, large and small', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Query Editor' });
  await expect(editor).toContainText('properties(filter');
  const response = page.getByRole('region', { name: 'Result Window' });
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(response).toContainText(/"total": \d+/);
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);

  await page.setViewportSize({ width: 1440, height: 740 });
  expect(await page.evaluate(isWide)).toBe(false);
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{ propertyCount(filter: { city: "Pune" }) { total } }');
  await page.keyboard.press('Control+Enter');
  await expect(response).toContainText(/"propertyCount": \{\s*"total": \d+/);
  expect([...hosts]).toEqual([baseURL]);
  expect(seen.messages).toEqual([]);
});
