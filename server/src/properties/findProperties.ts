import {
  type SearchFilter,
  type SearchProblem,
  type SearchRequest,
  type SearchSort,
  SORTS,
  writeSearch,
} from '../../../schema/search.ts';
import { type Note } from '../gazetteer/understand.ts';
import { type UnderstoodPart } from '../gazetteer/keywordWords.ts';
import { findTown } from '../gazetteer/gazetteer.ts';
import { around } from './search/around.ts';
import { type Database } from '../platform/database/connect.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { type Page, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { findFacets, type PropertyFacets } from './findFacets.ts';
import {
  type Counted,
  type CountRow,
  countStatement,
  type Look,
  placedStatement,
  readCount,
  TEXT_COUNT_CAP,
} from './search/countStatement.ts';
import {
  KeywordInterpreter,
  type KeywordInterpretation,
  READING,
  type Wish,
} from './search/keywordInterpretation.ts';
import { isPlace } from './search/filtersFromWords.ts';
import { Lexemes } from './search/lexemes.ts';
import { quotedOf } from './search/keywordWords.ts';
import { type PageOptions, pageStatement } from './search/pageStatement.ts';
import { Places } from './search/places.ts';
import {
  asNamed,
  type Resolution,
  type ResolvedSearch,
  resolveSearch,
  saidOf,
  type SearchText,
} from './search/resolvedSearch.ts';
import { type Correction } from './search/vocabulary.ts';
import { type PropertyRow } from './property.row.ts';

interface Understanding {
  text: string | null;
  parts: UnderstoodPart[];
  wish: string | null;
  /** How many of what is found have what is wished for. */
  mentions: number | null;
  mentionsIsLowerBound: boolean;
  notes: Note[];
  corrections: Required<Correction>[];
  /** The same search as the query of an address, by the names of the market and with what the words said as filters. */
  query: string;
}

export interface PropertyPage extends Page<PropertyRow> {
  totalIsLowerBound: boolean;
  understanding: Understanding;
  /** Names in the search that this market does not know; such a search has no hits. */
  unknown: SearchProblem[];
  /** What was looked for; null where nothing can fit. */
  search: ResolvedSearch | null;
}

/** A keyword that says more than a name and nothing else. */
interface Phrase {
  parts: UnderstoodPart[];
  total: number;
  isLowerBound: boolean;
}

/** Nothing, or the name of a place or a kind and nothing else: it needs no phrase. */
function isNameAlone([part, ...others]: readonly UnderstoodPart[]): boolean {
  if (others.length > 0) return false;
  return !part || isPlace(part) || part.kind === 'SUBTYPE' || part.kind === 'TYPE';
}

/** Public listings for everybody who searches: one page, its total and how the keyword was read. */
export class PropertySearch {
  private readonly database: Database;
  private readonly lexemes: Lexemes;
  private readonly places: Places;
  private readonly words: KeywordInterpreter;

  constructor(database: Database) {
    this.database = database;
    this.lexemes = Lexemes.of(database);
    this.places = Places.of(database);
    this.words = new KeywordInterpreter(database, {
      resolved: (filter) => this.resolved(filter),
      total: (search, look) => this.total(search, look),
    });
  }

  /**
   * Places and kinds in the keyword become filters first, what is left is
   * text; when that finds nothing, or hardly anything, mistakes of typing are corrected. A total above the cap is a
   * lower bound.
   */
  async find(request: SearchRequest): Promise<PropertyPage> {
    const { search, unknown } = await this.resolved(request.filter);
    if (unknown.length > 0) return nothing(request, unknown);
    const { page, pageSize } = request;
    const look = { shown: { sort: request.sort, offset: (page - 1) * pageSize, limit: pageSize } };
    const interpretation = await this.words.interpret(request.filter, search, look);
    const sort = request.sort === 'relevance' ? saidOrder(interpretation) : undefined;
    const { wish } = interpretation;
    const liked = wish && having(interpretation.search, wish.text);
    const mentioned = liked ? await this.mentioned(liked, wish, look) : null;
    const isRanked = request.sort === 'relevance' && !sort;
    const window =
      liked && mentioned && mentioned.total > 0 && isRanked
        ? await this.rankedWindow(interpretation.search, { liked, wish, mentioned }, request, look)
        : await this.window({ ...interpretation, ...(sort && { counted: undefined }) }, request, {
            shown: { ...look.shown, ...(sort && { sort }) },
          });
    return {
      ...window,
      understanding: {
        text: interpretation.text,
        parts: interpretation.parts,
        wish: wish?.words ?? null,
        mentions: mentioned?.total ?? null,
        mentionsIsLowerBound: mentioned?.isLowerBound ?? false,
        notes: [...(interpretation.notes ?? [])],
        corrections: interpretation.corrections.map(({ from, to, isBoth = false }) => ({
          from,
          to,
          isBoth,
        })),
        query: writeSearch(spelledOut(asNamed(request.filter, search), interpretation), { sort }),
      },
      unknown,
      search: interpretation.search,
    };
  }

