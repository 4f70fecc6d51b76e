import { isDeepStrictEqual } from 'node:util';
import {
  type SearchFilter,
  type SearchProblem,
  type SearchRequest,
  writeSearch,
} from '../../../schema/search.ts';
import { type Database } from '../platform/database/connect.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { type Page, pageOf, type PageRequest } from '../platform/paging.ts';
import { findFacets, type PropertyFacets } from './findFacets.ts';
import { amenityWords } from './search/amenityWords.ts';
import {
  type Counted,
  type CountRow,
  countStatement,
  type Look,
  placedStatement,
  readCount,
} from './search/countStatement.ts';
import { KeywordReader, type ReadText } from './search/keywordReader.ts';
import { Lexemes } from './search/lexemes.ts';
import { pageStatement } from './search/pageStatement.ts';
import { Places } from './search/places.ts';
import {
  type Resolution,
  type ResolvedSearch,
  resolveSearch,
  type SearchText,
} from './search/resolvedSearch.ts';
import { type Correction } from './search/vocabulary.ts';
import { type PropertyRow } from './property.row.ts';

export interface UnderstoodPart {
  kind: string;
  label: string;
  value: string;
}

interface Understanding {
  text: string | null;
  parts: UnderstoodPart[];
  corrections: Required<Correction>[];
  /** The same search as the query of an address, with what the words said as filters. */
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

/** So few hits may stand on a mistake that a seller made too; one that finds so many times as much is likelier. */
const FEW = 20;
const RATHER = 20;
/** To understand words it is enough to know whether they find more than few. */
const READING: Look = { cap: FEW + 1 };

/** Public listings for everybody who searches: one page, its total and how the keyword was read. */
export class PropertySearch {
  private readonly database: Database;
  private readonly lexemes: Lexemes;
  private readonly places: Places;
  private readonly reader: KeywordReader;

  constructor(database: Database) {
    this.database = database;
    this.lexemes = Lexemes.of(database);
    this.places = Places.of(database);
    this.reader = new KeywordReader(database);
  }

  /**
   * V-7-01 to V-7-03, D-14 to D-17, D-113. Places and kinds in the keyword become filters first, what is left is
   * text; when that finds nothing, or hardly anything, mistakes of typing are corrected. A total above the cap is a
   * lower bound.
   */
  async find(request: SearchRequest): Promise<PropertyPage> {
    const { search, unknown } = await this.resolved(request.filter);
    if (unknown.length > 0) return nothing(request, unknown);
    const { sort, page, pageSize } = request;
    const look = { shown: { sort, offset: (page - 1) * pageSize, limit: pageSize } };
    const interpretation = await this.interpretKeyword(request.filter, search, look);
    const window = await this.window(interpretation, request, look);
    return {
      ...window,
      understanding: {
        text: interpretation.text,
        parts: interpretation.parts,
        corrections: interpretation.corrections.map(({ from, to, isBoth = false }) => ({
          from,
          to,
          isBoth,
        })),
        query: writeSearch(spelledOut(request.filter, interpretation)),
      },
      unknown,
      search: interpretation.search,
    };
  }

  /** What a search looks for, its words read; null where nothing can fit. */
  async meaning(filter: SearchFilter): Promise<ResolvedSearch | null> {
    const { search, unknown } = await this.resolved(filter);
    return unknown.length > 0
      ? null
      : (await this.interpretKeyword(filter, search, READING)).search;
  }

  /** The total alone, for a button that says how many a changed filter would show. */
  async count(filter: SearchFilter): Promise<{ total: number; isLowerBound: boolean }> {
    const { search, unknown } = await this.resolved(filter);
    if (unknown.length > 0) return { total: 0, isLowerBound: false };
    const interpretation = await this.interpretKeyword(filter, search, {});
    return shown(interpretation.counted ?? (await this.total(interpretation.search, {})));
  }

