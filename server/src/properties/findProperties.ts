import {
  type SearchFilter,
  type SearchProblem,
  type SearchRequest,
} from '../../../schema/search.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { type Page, pageOf, type PageRequest } from '../platform/paging.ts';
import { correctNames, withCorrectedNames } from '../gazetteer/correctNames.ts';
import { findFacets, type PropertyFacets } from './findFacets.ts';
import { localityStatement } from './findProperties.sql.ts';
import { countStatement, readCount } from './search/countStatement.ts';
import { filtersFromWords } from './search/filtersFromWords.ts';
import { beginning, corrected } from './search/keywordWords.ts';
import { Lexemes } from './search/lexemes.ts';
import { pageStatement } from './search/pageStatement.ts';
import { type ResolvedSearch, resolveSearch, type SearchText } from './search/resolvedSearch.ts';
import { type Correction, Vocabulary } from './search/vocabulary.ts';
import { type PropertyRow } from './property.row.ts';

export interface UnderstoodPart {
  kind: string;
  label: string;
  value: string;
}

export interface PropertyPage extends Page<PropertyRow> {
  totalIsLowerBound: boolean;
  understanding: { text: string | null; parts: UnderstoodPart[]; corrections: Correction[] };
  /** Names in the search that this market does not know; such a search has no hits. */
  unknown: SearchProblem[];
}

/**
 * Above these shares of matching listings a walk in listing order meets enough of them sooner than the
 * text index can gather all: a page needs twenty, a count a thousand.
 */
const WALK_PAGE_ABOVE = 0.005;
const WALK_COUNT_ABOVE = 0.05;

/** Public listings for everybody who searches: one page, its total and how the keyword was read. */
export class PropertySearch {
  private readonly database: Database;
  private readonly lexemes: Lexemes;
  private readonly vocabulary: Vocabulary;

  constructor(database: Database) {
    this.database = database;
    this.lexemes = new Lexemes(database);
    this.vocabulary = new Vocabulary(database);
  }

  /**
   * V-7-01 to V-7-03, D-14 to D-17. Places and subtypes in the keyword become filters first; when that
   * finds nothing the words are tried as plain text, then with the last word as a beginning, then with
   * typing mistakes corrected. A total above the cap is a lower bound.
   */
  async find(request: SearchRequest): Promise<PropertyPage> {
    const { search: named, unknown } = resolveSearch({ ...request.filter, keyword: undefined });
    if (unknown.length > 0) return nothing(request, unknown);
    const search = await this.withKnownLocality(request.filter.location, named);
    const interpretation = await this.interpretKeyword(request.filter, search);
    const window = await this.window(interpretation, request);
    return {
      ...window,
      understanding: {
        text: interpretation.text,
        parts: interpretation.parts,
        corrections: interpretation.corrections,
      },
      unknown,
    };
  }

  /** The total alone, for a button that says how many a changed filter would show. */
  async count(filter: SearchFilter): Promise<{ total: number; isLowerBound: boolean }> {
    const { search, unknown } = resolveSearch({ ...filter, keyword: undefined });
    if (unknown.length > 0) return { total: 0, isLowerBound: false };
    const interpretation = await this.interpretKeyword(filter, search);
    return interpretation.counted ?? this.total(interpretation.search);
  }

  /** The same search with what its keyword says as filters, typing mistakes corrected; the rest stays keyword. */
  async spelledOut(filter: SearchFilter): Promise<SearchFilter> {
    const keyword = filter.keyword?.trim();
    if (!keyword) return filter;
    const [likeliest] = await this.correctedTexts(
      keyword,
      await this.vocabulary.unknownWords(keyword),
    );
    const correctedKeyword = likeliest?.text ?? keyword;
    const { fromWords, parts, rest } = filtersFromWords(correctedKeyword, filter);
    if (parts.length === 0) return { ...filter, keyword: correctedKeyword };
    const hasText = rest !== '' && (await this.lexemes.of(rest)).length > 0;
    return { ...filter, ...fromWords, keyword: hasText ? rest : undefined };
  }

  /** The total of a search whose keyword is nothing but text, in at most two statements. */
  async countAsSpelled(filter: SearchFilter): Promise<{ total: number; isLowerBound: boolean }> {
    const { search: named, unknown } = resolveSearch({ ...filter, keyword: undefined });
    if (unknown.length > 0) return { total: 0, isLowerBound: false };
    const search = await this.withKnownLocality(filter.location, named);
    return this.total((await this.asText(filter.keyword ?? '', search)).search);
  }

  /** Counts for every choice of the filters; names the market does not know narrow nothing here. */
  async facets(filter: SearchFilter): Promise<PropertyFacets> {
    const { search } = resolveSearch({ ...filter, keyword: undefined });
    return findFacets(this.database, (await this.interpretKeyword(filter, search)).search);
  }

  /** A locality that only listings name, not the gazetteer, is matched exactly as well (D-17). */
  private async withKnownLocality(
    location: string | undefined,
    search: ResolvedSearch,
  ): Promise<ResolvedSearch> {
    if (!location || !search.city || search.locality) return search;
    const [known] = await this.database.read<{ locality: string }>(
      prepared('locality_of_city', localityStatement(search.city, search.state, location.trim())),
    );
    return known ? { ...search, locality: known.locality, texts: undefined } : search;
  }

