import { expect } from '@playwright/test';
import { DEMO, signInAs } from './accounts.ts';
import { open } from './pages.ts';
import { test } from './people.ts';

test('V-3-01 a reload keeps the session', async ({ page }) => {
  await signInAs(page, DEMO.buyer);
  const restored = page.waitForResponse('**/api/auth/refresh-token');
  await open(page, '/');
  expect((await restored).status()).toBe(200);
});
