import { readSearch } from '../../../../../schema/searchReader.ts';
import { SEVERAL_KEYS, valuesOf, writeSearch } from '../../../../../schema/search.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { tickedBedrooms } from './facetOptions.ts';

/** What a form of named controls asks for, and what is wrong with it. */
export function readForm(form: HTMLFormElement) {
  return readSearch(sentBy(form));
}

/** The filter that the form holds; what cannot be used is left out. */
export function filterOfForm(form: HTMLFormElement): SearchFilter {
  return readForm(form).filter;
}

/** What stands in the keyword box, as typed. */
export function keywordOfForm(form: HTMLFormElement): string {
  return sentBy(form).get('keyword') ?? '';
}

/** Puts a filter back into its form, for example after Back or after a chip was removed. */
export function fillForm(form: HTMLFormElement, filter: SearchFilter): void {
  const values = new URLSearchParams(writeSearch(filter));
  for (const control of form.elements) {
    // The inner parts of sliders and the buttons have no name and no place in an address.
    if (!('name' in control) || control.name === '') continue;
    const value = values.get(String(control.name)) ?? '';
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = tickedOf(filter, control.name).includes(control.value);
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.checked = control.value === value;
    } else if (control instanceof HTMLSelectElement) {
      control.value = value;
    } else if (control instanceof HTMLInputElement) {
      // What is applied stands ticked beside the box that looks for more.
      control.value = control.type === 'search' ? '' : value;
    }
  }
}

/** The boxes of a name that are ticked. */
export function tickedOf(filter: SearchFilter, name: string): readonly string[] {
  if (name === 'bedrooms') return tickedBedrooms(filter.bedrooms);
  const text = new URLSearchParams(writeSearch(filter)).get(name) ?? undefined;
  return SEVERAL_KEYS.includes(name) ? valuesOf(text) : (text?.split(',') ?? []);
}

/** Whether two filters ask for the same, in whatever order their values stand. */
export function isSameFilter(one: SearchFilter, other: SearchFilter): boolean {
  const [parts, otherParts] = [one, other].map((filter) =>
    new URLSearchParams(writeSearch(filter))
      .toString()
      .split(/&|=|%2C|%7C/)
      .toSorted()
      .join(),
  );
  return parts === otherParts;
}

/** Takes back what was chosen under a name that depends on another choice, which has just changed. */
export function resetChoice(form: HTMLFormElement | null, name: string): void {
  for (const control of form?.elements ?? []) {
    if (!('name' in control) || control.name !== name) continue;
    if (control instanceof HTMLSelectElement) control.value = '';
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = false;
  }
}

function sentBy(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values.append(name, value);
  }
  return values;
}
