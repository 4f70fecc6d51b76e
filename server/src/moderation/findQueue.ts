import { LIMITS } from '../../../schema/limits.ts';
import { cut } from '../../../schema/rules/text.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { findAccountIds } from '../accounts/findAccountIds.ts';
import { type Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { wordsQuery } from '../platform/database/wordsQuery.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { findNewestVersions } from '../properties/findVersions.ts';
import { type ApprovalStatus, type PropertyRow } from '../properties/property.row.ts';
import { countVersions } from './countVersions.ts';
import { Lexemes } from '../properties/search/lexemes.ts';
import {
  featuredHitsStatement,
  type QueueConditions,
  type QueueFilter,
  type QueuePage,
  queueStatement,
  queueWalkStatement,
} from './findQueue.sql.ts';

export interface QueueRequest extends PageRequest {
  /** The state of the newest version; every one when absent. */
  status?: ApprovalStatus | null;
  /** Words of the listing, a part of the seller's name, a mobile, an e-mail address or an id. */
  search?: string | null;
  filter?: QueueFilter;
}

export interface ModerationPage extends Page<PropertyRow> {
  /** True for a search that found more than are counted; so many can be reached. */
  totalIsLowerBound: boolean;
}

/**
 * Listings as an administrator looks through them, each in its newest version: pending ones oldest first
 * with the edits that wait, rejected ones by when that was, all others newest first. FORBIDDEN for
 * everybody but a site_admin. Pages are clamped; one past the end is empty.
 */
export async function findQueue(context: Context, request: QueueRequest): Promise<ModerationPage> {
  siteAdmin(context.viewer);
  const status = request.status ?? null;
  const page = clampPage(request);
  const conditions = await conditionsOf(context, request);
  const reachable = conditions === null ? await countOf(context, status) : COUNTED;
  const offset = Math.min(page.offset, reachable);
  const shown = Math.min(page.pageSize, reachable - offset);
  const shownPart = { pageSize: shown, offset };
  const { ids, total: matches } = hasSearch(conditions)
    ? await findBySearch(context, status, conditions, shownPart)
    : onlyRow(
        await context.query<Found>(
          queueStatement(status, conditions, {
            ...shownPart,
            most: conditions === null ? offset + shown : COUNTED + 1,
          }),
        ),
      );
  const total = conditions === null ? reachable : Math.min(matches, COUNTED);
  return {
    ...pageOf(await findNewestVersions(context, ids), total, page),
    totalIsLowerBound: matches > COUNTED && conditions !== null,
  };
}

type Searched = QueueConditions & { search: NonNullable<QueueConditions['search']> };

function hasSearch(conditions: QueueConditions | null): conditions is Searched {
  return conditions !== null && conditions.search !== null;
}

interface Found {
  ids: string[];
  total: number;
}

/**
 * What few words find is put in order; from what many find, the order is walked until the page is full. Whole words
 * are tried first: the beginning of a word costs several times as much and only finds more.
 */
async function findBySearch(
  context: Context,
  status: ApprovalStatus | null,
  conditions: Searched,
  { pageSize, offset }: Omit<QueuePage, 'most'>,
): Promise<Found> {
  const full = conditions.search.words.replace(BEGINNING, '');
  if (!(await isFoundByMany(context, status, withWords(conditions, full)))) {
    const gather = async (tried: Searched) => {
      const page = { pageSize, offset, most: GATHERED + 1 };
      return onlyRow(await context.query<Found>(queueStatement(status, tried, page)));
    };
    const found = await gather(withWords(conditions, full));
    if (full === conditions.search.words && found.total <= GATHERED) return found;
    const isMet = found.total > COUNTED && (await shareOf(context, full)) > MET_ABOVE;
    if (found.total <= GATHERED && !isMet) {
      const all = await gather(await withoutBeginning(context, conditions, found.total));
      if (all.total <= GATHERED) return all;
    }
  }
  const page = { pageSize, offset, most: offset + pageSize };
  const { ids } = onlyRow(await context.query<Found>(queueWalkStatement(status, conditions, page)));
  return { ids, total: GATHERED };
}

/** Whether the featured listings alone are more than are counted: a small index soon says so. */
async function isFoundByMany(
  context: Context,
  status: ApprovalStatus | null,
  conditions: Searched,
): Promise<boolean> {
  if (status === 'pending' || status === 'rejected') return false;
  const { count } = onlyRow(
    await context.query<{ count: number }>(featuredHitsStatement(status, conditions, COUNTED + 1)),
  );
  return count > COUNTED;
}

const withWords = (conditions: Searched, words: string): Searched => ({
  ...conditions,
  search: { ...conditions.search, words },
});

/**
 * The index of words gathers all that have the beginning of a word, which are many where the word itself is common. It
 * is asked for the words before it instead, where few have those, or for nothing but a town that has few listings:
 * about as many as `found` is of the share that has the whole words.
 */
async function withoutBeginning(
  context: Context,
  conditions: Searched,
  found: number,
): Promise<Searched> {
  const { search, filter } = conditions;
  const before = search.words.replace(LAST_WORD, '');
  if ((await shareOf(context, before)) < RARE) {
    return { ...conditions, search: { ...search, indexed: before } };
  }
  const share = await shareOf(context, search.words.replace(BEGINNING, ''));
  const isFewInTown = filter.city !== undefined && share > COMMON && found / share < FEW_IN_TOWN;
  return isFewInTown ? { ...conditions, search: { ...search, indexed: null } } : conditions;
}

/** About which share of the listings has these words, 1 of none. */
async function shareOf({ database }: Context, words: string): Promise<number> {
  const lexemes = Lexemes.of(database);
  const stems = await lexemes.stemsOf(words);
  return stems.length === 0 ? 1 : lexemes.share(stems);
}

/** The sign of to_tsquery behind a word that may go on. */
const BEGINNING = /:\*$/;
const LAST_WORD = /(^| & )[^ ]*$/;
/** Of so small a share of the listings each is looked at sooner than the index gathers all beginnings of a word. */
const RARE = 0.005;
const COMMON = 0.05;
const FEW_IN_TOWN = 20_000;
/** So many are read and put in order as quickly as a page is walked to that one listing in 300 belongs to. */
const GATHERED = 3_000;
/** Of more than are counted a page is met soon where so large a share has them: what else begins so need not be known. */
const MET_ABOVE = 1 / 300;
const COUNTED = LIMITS.moderation.counted;

async function countOf(context: Context, status: ApprovalStatus | null): Promise<number> {
  const counts = await countVersions(context);
  return status === null ? counts.total : counts[status];
}

/** Null when nothing is looked for. */
async function conditionsOf(
  context: Context,
  { search, filter = {} }: QueueRequest,
): Promise<QueueConditions | null> {
  const text = cut(search?.trim() ?? '', LIMITS.keyword.sentMaxLength);
  if (text !== '') {
    const sellerIds = await findAccountIds(context, text, LIMITS.moderation.sellers);
    return { search: { words: wordsQuery(text), sellerIds, id: text.toLowerCase() }, filter };
  }
  const { state, city, subtypes, purpose } = filter;
  const isFiltered = [state, city, subtypes, purpose].some((each) => each !== undefined);
  return isFiltered ? { search: null, filter } : null;
}
