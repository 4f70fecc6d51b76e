import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './pages.ts';

/** One look at a state: the width of the window and the theme. */
export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Contrast is proved of every token in both themes (tokens.test.ts): the looks take turns. */
export const LOOKS: readonly [Look, Look] = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
];

/** How often each page was looked at. */
const looked = new WeakMap<Page, number>();

function nextLook(page: Page): Look {
  const times = looked.get(page) ?? 0;
  looked.set(page, times + 1);
  return LOOKS[times % 2 === 0 ? 0 : 1];
}

/**
 * Fails when any rule of axe at any level is broken in what the page shows. The window and the
 * theme change around the page; `part` looks at no more than that selector.
 */
export async function expectNoViolation(
  page: Page,
  { look = nextLook(page), part }: { look?: Look; part?: string } = {},
): Promise<void> {
  const { width, colorScheme } = look;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
  const found = (await violations(page, part)).map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id} at ${width} ${colorScheme}: ${where.join(' | ')}`;
  });
  expect(found).toEqual([]);
}

async function violations(page: Page, part: string | undefined) {
  const { violations: found } = await analyse(page, part);
  const lasting = [];
  for (const violation of found) {
    const nodes = [];
    for (const node of violation.nodes) {
      if (violation.id !== 'target-size' || (await isTooSmall(page, String(node.target[0])))) {
        nodes.push(node);
      }
    }
    if (nodes.length > 0) lasting.push({ ...violation, nodes });
  }
  return lasting;
}

/** A bar that stays in the window lies over some control wherever the page stands: it is looked at in the middle. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations: found } = await analyse(page, target, ['target-size']);
  return found.some(({ id }) => id === 'target-size');
}

function analyse(page: Page, part: string | undefined, rules?: string[]) {
  // Legacy: no page has a frame. Only violations: axe then leaves out to describe what is right.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  if (rules) builder.withRules(rules);
  return (part ? builder.include(part) : builder).analyze();
}