  /** The same search with what its keyword says as filters, typing mistakes corrected; the rest stays keyword. */
  async spelledOut(filter: SearchFilter): Promise<SearchFilter> {
    const keyword = filter.keyword?.trim();
    if (!keyword) return filter;
    // What is a mistake does not depend on the other filters, which may leave nothing to be found.
    const { city, state, asTyped } = filter;
    const alone = { keyword, city, state, asTyped };
    const { search } = await this.resolved(alone);
    const read = (await this.interpretKeyword(alone, search, READING)).keyword ?? keyword;
    return spelledOut(filter, await this.understood(filter, read, search));
  }

  /** The total of a search whose keyword is nothing but text, in at most two statements. */
  async countAsSpelled(filter: SearchFilter): Promise<{ total: number; isLowerBound: boolean }> {
    const { search, unknown } = await this.resolved(filter);
    if (unknown.length > 0) return { total: 0, isLowerBound: false };
    return shown(await this.total((await this.asText(filter.keyword ?? '', search)).search, {}));
  }

  /** Counts for every choice of the filters; names the market does not know narrow nothing here. */
  async facets(filter: SearchFilter): Promise<PropertyFacets> {
    const { search } = await this.resolved(filter);
    const interpretation = await this.interpretKeyword(filter, search, READING);
    return findFacets(this.database, this.places, interpretation.search);
  }

