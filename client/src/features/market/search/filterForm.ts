import { readSearch } from '../../../../../schema/searchReader.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';

/** What a form of named controls asks for, and what is wrong with it. */
export function readForm(form: HTMLFormElement) {
  return readSearch(valuesOf(form));
}

/** The filter that the form holds; what cannot be used is left out. */
export function filterOfForm(form: HTMLFormElement): SearchFilter {
  return readForm(form).filter;
}

/** What stands in the keyword box, as typed. */
export function keywordOfForm(form: HTMLFormElement): string {
  return valuesOf(form).get('keyword') ?? '';
}

/** Puts an address back into its form, for example after Back or after a chip was removed. */
export function fillForm(form: HTMLFormElement, values: URLSearchParams): void {
  const ticked = new Set(values.get('features')?.split(','));
  for (const control of form.elements) {
    // The inner parts of sliders and the buttons have no name and no place in an address.
    if (!('name' in control) || control.name === '') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = ticked.has(control.value);
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.checked = control.value === (values.get(control.name) ?? '');
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = values.get(control.name) ?? '';
    }
  }
}

/** Chooses 'All' in a select whose choices depend on another one that was just changed. */
export function resetSelect(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLSelectElement) control.value = '';
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values.append(name, value);
  }
  return values;
}