  /** About which share of the listings has the words of a search; 0 in a city, whose rows are few. */
  private async shareOfText(search: ResolvedSearch): Promise<number> {
    if (!search.texts || search.city) return 0;
    const lexemes = await Promise.all(search.texts.map((text) => this.lexemes.of(text.words)));
    return this.lexemes.share(lexemes.flat());
  }

  private async window(interpretation: KeywordInterpretation, request: SearchRequest) {
    const { search } = interpretation;
    const { sort, page, pageSize } = request;
    const offset = (page - 1) * pageSize;
    const share = await this.shareOfText(search);
    const textIsWalked = share > WALK_PAGE_ABOVE;
    const options = { search, sort, offset, limit: pageSize, textIsWalked };
    if (offset === 0) {
      const [items, counted] = await Promise.all([
        this.database.read<PropertyRow>(pageStatement({ ...options, total: null })),
        interpretation.counted ?? this.total(search, share),
      ]);
      return windowOf(items, counted, request);
    }
    const counted = interpretation.counted ?? (await this.total(search, share));
    const isPastEnd = !counted.isLowerBound && offset >= counted.total;
    const items = isPastEnd
      ? []
      : await this.database.read<PropertyRow>(
          pageStatement({ ...options, total: counted.isLowerBound ? null : counted.total }),
        );
    return windowOf(items, counted, request);
  }

  private async total(
    search: ResolvedSearch,
    knownShare?: number,
  ): Promise<{ total: number; isLowerBound: boolean }> {
    const share = knownShare ?? (await this.shareOfText(search));
    const rows = await this.database.read<{ count: number }>(
      countStatement({ search, textIsWalked: share > WALK_COUNT_ABOVE }),
    );
    return readCount(search, onlyRow(rows).count);
  }

  private async interpretKeyword(
    filter: SearchFilter,
    base: ResolvedSearch,
  ): Promise<KeywordInterpretation> {
    const keyword = filter.keyword?.trim();
    if (!keyword) return { search: base, text: null, parts: [], corrections: [] };
    const interpretation = await this.interpret(filter, keyword, base, []);
    return hasHits(interpretation)
      ? interpretation
      : ((await this.findCorrected(filter, keyword, base)) ?? interpretation);
  }

  /** Parts of the keyword as filters; the whole of it as text when those find nothing. */
  private async interpret(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
    corrections: Correction[],
  ): Promise<KeywordInterpretation> {
    const understood = await this.counted(await this.understood(filter, keyword, base));
    if (hasHits(understood) || understood.parts.length === 0) return { ...understood, corrections };
    const asText = await this.counted(await this.asText(keyword, base));
    return { ...(hasHits(asText) ? asText : understood), corrections };
  }

  private async understood(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
  ): Promise<KeywordInterpretation> {
    const { fromWords, parts, rest } = filtersFromWords(keyword, filter);
    if (parts.length === 0) return this.asText(keyword, base);
    const { search } = resolveSearch({ ...filter, ...fromWords, keyword: undefined });
    const text = await this.asText(rest, search);
    return { ...text, parts };
  }

  private async asText(text: string, base: ResolvedSearch): Promise<KeywordInterpretation> {
    const lexemes = text ? await this.lexemes.of(text) : [];
    if (lexemes.length === 0) return { search: base, text: null, parts: [], corrections: [] };
    return { search: withText(base, { words: text }), text, parts: [], corrections: [] };
  }

  /**
   * Only when nothing was found: the last word as a beginning, then words that stand nowhere in the market
   * corrected by those that do, then names of places and kinds corrected as a whole ('indra nagar').
   */
  private async findCorrected(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
  ): Promise<KeywordInterpretation | null> {
    const unknown = await this.vocabulary.unknownWords(keyword);
    const begun = unknown.length > 0 ? beginning(keyword, unknown) : null;
    if (begun) {
      const search = withText(base, begun);
      const interpretation = await this.counted({
        search,
        text: keyword,
        parts: [],
        corrections: [],
      });
      if (hasHits(interpretation)) return interpretation;
    }
    for (const { text, corrections } of await this.correctedTexts(keyword, unknown)) {
      const interpretation = await this.interpret(filter, text, base, corrections);
      if (hasHits(interpretation)) return interpretation;
    }
    return null;
  }

  /** Other interpretations of a keyword with typing mistakes, the likeliest first. */
  private async correctedTexts(
    keyword: string,
    unknown: readonly string[],
  ): Promise<{ text: string; corrections: Correction[] }[]> {
    const words = unknown.length > 0 ? await this.vocabulary.corrections(unknown) : null;
    const names = correctNames(keyword);
    return [
      ...(words ? [{ text: corrected(keyword, words), corrections: words }] : []),
      ...(names.length > 0
        ? [{ text: withCorrectedNames(keyword, names), corrections: names }]
        : []),
    ];
  }

  private async counted(interpretation: KeywordInterpretation): Promise<KeywordInterpretation> {
    return { ...interpretation, counted: await this.total(interpretation.search) };
  }
}

interface KeywordInterpretation {
  search: ResolvedSearch;
  /** What was left as text. */
  text: string | null;
  parts: UnderstoodPart[];
  corrections: Correction[];
  /** The total, when finding the right interpretation already needed it. */
  counted?: { total: number; isLowerBound: boolean };
}

function hasHits(interpretation: KeywordInterpretation): boolean {
  return (interpretation.counted?.total ?? 0) > 0;
}

function withText(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []), text] };
}

/** Of a total that is a lower bound nobody knows the last page. */
function windowOf(
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
    understanding: { text: null, parts: [], corrections: [] },
    unknown,
  };
}