  /** A search by its filters, all but the keyword; a locality that only listings name is a place as well (D-17). */
  private async resolved(filter: SearchFilter): Promise<Resolution> {
    const resolution = resolveSearch({ ...filter, keyword: undefined });
    const { city, state } = resolution.search;
    if (!filter.location || !city || !state) return resolution;
    const meant = await this.places.meant(city, state, filter.location);
    if (!meant) return resolution;
    const search = { ...resolution.search, places: meant.keys, texts: undefined };
    return { ...resolution, search };
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
    // How a page of words is found depends on how many there are.
    if (offset === 0 && !search.texts) {
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

  private async interpretKeyword(
    filter: SearchFilter,
    base: ResolvedSearch,
    look: Look,
  ): Promise<KeywordInterpretation> {
    const keyword = filter.keyword?.trim();
    if (!keyword) return { search: base, text: null, parts: [], corrections: [] };
    const asTyped = { text: keyword, corrections: [] };
    const written = filter.asTyped ? asTyped : this.reader.withKinds(keyword);
    const typed = await this.interpret(filter, written, base, look);
    if (filter.asTyped) return typed;
    const found = typed.counted?.total ?? 0;
    // Whoever names an amenity has not mistyped a word that more listings write.
    const isMeant = typed.text === null || found > FEW || namesAmenity(typed.search);
    if (found > 0 && isMeant) return typed;
    const least = Math.max(1, found * RATHER);
    const lookAgain = look.cap === undefined ? look : { ...look, cap: Math.max(look.cap, least) };
    const corrected = await this.corrected(filter, keyword, base, lookAgain, least);
    return corrected ? this.beside(typed, corrected, lookAgain) : typed;
  }

  /** Parts of the keyword as filters; the whole of it as text when those find nothing. */
  private async interpret(
    filter: SearchFilter,
    { text, corrections }: ReadText,
    base: ResolvedSearch,
    look: Look,
  ): Promise<KeywordInterpretation> {
    const understood = await this.counted(await this.understood(filter, text, base), look);
    const isFound = hasHits(understood) || understood.parts.length === 0;
    const asText = isFound ? null : await this.counted(await this.asText(text, base), look);
    return { ...(asText && hasHits(asText) ? asText : understood), keyword: text, corrections };
  }

  private async understood(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
  ): Promise<KeywordInterpretation> {
    const { fromWords, parts, rest, placed } = await this.reader.read(keyword, filter);
    if (parts.length === 0) return this.asText(rest, base, placed);
    const { search } = await this.resolved({ ...filter, ...fromWords });
    const text = await this.asText(rest, search, placed);
    return { ...text, parts, fromWords };
  }

  private async asText(
    text: string,
    base: ResolvedSearch,
    placed = 0,
  ): Promise<KeywordInterpretation> {
    const { named, rest } = amenityWords(text);
    const search = named.reduce(withText, base);
    const lexemes = rest ? await this.lexemes.stemsOf(rest) : [];
    const isText = lexemes.length > 0;
    const words = { words: rest, ...(placed > 0 && { placed }) };
    return {
      search: isText ? withText(search, words) : search,
      text: isText || named.length > 0 ? text : null,
      parts: [],
      corrections: [],
    };
  }

  /** The first corrected reading of a keyword that finds as many as this. */
  private async corrected(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
    look: Look,
    least: number,
  ): Promise<KeywordInterpretation | null> {
    for await (const reading of this.reader.corrected(keyword, filter)) {
      const interpretation =
        'begun' in reading
          ? await this.counted(
              { search: withText(base, reading.begun), text: keyword, parts: [], corrections: [] },
              look,
            )
          : await this.interpret(filter, reading, base, look);
      if ((interpretation.counted?.total ?? 0) >= least) return interpretation;
    }
    return null;
  }

  /** What was typed beside its corrected reading: what some sellers write so is meant as well. */
  private async beside(
    typed: KeywordInterpretation,
    corrected: KeywordInterpretation,
    look: Look,
  ): Promise<KeywordInterpretation> {
    const [mine, theirs] = [typed.search.texts?.at(-1), corrected.search.texts?.at(-1)];
    if (!hasHits(typed) || !mine || !theirs || theirs.prefix !== undefined) return corrected;
    const both = withLastText(corrected.search, { ...theirs, typed: mine.words });
    // Beside another filter the typed words would mean something else.
    if (
      !isDeepStrictEqual(withLastText(typed.search, mine), withLastText(corrected.search, mine))
    ) {
      return corrected;
    }
    const corrections = corrected.corrections.map((each) => ({
      ...each,
      isBoth: mine.words.toLowerCase().includes(each.from.toLowerCase()),
    }));
    return this.counted({ ...corrected, search: both, typedText: mine.words, corrections }, look);
  }

  private async counted(
    interpretation: KeywordInterpretation,
    look: Look,
  ): Promise<KeywordInterpretation> {
    return { ...interpretation, counted: await this.total(interpretation.search, look) };
  }
}

interface KeywordInterpretation {
  search: ResolvedSearch;
  /** The words that were read, mistakes corrected. */
  keyword?: string;
  /** What the words said. */
  fromWords?: SearchFilter;
  /** What was left as text. */
  text: string | null;
  /** The same as it was typed, where that is looked for too. */
  typedText?: string;
  parts: UnderstoodPart[];
  corrections: Correction[];
  /** The total, when finding the right interpretation already needed it. */
  counted?: Counted;
}

/** A search with what its keyword said as filters; what was left to look for stays keyword. */
function spelledOut(
  filter: SearchFilter,
  { fromWords, text, typedText }: KeywordInterpretation,
): SearchFilter {
  return { ...filter, ...fromWords, keyword: typedText ?? text ?? undefined };
}

function shown({ total, isLowerBound }: Counted): { total: number; isLowerBound: boolean } {
  return { total, isLowerBound };
}

function hasHits(interpretation: KeywordInterpretation): boolean {
  return (interpretation.counted?.total ?? 0) > 0;
}

function namesAmenity({ texts = [] }: ResolvedSearch): boolean {
  return texts.some(({ amenityBit }) => amenityBit !== undefined);
}

function withText(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []), text] };
}

function withLastText(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []).slice(0, -1), text] };
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
    understanding: { text: null, parts: [], corrections: [], query: writeSearch(request.filter) },
    unknown,
    search: null,
  };
}
