import { writeSearch } from '../../../../../schema/search.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

/** Keeps what the visitor applied last. Nothing happens where storage is switched off. */
export function saveFilters(filter: SearchFilter): void {
  store(KEY, writeSearch(filter));
}

/** The query string of the last applied filters, or null. */
export function savedFilters(): string | null {
  return stored(KEY) || null;
}

export function forgetFilters(): void {
  store(KEY, null);
}

const KEY = 'propertyFilters';