  /** What a search looks for, its words read; null where nothing can fit. */
  async meaning(filter: SearchFilter): Promise<ResolvedSearch | null> {
    const { search, unknown } = await this.resolved(filter);
    return unknown.length > 0 ? null : (await this.words.interpret(filter, search, READING)).search;
  }

  /** The total alone, for a button that says how many a changed filter would show. */
  async count(
    filter: SearchFilter,
    look: Look = {},
  ): Promise<{ total: number; isLowerBound: boolean }> {
    const { search, unknown } = await this.resolved(filter);
    if (unknown.length > 0) return { total: 0, isLowerBound: false };
    const interpretation = await this.words.interpret(filter, search, look);
    return shown(interpretation.counted ?? (await this.total(interpretation.search, look)));
  }

  /** What a keyword means that is understood whole, and how much it finds; null where a word of it stays text. */
  async phrase(filter: SearchFilter): Promise<Phrase | null> {
    const { search, unknown } = await this.resolved(filter);
    const { rest } = quotedOf(filter.keyword);
    if (unknown.length > 0 || !rest) return null;
    const meaning = await this.words.understood(filter, rest, search);
    if (meaning.text !== null || isNameAlone(meaning.parts)) return null;
    return { parts: meaning.parts, ...shown(await this.total(meaning.search, {})) };
  }

  /** The same search with what its keyword says as filters, typing mistakes corrected; the rest stays keyword. */
  async spelledOut(filter: SearchFilter): Promise<SearchFilter> {
    const { rest: keyword } = quotedOf(filter.keyword);
    if (!keyword) return filter;
    // What is a mistake does not depend on the other filters, which may leave nothing to be found.
    const { city, state, asTyped } = filter;
    const alone = { keyword, city, state, asTyped };
    const { search } = await this.resolved(alone);
    const read = (await this.words.interpret(alone, search, READING)).keyword ?? keyword;
    const understood = await this.words.understood(filter, read, search);
    return spelledOut(filter, await this.words.withWish(filter, understood));
  }

  /** The total of a search whose keyword is nothing but text, in at most two statements. */
  async countAsSpelled(filter: SearchFilter): Promise<{ total: number; isLowerBound: boolean }> {
    const { search, unknown } = await this.resolved(filter);
    if (unknown.length > 0) return { total: 0, isLowerBound: false };
    return shown(
      await this.total((await this.words.asText(quotedOf(filter.keyword).rest, search)).search, {}),
    );
  }

  /** Counts for every choice of the filters; names the market does not know narrow nothing here. */
  async facets(filter: SearchFilter): Promise<PropertyFacets> {
    const { search } = await this.resolved(filter);
    const interpretation = await this.words.interpret(filter, search, READING);
    return findFacets(this.database, this.places, interpretation.search);
  }

  /** A search by its filters, all but the keyword; a locality that only listings name is a place as well. */
  private async resolved(filter: SearchFilter): Promise<Resolution> {
    const resolution = resolveSearch({ ...filter, keyword: quotedOf(filter.keyword).quoted });
    const { search } = resolution;
    const cities = search.city ? [search.city] : (search.cities ?? []);
    if (cities.length === 0) return resolution;
    if (!filter.location) return { ...resolution, search: around(search, [], filter.within) };
    const keysOf = async (names: readonly string[]) => {
      const pairs = cities.flatMap((city) => names.map((name) => ({ city, name })));
      const meant = await Promise.all(
        pairs.map(async ({ city, name }) => {
          const state = search.state ?? findTown(city)?.state;
          return state ? this.places.meant(city, state, name) : null;
        }),
      );
      return meant.flatMap((place) => place?.keys ?? []);
    };
    const { meant, excluded } = saidOf(filter.location);
    const [places, others] = await Promise.all([keysOf(meant), keysOf(excluded)]);
    const without = others.length > 0 ? { ...search.without, places: others } : search.without;
    const named = places.length > 0 ? { places, texts: undefined } : {};
    const said = { ...search, ...named, ...(without && { without }) };
    return { ...resolution, search: around(said, meant, filter.within) };
  }

