import { isDeepStrictEqual } from 'node:util';
import { type SearchFilter } from '../../../../schema/search.ts';
import { findTown, isGreatTown } from '../../gazetteer/gazetteer.ts';
import { type UnderstoodPart } from '../../gazetteer/keywordWords.ts';
import { type Note } from '../../gazetteer/understand.ts';
import { type Database } from '../../platform/database/connect.ts';
import { type Counted, type Look } from './countStatement.ts';
import { isPlace } from './filtersFromWords.ts';
import { quotedOf } from './keywordWords.ts';
import { type BegunText, KeywordReader, type Reading, type ReadText } from './keywordReader.ts';
import { Lexemes } from './lexemes.ts';
import { namedFacts } from './namedFacts.ts';
import { type Resolution, type ResolvedSearch, type SearchText } from './resolvedSearch.ts';
import { type Correction } from './vocabulary.ts';

export interface KeywordInterpretation {
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
  /** A place among them is known, and no listing names it. */
  isAssumed?: boolean;
  /** Words that set nothing. */
  notes?: readonly Note[];
  /** The one of its texts that nothing was read of. */
  open?: SearchText;
  /** What excludes nothing. */
  wish?: Wish;
  corrections: Correction[];
  /** The total, when finding the right interpretation already needed it. */
  counted?: Counted;
}

/** Words that rank, and how many of what is found have them, where that is known. */
export interface Wish {
  words: string;
  text: SearchText;
  counted?: Counted;
}

/** So few hits may stand on a mistake that a seller made too; one that finds so many times as much is likelier. */
const FEW = 20;
const RATHER = 20;
/** To understand words it is enough to know whether they find more than few. */
export const READING: Look = { cap: FEW + 1 };

/** Words that say so many different things are a sentence and no name. */
const MOST_OF_NAME = 2;

/** What has to be known of the market to read words. */
interface Market {
  /** A search by its filters, all but the keyword. */
  resolved: (filter: SearchFilter) => Promise<Resolution>;
  total: (search: ResolvedSearch, look: Look) => Promise<Counted>;
}

/** Reads the words of searches: places and kinds as filters, the rest as text, and mistakes as what was meant. */
export class KeywordInterpreter {
  private readonly reader: KeywordReader;
  private readonly lexemes: Lexemes;
  private readonly market: Market;

  constructor(database: Database, market: Market) {
    this.reader = new KeywordReader(database);
    this.lexemes = Lexemes.of(database);
    this.market = market;
  }

  /** The words of a search as they are to be read, mistakes of typing corrected where hardly anything is found. */
  async interpret(
    filter: SearchFilter,
    base: ResolvedSearch,
    look: Look,
  ): Promise<KeywordInterpretation> {
    return this.withWish(filter, await this.meant(filter, base, look));
  }

  private async meant(
    filter: SearchFilter,
    base: ResolvedSearch,
    look: Look,
  ): Promise<KeywordInterpretation> {
    const keyword = quotedOf(filter.keyword).rest;
    if (!keyword) return { search: base, text: null, parts: [], corrections: [] };
    const asTyped = { text: keyword, corrections: [] };
    const saved = filter.asTyped ? asTyped : this.reader.withKinds(keyword);
    const typed = await this.read(filter, saved, base, look);
    if (filter.asTyped || isSaidWhole(typed)) return typed;
    const found = typed.counted?.total ?? 0;
    // Whoever names what listings have has not mistyped a word that more of them write.
    const isMeant = typed.text === null || found > FEW || namesFact(typed.search);
    if (found > 0 && isMeant) return typed;
    const least = Math.max(1, found * RATHER);
    const lookAgain = look.cap === undefined ? look : { ...look, cap: Math.max(look.cap, least) };
    const corrected = await this.corrected(filter, keyword, base, lookAgain, least);
    return corrected ? this.beside(typed, corrected, lookAgain) : typed;
  }

