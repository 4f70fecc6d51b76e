// `npm run screenshots`: pictures of the running site (`npm start`, or its address as an argument) for
// schema/docs/screens.md. They show the demo world and nothing else.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { at } from './places.mjs';

const address = process.argv[2] ?? 'http://localhost:4000';
const folder = at('schema', 'docs', 'screenshots');

const PHONE = { width: 360, height: 780 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };
const SEARCH = '/property?keyword=2%20bhk%20in%20gurgaon%20under%2090%20lakh';

/** Name, address or a list whose first home is opened, window, theme, and what is done before. */
const SHOTS = [
  ['home', '/', DESK, 'light'],
  ['home-dark', '/', PHONE, 'dark'],
  ['search', SEARCH, PHONE, 'light'],
  ['list', '/property?city=Bengaluru', DESK, 'dark'],
  ['empty', '/property?city=Agra&bedrooms=6&maxPrice=500000', TABLET, 'light'],
  ['flat', firstOf(SEARCH), DESK, 'light'],
  ['flat-dark', firstOf(SEARCH), PHONE, 'dark'],
  ['land', firstOf('/property-type/agricultural-land'), TABLET, 'light'],
  ['photos', firstOf(SEARCH), PHONE, 'light', openPhotos],
  ['city', '/pune', TABLET, 'dark'],
  ['missing', '/no/such/page', PHONE, 'light'],
];

/** Docs stay light to fetch. */
const MOST_BYTES = 40 * 1024;

const browser = await chromium.launch({
  executablePath: findBrowser(console.error),
  args: ['--no-sandbox'],
});
try {
  mkdirSync(folder, { recursive: true });
  for (const shot of SHOTS) await take(...shot);
} finally {
  await browser.close();
}

async function take(name, where, viewport, colorScheme, before) {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    // As phones have it: no bar beside what scrolls.
    isMobile: viewport !== DESK,
    hasTouch: viewport !== DESK,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(typeof where === 'string' ? where : await where(page));
  await page.waitForLoadState('networkidle');
  await before?.(page);
  const file = join(folder, `${name}.webp`);
  const bytes = await smallWebp(await page.screenshot());
  writeFileSync(file, bytes);
  console.log(`${file} ${(bytes.length / 1024).toFixed(1)} KB`);
  await context.close();
}

function firstOf(list) {
  return async (page) => {
    await page.goto(list);
    return page.locator('article h3 a, article h2 a').first().getAttribute('href');
  };
}

async function openPhotos(page) {
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await page.waitForURL(/#photos$/);
  await page.locator('.yarl__slide_current img').waitFor();
  await page.waitForLoadState('networkidle');
}

async function smallWebp(png) {
  for (let quality = 72; ; quality -= 8) {
    const bytes = await sharp(png)
      .resize({ width: 900, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    if (bytes.length <= MOST_BYTES || quality < 30) return bytes;
  }
}
