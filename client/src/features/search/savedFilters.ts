import { writeSearch } from '../../../../schema/search.ts';
import type { SearchFilter } from '../../../../schema/search.ts';

/** Keeps what the visitor applied last (V-4.6-02). Nothing happens where storage is switched off. */
export function saveFilters(filter: SearchFilter): void {
  try {
    localStorage.setItem(KEY, writeSearch(filter));
  } catch {
    // The filters then simply do not come back.
  }
}

/** The query string of the last applied filters, or null (V-4.6-06). */
export function savedFilters(): string | null {
  try {
    return localStorage.getItem(KEY) || null;
  } catch {
    return null;
  }
}

export function forgetFilters(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

const KEY = 'propertyFilters';