  /**
   * Conditions apart from wishes: words that nothing was read of beside others exclude nothing. Where they are all there
   * is and anything has them, name places, or contradict a filter that was set by hand they stay a condition, and all of
   * them do where that is asked for.
   */
  async withWish(
    filter: SearchFilter,
    interpretation: KeywordInterpretation,
  ): Promise<KeywordInterpretation> {
    const { search, open, parts, counted } = interpretation;
    const words = [open?.words, open?.prefix].filter(Boolean).join(' ');
    const isBeside = parts.length > 0 || (counted?.total === 0 && hasFilters(search));
    const isOpen = open && !open.placed && isBeside && !filter.strict;
    const said = isOpen ? await this.reader.read(words, {}) : null;
    const isWish = said?.parts.every(({ kind }) => kind === 'SORT') ?? false;
    const typed = filter.wish?.trim();
    const either = open?.typed ? `${words} or ${open.typed}` : said?.unordered;
    const wish = [typed, isWish && either].filter(Boolean).join(' ');
    const isSaid = wish !== '' && (await this.lexemes.stemsOf(wish)).length > 0;
    const own = isSaid && {
      wish: {
        words: wish,
        ...(typed || !open ? { text: { words: wish } } : { text: open, counted }),
      },
    };
    if (!isWish) return { ...interpretation, ...own };
    const texts = search.texts?.filter((text) => text !== open);
    const facts = texts?.flatMap((text) => (text.choices ? text.words : []));
    return {
      ...interpretation,
      search: { ...search, texts: texts?.length ? texts : undefined },
      text: facts?.join(' ') || null,
      typedText: undefined,
      counted: undefined,
      ...own,
    };
  }

  /**
   * Parts of the keyword as filters. When those find nothing, the name of a town as the name of places elsewhere, and
   * then the whole of it as text, unless it is a sentence that leaves nothing open.
   */
  private async read(
    filter: SearchFilter,
    { text, corrections }: ReadText,
    base: ResolvedSearch,
    look: Look,
  ): Promise<KeywordInterpretation> {
    const understood = await this.counted(await this.understood(filter, text, base), look);
    const read = { keyword: text, corrections: [...corrections, ...understood.corrections] };
    if (hasHits(understood) || understood.parts.length === 0) return { ...understood, ...read };
    for await (const other of this.otherwise(filter, text, base, understood)) {
      const counted = await this.counted(other, look);
      if (hasHits(counted)) return { ...counted, ...read };
    }
    return { ...understood, ...read };
  }

  /** What the words say as filters; what is left is text. */
  async understood(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
  ): Promise<KeywordInterpretation> {
    return this.asRead(filter, await this.reader.read(keyword, filter), base);
  }

  /** What else words may mean that find nothing as they are understood. */
  private async *otherwise(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
    understood: KeywordInterpretation,
  ): AsyncGenerator<KeywordInterpretation> {
    const kinds = new Set(understood.parts.map(({ kind }) => kind));
    const isGreat = understood.parts.some(
      ({ kind, value }) => kind === 'CITY' && isGreatTown(findTown(value)),
    );
    const isAssumed = understood.isAssumed ?? false;
    // A locality is understood only where no other has its name, and everybody knows a great town.
    if ((!kinds.has('LOCALITY') || isAssumed) && !isGreat) {
      const reading = await this.reader.read(keyword, filter, 'without places');
      if ((reading.placed > 0 || isAssumed) && reading.parts.length > 0) {
        yield await this.asRead(filter, reading, base);
      }
    }
    if (isSaidWhole(understood) || kinds.size > MOST_OF_NAME) return;
    // Kinds, places and amounts are words of names as well; a number of bedrooms never is.
    yield kinds.has('BEDROOMS')
      ? await this.asRead(filter, await this.reader.read(keyword, filter, 'bedrooms alone'), base)
      : await this.asText(keyword, base);
  }

  private async asRead(
    filter: SearchFilter,
    { fromWords, parts, rest, placed, isAssumed, notes, spellings }: Reading,
    base: ResolvedSearch,
  ): Promise<KeywordInterpretation> {
    if (parts.length === 0) return { ...(await this.asText(rest, base, placed)), notes };
    const { search } = await this.market.resolved({ ...filter, ...fromWords });
    const text = await this.asText(rest, search, placed);
    return { ...text, parts, isAssumed, fromWords, notes, corrections: [...spellings] };
  }

