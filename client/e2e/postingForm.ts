import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { labelOf, availableOptions, smallestValid } from '../../schema/catalogue/interpret.ts';
import type { ApplicableField, Details, InnerStep, Subtype } from '../../schema/catalogue/model.ts';
import type { BasicDetails } from '../../schema/rules/basicDetails.ts';
import { stepFields } from '../src/features/seller/posting/formValues.ts';
import { photoFile } from './listings.ts';

/** The pages of posting as somebody fills them in: by the words on the screen. */

export const main = (page: Page) => page.getByRole('main');
export const toast = (page: Page) => page.locator('[data-sonner-toast]');
/** Lets a stopped clock go on by so many ms until so many toasts stand: they come and go in steps of their own. */
export const untilToasts = (page: Page, count: number, ms: number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(ms);
      return toast(page).count();
    })
    .toBe(count);
export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });
export const tile = (page: Page, title: string) =>
  main(page)
    .getByRole('group', { name: 'Select a property subtype' })
    .getByText(title, { exact: true });
export const photos = (page: Page) =>
  page.getByRole('list', { name: 'Selected photos' }).getByRole('listitem');

/** Fills in the first page; contact details come from the account. */
export async function fillBasics(
  page: Page,
  {
    propertyType,
    purpose = 'sell',
    state = 'Uttar Pradesh',
    city = 'Noida',
  }: Partial<BasicDetails>,
): Promise<void> {
  await main(page).locator(`label:has(input[value=${propertyType}])`).click();
  await main(page).locator(`label:has(input[value=${purpose}])`).click();
  await main(page).getByLabel('State').selectOption(state);
  await main(page).getByLabel('City').selectOption(city);
}

/** Fills in what one inner step needs to pass, field by field. */
export async function fillStep(page: Page, subtype: Subtype, step: InnerStep): Promise<void> {
  const details = likely(subtype);
  const form = main(page).locator('form');
  for (const field of stepFields(subtype, step, { details, purpose: 'sell' })) {
    const value = details[field.key];
    if (value === undefined || value === field.initial) continue;
    await fillField(form, subtype, field, value);
  }
}

/** What a form needs, with an area and a price that nobody doubts. */
function likely(subtype: Subtype): Details {
  const details = smallestValid(subtype);
  const area = subtype.usualArea.from * 2;
  const usual = { [subtype.price.field]: area * 5_000 };
  for (const field of subtype.areaFields) usual[field] = area;
  const needed = Object.entries(usual).filter(([field]) => field in details);
  return { ...details, ...Object.fromEntries(needed) };
}

async function fillField(
  form: Locator,
  subtype: Subtype,
  field: ApplicableField,
  value: ReturnType<typeof smallestValid>[string],
): Promise<void> {
  const label = labelOf(field);
  if (Array.isArray(value)) {
    const option = availableOptions(subtype, field).find((each) => each.value === value[0]);
    const group = form.getByRole('group', { name: label });
    await group.getByText(option?.label ?? option?.value ?? '', { exact: true }).click();
  } else if (field.kind === 'choice') {
    const list = form.getByRole('combobox', { name: label, exact: true });
    if ((await list.count()) > 0) await list.selectOption(String(value));
    else {
      const group = form.getByRole('group', { name: label, exact: true });
      await group.getByText(String(value), { exact: true }).click();
    }
  } else {
    const line = form.locator(`input[name=${field.key}], textarea[name=${field.key}]`);
    // A price of one rupee would be right and tells nobody anything.
    await line.fill(field.kind === 'money' ? '4500000' : String(value));
  }
}

/** Adds real photographs and waits until they are on the server. */
export async function addPhotos(page: Page, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `landscape_${index + 1}.jpg`);
  await page.locator('input[name=images]').setInputFiles(await Promise.all(names.map(photoFile)));
  await expect(photos(page)).toHaveCount(count);
  await expect(photos(page).getByRole('progressbar')).toHaveCount(0);
}