  private async window(
    interpretation: KeywordInterpretation,
    request: SearchRequest,
    look: Required<Pick<Look, 'shown'>>,
  ) {
    const { search } = interpretation;
    const { offset } = look.shown;
    const share = await this.lexemes.shareOf(search);
    const options = { search, ...look.shown, share };
    // How a page of words or of choices is found depends on how many there are.
    if (offset === 0 && !search.texts && !search.chosen) {
      const [items, counted] = await Promise.all([
        this.database.read<PropertyRow>(pageStatement({ ...options, counted: null })),
        interpretation.counted ?? this.total(search, look),
      ]);
      return windowOf(items, counted, request);
    }
    const counted = interpretation.counted ?? (await this.total(search, look));
    const isPastEnd = !counted.isLowerBound && offset >= counted.total;
    const items = isPastEnd
      ? []
      : await this.database.read<PropertyRow>(pageStatement({ ...options, counted }));
    return windowOf(items, counted, request);
  }

  /** How many have what is wished for, counted at least as far as the page reaches. */
  private async mentioned(
    liked: ResolvedSearch,
    { counted }: Wish,
    look: Required<Pick<Look, 'shown'>>,
  ): Promise<Counted> {
    const end = look.shown.offset + look.shown.limit;
    if (counted && (!counted.isLowerBound || end <= counted.total)) return counted;
    return this.total(liked, { ...look, cap: Math.max(TEXT_COUNT_CAP, end) });
  }

  /** As one list: first those that have what is wished for, then the others. */
  private async rankedWindow(
    search: ResolvedSearch,
    { liked, wish, mentioned }: { liked: ResolvedSearch; wish: Wish; mentioned: Counted },
    request: SearchRequest,
    { shown: { sort, offset, limit } }: Required<Pick<Look, 'shown'>>,
  ) {
    const [counted, first] = await Promise.all([
      this.total(search, {}),
      offset < mentioned.total ? this.rows(liked, { sort, offset, limit, counted: mentioned }) : [],
    ]);
    const left = mentioned.isLowerBound ? 0 : limit - first.length;
    const without = { ...search.without, texts: [wish.text] };
    if (left === 0) return windowOf(first, counted, request);
    const others = await this.rows(
      { ...search, without },
      {
        sort,
        offset: Math.max(0, offset - mentioned.total),
        limit: left,
        counted: { ...counted, total: counted.total - mentioned.total, ids: undefined },
      },
    );
    return windowOf([...first, ...others], counted, request);
  }

  private async rows(
    search: ResolvedSearch,
    window: Pick<PageOptions, 'sort' | 'offset' | 'limit' | 'counted'>,
  ): Promise<PropertyRow[]> {
    const share = await this.lexemes.shareOf(search);
    return this.database.read<PropertyRow>(pageStatement({ ...window, search, share }));
  }

  private async total(search: ResolvedSearch, look: Look): Promise<Counted> {
    const options = { ...look, search, share: await this.lexemes.shareOf(search) };
    const placed = placedStatement(options);
    if (placed) {
      const counted = readCount(options, onlyRow(await this.database.read<CountRow>(placed)));
      if (counted.isLowerBound) return counted;
    }
    const rows = await this.database.read<CountRow>(countStatement(options));
    return readCount(options, onlyRow(rows));
  }
}

/** The order that words ask for: 'sasta', 'latest'. */
function saidOrder({ parts }: KeywordInterpretation): SearchSort | undefined {
  const said = parts.find(({ kind }) => kind === 'SORT')?.value;
  return SORTS.find((each) => each === said);
}

/** A search with what its keyword said as filters; what was left to look for stays keyword. */
function spelledOut(
  filter: SearchFilter,
  { fromWords, text, typedText, wish }: KeywordInterpretation,
): SearchFilter {
  const { quoted } = quotedOf(filter.keyword);
  const keyword = [quoted, typedText ?? text].filter(Boolean).join(' ') || undefined;
  return { ...filter, ...fromWords, keyword, wish: wish?.words };
}

function having(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []), text] };
}

function shown({ total, isLowerBound }: Counted): { total: number; isLowerBound: boolean } {
  return { total, isLowerBound };
}

/** A page beside its total; of one that is a lower bound nobody knows the last page. */
export function windowOf(
  items: PropertyRow[],
  { total, isLowerBound }: { total: number; isLowerBound: boolean },
  request: PageRequest,
) {
  const page = pageOf(items, total, request);
  const hasMore = isLowerBound ? items.length === request.pageSize : page.hasMore;
  return { ...page, hasMore, totalIsLowerBound: isLowerBound };
}

function nothing(request: SearchRequest, unknown: SearchProblem[]): PropertyPage {
  return {
    ...windowOf([], { total: 0, isLowerBound: false }, request),
    understanding: {
      text: null,
      parts: [],
      wish: null,
      mentions: null,
      mentionsIsLowerBound: false,
      notes: [],
      corrections: [],
      query: writeSearch(request.filter),
    },
    unknown,
    search: null,
  };
}
