import { isDeepStrictEqual } from 'node:util';
import { type SearchFilter } from '../../../../schema/search.ts';
import { type UnderstoodPart } from '../../gazetteer/keywordWords.ts';
import { type Note } from '../../gazetteer/understand.ts';
import { type Database } from '../../platform/database/connect.ts';
import { type Counted, type Look } from './countStatement.ts';
import { isPlace } from './filtersFromWords.ts';
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
  /** Words that set nothing. */
  notes?: readonly Note[];
  /** What no listing has beside the parts: it was left out. */
  wish?: string;
  corrections: Correction[];
  /** The total, when finding the right interpretation already needed it. */
  counted?: Counted;
}

/** So few hits may stand on a mistake that a seller made too; one that finds so many times as much is likelier. */
const FEW = 20;
const RATHER = 20;
/** To understand words it is enough to know whether they find more than few. */
export const READING: Look = { cap: FEW + 1 };

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
    const keyword = filter.keyword?.trim();
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
    if (corrected) return this.beside(typed, corrected, lookAgain);
    return found > 0 ? typed : this.withoutWish(filter, saved, base, look, typed);
  }

  /** What the words say without those that no listing has beside it: they are a wish, and are named. */
  private async withoutWish(
    filter: SearchFilter,
    { text: keyword, corrections }: ReadText,
    base: ResolvedSearch,
    look: Look,
    typed: KeywordInterpretation,
  ): Promise<KeywordInterpretation> {
    const understood = await this.understood(filter, keyword, base);
    const { parts } = understood;
    const [facts, words] = [true, false].map((isFact) =>
      understood.search.texts?.filter(({ choices }) => (choices !== undefined) === isFact),
    );
    const wish = words?.map((text) => text.words).join(' ') ?? '';
    if (wish === '' || parts.length === 0) return typed;
    const { parts: said } = await this.reader.read(wish, {});
    // What contradicts a filter that was set by hand is none.
    if (said.some(({ kind }) => kind !== 'SORT')) return typed;
    const isOrder = said.length === wish.split(' ').length;
    const texts = facts?.length ? facts : undefined;
    const search = { ...understood.search, texts };
    const decided = await this.counted({ ...understood, search, keyword, corrections }, look);
    return hasHits(decided) ? { ...decided, text: null, wish: isOrder ? undefined : wish } : typed;
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
    // A locality is understood only where no other has its name.
    if (!kinds.has('LOCALITY')) {
      const reading = await this.reader.read(keyword, filter, 'without places');
      if (reading.placed > 0 && reading.parts.length > 0) {
        yield await this.asRead(filter, reading, base);
      }
    }
    if (isSaidWhole(understood)) return;
    // Kinds, places and amounts are words of names as well; a number of bedrooms never is.
    yield kinds.has('BEDROOMS')
      ? await this.asRead(filter, await this.reader.read(keyword, filter, 'bedrooms alone'), base)
      : await this.asText(keyword, base);
  }

  private async asRead(
    filter: SearchFilter,
    { fromWords, parts, rest, placed, notes, spellings }: Reading,
    base: ResolvedSearch,
  ): Promise<KeywordInterpretation> {
    if (parts.length === 0) return { ...(await this.asText(rest, base, placed)), notes };
    const { search } = await this.market.resolved({ ...filter, ...fromWords });
    const text = await this.asText(rest, search, placed);
    return { ...text, parts, fromWords, notes, corrections: [...spellings] };
  }

  private async asBegun(
    filter: SearchFilter,
    { begun, reading: { fromWords, parts, rest } }: BegunText,
  ): Promise<KeywordInterpretation> {
    const { search } = await this.market.resolved({ ...filter, ...fromWords });
    return { search: withText(search, begun), text: rest, parts, fromWords, corrections: [] };
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
    const both = withLastText(corrected.search, { ...correctedText, typed: ownText.words });
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
      { ...corrected, search: both, typedText: ownText.words, corrections },
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

function namesFact({ texts = [] }: ResolvedSearch): boolean {
  return texts.some(({ choices }) => choices !== undefined);
}

function withText(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []), text] };
}

function withLastText(search: ResolvedSearch, text: SearchText): ResolvedSearch {
  return { ...search, texts: [...(search.texts ?? []).slice(0, -1), text] };
}
