import { LIMITS } from '../../../../schema/limits.ts';
import { invalid } from '../failures.ts';
import { named, object, type ValueOf, integer, yesNo } from '../http/jsonSchema.ts';
import { type RestParameter } from '../http/rest.ts';

export interface PageRequest {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** One page of a list; one past its end is empty. */
export interface Page<Item> extends PageRequest {
  items: Item[];
  /** Of all pages. */
  total: number;
  pageCount: number;
  hasMore: boolean;
}

/** What is asked for within what there may be: pages from 1, of 1 to `maxSize`. */
export function clampPage(
  request: PageRequest,
  maxSize: number = LIMITS.page.maxSize,
): PageRequest & { offset: number } {
  const page = Math.max(1, request.page);
  const pageSize = Math.min(Math.max(1, request.pageSize), maxSize);
  return { page, pageSize, offset: (page - 1) * pageSize };
}

/** `request` is the page as clamped. */
export function pageOf<Item>(
  items: Item[],
  total: number,
  { page, pageSize }: PageRequest,
): Page<Item> {
  const pageCount = Math.ceil(total / pageSize);
  return { items, total, page, pageSize, pageCount, hasMore: page < pageCount };
}

/** What a list takes that answers `defaultSize` unless another size is asked for. */
export function pagingParameters(defaultSize: number, maxSize: number): readonly RestParameter[] {
  return [
    {
      name: 'page',
      in: 'query',
      description: 'Page number, starting at 1.',
      schema: integer(),
      example: '1',
    },
    {
      name: 'limit',
      in: 'query',
      description: `Number of items per page, 1 to ${maxSize}. Default: ${defaultSize}.`,
      schema: integer(),
      example: String(defaultSize),
    },
  ];
}

export const PAGING_PARAMETERS = pagingParameters(LIMITS.page.defaultSize, LIMITS.page.maxSize);

/** `page` and `limit` of a query; INVALID_INPUT for what is no number. */
export function readPage(
  query: URLSearchParams,
  defaultSize: number = LIMITS.page.defaultSize,
): PageRequest {
  return {
    page: readWholeNumber(query, 'page') ?? 1,
    pageSize: readWholeNumber(query, 'limit') ?? defaultSize,
  };
}

/** The documented `pagination` of a list. */
export const PAGINATION = named(
  'Pagination',
  object({
    currentPage: integer('Same as page.'),
    page: integer('Page number, starting at 1.', { examples: [1] }),
    totalPages: integer('Number of pages.'),
    total: integer('Total number of items on all pages.'),
    limit: integer('Maximum number of items per page.', { examples: [LIMITS.page.defaultSize] }),
    hasMore: yesNo('Whether there is a next page.'),
  }),
);

export function presentPagination(found: Page<unknown>): ValueOf<typeof PAGINATION> {
  const { page, pageSize, pageCount, total, hasMore } = found;
  return { currentPage: page, page, totalPages: pageCount, total, limit: pageSize, hasMore };
}

/** Beyond, numbers are no longer told apart; and no list is as long. */
function withinExact(number: number): number {
  return Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

/** A number of a query, null when it is absent or empty; INVALID_INPUT for what is no whole number. */
export function readWholeNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)?.trim() ?? '';
  if (text === '') return null;
  if (/^-?\d+$/.test(text)) return withinExact(Number(text));
  const message = `Use a whole number from 1 for ${name}.`;
  throw invalid([{ path: name, code: 'unusable', message }]);
}