  private async asBegun(
    filter: SearchFilter,
    { begun, reading: { fromWords, parts, rest } }: BegunText,
  ): Promise<KeywordInterpretation> {
    const { search } = await this.market.resolved({ ...filter, ...fromWords });
    const text = withText(search, begun);
    return { search: text, open: begun, text: rest, parts, fromWords, corrections: [] };
  }

  /** All words as text. */
  async asText(text: string, base: ResolvedSearch, placed = 0): Promise<KeywordInterpretation> {
    const { named, rest } = namedFacts(text);
    const search = named.reduce(withText, base);
    const lexemes = rest ? await this.lexemes.stemsOf(rest) : [];
    const isText = lexemes.length > 0;
    const words = { words: rest, ...(placed > 0 && { placed }) };
    return {
      search: isText ? withText(search, words) : search,
      ...(isText && { open: words }),
      text: isText || named.length > 0 ? text : null,
      parts: [],
      corrections: [],
    };
  }

  /**
   * The first corrected reading of a keyword that finds as many as this. Where as it was typed nothing is found, and so
   * by no reading, the first that leaves nothing open: "navi mumbay" is Navi Mumbai below any price.
   */
  private async corrected(
    filter: SearchFilter,
    keyword: string,
    base: ResolvedSearch,
    look: Look,
    least: number,
  ): Promise<KeywordInterpretation | null> {
    let complete: KeywordInterpretation | null = null;
    for await (const reading of this.reader.corrected(keyword, filter)) {
      const interpretation =
        'begun' in reading
          ? await this.counted(await this.asBegun(filter, reading), look)
          : await this.read(filter, reading, base, look);
      if ((interpretation.counted?.total ?? 0) >= least) return interpretation;
      if (!('begun' in reading) && isSaidWhole(interpretation)) complete ??= interpretation;
    }
    return least === 1 ? complete : null;
  }

  /** What was typed beside its corrected reading: what some sellers write so is meant as well. */
  private async beside(
    typed: KeywordInterpretation,
    corrected: KeywordInterpretation,
    look: Look,
  ): Promise<KeywordInterpretation> {
    const [ownText, correctedText] = [typed.search.texts?.at(-1), corrected.search.texts?.at(-1)];
    if (!hasHits(typed) || !ownText || !correctedText || correctedText.prefix !== undefined)
      return corrected;
    const eitherText = { ...correctedText, typed: ownText.words };
    const both = withLastText(corrected.search, eitherText);
    // Beside another filter the typed words would mean something else.
    if (
      !isDeepStrictEqual(
        withLastText(typed.search, ownText),
        withLastText(corrected.search, ownText),
      )
    ) {
      return corrected;
    }
    const corrections = corrected.corrections.map((each) => ({
      ...each,
      isBoth: ownText.words.toLowerCase().includes(each.from.toLowerCase()),
    }));
    return this.counted(
      { ...corrected, search: both, open: eitherText, typedText: ownText.words, corrections },
      look,
    );
  }

  private async counted(
    interpretation: KeywordInterpretation,
    look: Look,
  ): Promise<KeywordInterpretation> {
    return { ...interpretation, counted: await this.market.total(interpretation.search, look) };
  }
}

function hasHits(interpretation: KeywordInterpretation): boolean {
  return (interpretation.counted?.total ?? 0) > 0;
}

/** A sentence of which nothing stays text and that says more than a place, which many things are called by. */
function isSaidWhole({ text, parts }: KeywordInterpretation): boolean {
  return text === null && !parts.every(isPlace);
}

/** Whether anything narrows it beside its words. */
function hasFilters(search: ResolvedSearch): boolean {
  return Object.entries(search).some(([key, value]) => key !== 'texts' && value !== undefined);
}

function namesFact({ texts = [] }: ResolvedSearch): boolean {
  return texts.some(({ choices }) => choices !== undefined);
}

function withText(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []), text] };
}

function withLastText(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []).slice(0, -1), text] };
}
