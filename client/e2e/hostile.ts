import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withoutUnseen } from '../../schema/rules/text.ts';
import { NAUGHTY } from '../../server/test/fakes/hostileStrings.ts';

/** Texts that would like to run something, and what notices where one does. */

/** From now on everything that such a text runs in this page is told here, and what the page's policy has stopped. */
export async function setTraps(page: Page): Promise<readonly string[]> {
  const caught: string[] = [];
  page.on('dialog', (dialog) => {
    caught.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('caught', (what: string) => caught.push(what));
  await page.addInitScript(trap);
  return caught;
}

/** Does to everything inside what a visitor or a browser could do. */
export async function touchAll(page: Page, inside: string): Promise<void> {
  await page.locator(`${inside} *`).evaluateAll((parts) => {
    for (const part of parts) {
      for (const event of ['mouseover', 'focus', 'error', 'load']) {
        part.dispatchEvent(new Event(event));
      }
    }
  });
}

/** The usual kinds of vectors, the naughty strings, and real vectors where they lie beside the checkout. */
export async function hostileTexts(): Promise<string[]> {
  const file = new URL(
    '../../../shared/data/hostile-strings/xss_vectors_sample.json',
    import.meta.url,
  );
  const real: { payload: string }[] = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : [];
  const texts = [...VECTORS, ...real.map(({ payload }) => payload), ...NAUGHTY];
  // With signs that no text may have they would be refused before they could do anything.
  return texts.filter((each) => /</.test(each)).map((each) => withoutUnseen(each));
}

const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '"><svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
];

/** Runs in every page: what hostile texts would call, and what the policy of the page has stopped. */
function trap(): void {
  const tell = (what: string) => {
    const caught: unknown = Reflect.get(window, 'caught');
    if (typeof caught === 'function') caught(what);
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'XSS']) {
    Object.assign(window, { [name]: (text: unknown) => tell(`${name}: ${String(text)}`) });
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    tell(`policy: ${violatedDirective} ${blockedURI}`);
  });
}
