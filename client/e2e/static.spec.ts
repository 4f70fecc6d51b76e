import { expect, test } from '@playwright/test';
import { open } from './pages.ts';

const PAGES = [
  ['/about-us', 'About Us', 'AboutPage'],
  ['/contact', 'Contact', 'ContactPage'],
  ['/privacy-policy', 'Privacy Policy', 'WebPage'],
  ['/terms-of-service', 'Terms of Service', 'WebPage'],
  ['/faq', 'Frequently Asked Questions', 'FAQPage'],
] as const;

for (const [path, title, schemaOrg] of PAGES) {
  test(`${path === '/faq' ? '' : 'V-2.1-10 '}${path} is a page of its own`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await expect(page).toHaveTitle(`${title} | Aangan`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const types = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '{}')['@type']),
      );
    expect(types).toContain(schemaOrg);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('V-1-09 the claims stand on the about page, word for word', async ({ page }) => {
  await open(page, '/about-us');
  const main = page.getByRole('main');
  await expect(main.getByText("India's #1 Real Estate Platform")).toBeVisible();
  for (const [value, what] of [
    ['10,000+', 'Clients'],
    ['99%', 'Satisfaction'],
    ['150+', 'Companies'],
    ['10K+', 'Properties'],
    ['5 star', 'Rating'],
  ]) {
    const pair = main.locator('dl > div').filter({ hasText: what });
    await expect(pair.locator('dd')).toHaveText(value ?? '');
  }
});

test('V-2.10-01 six questions, and a way to ask the seventh', async ({ page }) => {
  await open(page, '/faq');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(6);
  const support = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: 'Still Have Questions?' }),
  });
  await expect(support.getByRole('link', { name: /^\+91/ })).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  await expect(support.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(support.getByText('Monday to Saturday, 10:00 AM to 6:00 PM')).toBeVisible();
});

const STATEMENTS = [
  ['V-2.10-02', 'Register as Seller, Agent or Builder to post.'],
  ['V-2.10-03', 'Listings go live after quick verification.'],
  ['V-2.10-04', 'Leads are verified before assignment'],
] as const;

for (const [line, statement] of STATEMENTS) {
  test(`${line} the FAQ says: ${statement}`, async ({ page }) => {
    await open(page, '/faq');
    const answer = page.locator('details').filter({ hasText: statement });
    if ((await answer.getAttribute('open')) === null) {
      await answer.locator('summary').focus();
      await page.keyboard.press('Enter');
    }
    await expect(answer.getByText(statement)).toBeVisible();
  });
}
