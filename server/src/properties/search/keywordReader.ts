import { type SearchFilter } from '../../../../schema/search.ts';
import { isSpelledRight } from '../../gazetteer/data/everydayWords.ts';
import { isForeignWord } from '../../gazetteer/data/foreignPlaces.ts';
import { latinOf } from '../../gazetteer/indicScripts.ts';
import {
  type CorrectedName,
  correctNames,
  withCorrectedNames,
} from '../../gazetteer/correctNames.ts';
import { baseOf, localityKey, readLocalityName } from '../../gazetteer/localityName.ts';
import { FILLERS, SHORT_FORMS, wordPartOf } from '../../gazetteer/keywordWords.ts';
import { assumedIn, isPostOffice, onlyTownOf } from '../../gazetteer/pincodes.ts';
import { placeKey } from '../../gazetteer/placeKey.ts';
import { keywordNames, understandKeyword } from '../../gazetteer/understand.ts';
import {
  findLocalities,
  findTown,
  findTowns,
  isGreatTown,
  type Town,
} from '../../gazetteer/gazetteer.ts';
import { type Database } from '../../platform/database/connect.ts';
import { groupBy } from '../../platform/groupBy.ts';
import { filtersFromWords, isPlace } from './filtersFromWords.ts';
import { beginning, corrected } from './keywordWords.ts';
import { Places } from './places.ts';
import { type SearchText } from './resolvedSearch.ts';
import { type Correction, Vocabulary, wordsOf } from './vocabulary.ts';
import { type NamedPlace } from './mistakenPlaces.ts';

/** A keyword as it is read, perhaps with other words in the place of mistyped ones. */
export interface ReadText {
  text: string;
  corrections: Correction[];
}

/** The last word that stays text as a beginning, beside what the words before it say. */
export interface BegunText {
  begun: SearchText;
  reading: Reading;
}

/** Reads keywords by what the gazetteer, the catalogue and the listings themselves call things. */
export class KeywordReader {
  private readonly places: Places;
  private readonly vocabulary: Vocabulary;

  constructor(database: Database) {
    this.places = Places.of(database);
    this.vocabulary = new Vocabulary(database);
  }

  /** A keyword with the names of kinds spelled right, which never need to be looked for as they were typed. */
  withKinds(keyword: string): ReadText {
    const corrections = correctNames(keyword, 'kinds');
    return { text: withCorrectedNames(keyword, corrections), corrections };
  }

  /** What the words of a keyword set beside the filters that are set, and what of them stays text. */
  async read(
    keyword: string,
    filter: SearchFilter,
    only?: 'without places' | 'bedrooms alone',
  ): Promise<Reading> {
    const { named: listed, spellings } = await this.listed(keyword, filter);
    const reading = filtersFromWords(keyword, filter, listed, only);
    const name = keywordNames(reading.rest).find(({ text }) => text === reading.rest);
    const named = (name && listed.get(name.key)) ?? [];
    const isMeant = ({ to }: Correction) =>
      reading.parts.some(({ kind, value }) => kind === 'LOCALITY' && value === to);
    const places = [...listed.values()].flat();
    const isAssumed = reading.parts.some(({ kind, label }) => {
      const meant = places.filter(({ name: place, city }) => `${place}, ${city}` === label);
      return kind === 'LOCALITY' && meant.length > 0 && meant.every(({ count }) => count === 0);
    });
    return {
      ...reading,
      isAssumed,
      placed: named.reduce((sum, { count }) => sum + Math.max(1, count), 0),
      spellings: spellings.filter(isMeant),
    };
  }

  /**
   * Other readings of a keyword that found too little, the likeliest first: words of addresses in full ('sec'), names of kinds and cities spelled
   * right ('apartmnet'), then the place in the city too ('hodi'), the last word as a beginning, then words that
   * stand nowhere in the market as those that do, and such as hardly any listing has as those that many have.
   */
  async *corrected(keyword: string, filter: SearchFilter): AsyncGenerator<ReadText | BegunText> {
    const short = inFull(keyword);
    if (short.length > 0) yield { text: corrected(keyword, short), corrections: short };
    const meant = correctNames(keyword, 'kinds and cities');
    const names = await this.toListed(meant);
    const named = { text: withCorrectedNames(keyword, names), corrections: names };
    if (names.length > 0) yield named;
    const reading = await this.read(named.text, filter);
    const placed = await this.withPlace(named, filter, reading);
    if (placed) yield placed;
    const unknown = await this.vocabulary.unknownWords(keyword);
    const asTyped = names.length === 0 ? reading : await this.read(keyword, filter);
    // 'Male' begins Malegaon.
    const begun = unknown.filter((word) => !isForeignWord(word));
    if (begun.length > 0) yield* begunWords(keyword, asTyped, begun);
    // A city without listings is not corrected into another word either.
    const unlisted = meant.filter((each) => !names.includes(each)).map(({ from }) => from);
    const isMistyped = (word: string) =>
      !isSpelledRight(word) && !unlisted.includes(word) && !findTowns(word).some(isGreatTown);
    const mistyped = unknown.filter(isMistyped);
    const words = mistyped.length > 0 ? await this.vocabulary.corrections(mistyped) : null;
    if (words && !words.some(isKind) && !(await this.areOther(words)))
      yield { text: corrected(keyword, words), corrections: words };
    // Of the words that are looked for as text, those that some seller has mistyped as well.
    const rare = await this.vocabulary.likelier(wordsOf(asTyped.rest));
    if (rare.length > 0 && !rare.some(isKind))
      yield { text: corrected(keyword, rare), corrections: rare };
    const all = await this.toListed(correctNames(keyword, 'all names'));
    if (all.length > 0) yield { text: withCorrectedNames(keyword, all), corrections: all };
  }

  /** 'Kokapet' is no mistake for Kothapet: both are places of Hyderabad. */
  private async areOther(corrections: readonly Correction[]): Promise<boolean> {
    const keys = new Map(
      corrections.map(({ from, to }) => [localityKey(readLocalityName(to)), from]),
    );
    const places = await this.places.withKeys([...keys.keys()]);
    return places.some(({ key, city, state }) => isPostOffice(keys.get(key) ?? '', city, state));
  }

  /** No correction leads to a place in which nothing is to be had. */
  private async toListed(corrections: readonly CorrectedName[]): Promise<CorrectedName[]> {
    const listed = await Promise.all(corrections.map(({ to }) => this.places.isListed(to)));
    return corrections.filter((_each, index) => listed[index]);
  }

  /** The words that are left of a keyword as the name of a place in its city, or anywhere. */
  private async withPlace(
    { text, corrections }: ReadText,
    filter: SearchFilter,
    { fromWords, rest }: Reading,
  ): Promise<ReadText | null> {
    const { city, state } = { ...filter, ...fromWords };
    for (const { text: from } of keywordNames(rest).sort((a, b) => b.text.length - a.text.length)) {
      if (from.length < SHORTEST_NAME || areWords(from)) continue;
      const place = await this.places.misspelled(from, city, state);
      if (!place || isPostOffice(from, place.city, place.state)) continue;
      const correction = { from, to: place.name };
      return {
        text: text.replace(from, () => place.name),
        corrections: [...corrections, correction],
      };
    }
    return null;
  }

  /**
   * Localities that listings name, by the key of the words of a keyword that name them. What one or two sellers wrote
   * is no name where it is a word of another kind, and another place where it is a spelling of that.
   */
  private async listed(
    keyword: string,
    { city, state }: SearchFilter,
  ): Promise<{ named: ReadonlyMap<string, readonly NamedPlace[]>; spellings: Correction[] }> {
    const names = keywordNames(keyword)
      .filter(({ text }) => !FILLERS.has(placeKey(/^\S*/.exec(text)?.[0] ?? '')))
      .map(({ key, text }) => ({ key, text, place: localityKey(readLocalityName(latinOf(text))) }));
    const keys = [...new Set(names.map(({ place }) => place).filter(Boolean))];
    const [places, frequencies] = await Promise.all([
      this.places.withKeys(keys),
      this.vocabulary.frequencies(
        names.filter(({ text }) => isOneWord(text)).map(({ text }) => text),
      ),
    ]);
    const found = groupBy(places, ({ key }) => new Set([key, baseOf(key)]));
    const spellings: Correction[] = [];
    const named = await Promise.all(
      names.map(async ({ key, text, place }): Promise<[string, readonly ListedPlace[]] | null> => {
        const towns = findTowns(text);
        const isTown = towns.length > 0;
        const alike = await this.withKnown(inCities(found.get(place) ?? [], place, text), place);
        // Kanpur is not Khanapur, which sounds like it.
        const names = towns.flatMap((town) => [town.name, ...town.aliases].map(placeKey));
        const isSame = ({ name }: NamedPlace) =>
          names.some((each) => placeKey(name).includes(each));
        const all = isTown ? alike.filter(isSame) : alike;
        const count = all.reduce((sum, each) => sum + each.count, 0);
        if (count === 0) return null;
        const share = count >= MANY ? SHARE_OF_MANY : RATHER_A_NAME;
        const isWord = !isTown && count < (frequencies.get(text.toLowerCase()) ?? 0) * share;
        const isRare = count <= FEW && findLocalities(text).length === 0;
        if (isWord || (isRare && saysOtherwise(text))) return null;
        const inTowns = isTown ? await this.places.inTowns(text) : 0;
        const right = await this.places.intended(all);
        if (isRare && right[0] && right[0].key !== all[0]?.key) {
          spellings.push({ from: text, to: right[0].name, isBoth: true });
        }
        return [key, right.map((each) => ({ ...each, inTowns }))];
      }),
    );
    const towns = [
      ...(city ? [findTown(city, state)] : []),
      ...understandKeyword(keyword).parts.map(({ kind, value, city: town = value, state: of }) =>
        kind === 'CITY' || kind === 'LOCALITY' ? findTown(town, of) : null,
      ),
    ].filter((town) => town !== null);
    // 'Indra Nagar' is Indira Nagar, which everybody knows.
    const isCertain = ({ text }: { text: string }) =>
      !areWords(text) && correctNames(text, 'all names').length === 0;
    const alone = new Map(
      (towns.length > 0 ? [] : names).flatMap((name): [string, Town][] => {
        const town = onlyTownOf(name.key);
        return town && isCertain(name) ? [[name.key, town]] : [];
      }),
    );
    const assumed = names.flatMap(({ key }) =>
      [...new Set([...towns, ...alone.values()])].flatMap((town) => {
        const name = assumedIn(town).get(key);
        const place = name && { key, name, city: town.name, state: town.state };
        const isAssumed = alone.get(key) !== town && { isAssumed: true as const };
        return place ? { ...place, count: 0, inTowns: 0, ...isAssumed } : [];
      }),
    );
    const listed = new Map(named.filter((each) => each !== null));
    for (const place of assumed) {
      const own = listed.get(place.key) ?? [];
      if (own.every(({ city: of }) => of !== place.city)) listed.set(place.key, [...own, place]);
    }
    return { named: listed, spellings };
  }

  /** With those that the gazetteer knows by a name that sounds so, where only longer names stand in listings. */
  private async withKnown(places: readonly NamedPlace[], key: string): Promise<NamedPlace[]> {
    return [...places, ...(await this.places.known(key, places))];
  }
}

type ListedPlace = NamedPlace & { inTowns: number; isAssumed?: true };

function areWords(text: string): boolean {
  return text.split(/[^\p{L}]+/u).every(isSpelledRight);
}

/** Mistyped names of kinds are corrected as such; what only looks like one is no other word: 'Bhooja', 'bhoomi'. */
function isKind({ to }: Correction): boolean {
  const kind = wordPartOf(placeKey(to))?.kind;
  return kind === 'TYPE' || kind === 'SUBTYPE';
}

/** What so few sellers call a place is hardly one. */
const FEW = 2;

/** One place of each city: the name itself, else the whole of which only parts are named. */
function inCities(places: readonly NamedPlace[], key: string, text: string): NamedPlace[] {
  return [...groupBy(places, ({ city, state }) => [state + '/' + city]).values()].flatMap((all) => {
    const [first] = all;
    const own = all.find((each) => each.key === key);
    const count = all.reduce((sum, each) => sum + each.count, 0);
    return first ? [{ ...(own ?? { ...first, key, name: titled(latinOf(text)) }), count }] : [];
  });
}

function titled(text: string): string {
  return text.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Words among which stands a kind of property, a purpose or a number of rooms, perhaps mistyped. */
function saysOtherwise(text: string): boolean {
  const { parts } = understandKeyword(text);
  return parts.some((part) => !isPlace(part)) || correctNames(text, 'kinds').length > 0;
}

export type Reading = ReturnType<typeof filtersFromWords> & {
  /** How many listings stand in places that are called as what stays text. */
  placed: number;
  /** A place that is read is known, and no listing names it. */
  isAssumed: boolean;
  /** Names of places that some sellers write so, and the right ones, which are meant too. */
  spellings: readonly Correction[];
};

const SHORTEST_NAME = 4;
/** A single word is a place only where so large a share of the listings with that word stands there. */
const RATHER_A_NAME = 0.1;
/** The same of a place where so many stand: a title repeats it, and names of roads do. */
const SHARE_OF_MANY = 0.02;
const MANY = 10;

/** The last word as a beginning beside what the others say, then beside them as the words of a name. */
function* begunWords(
  keyword: string,
  reading: Reading,
  unknown: readonly string[],
): Generator<BegunText> {
  const open = new Set(wordsOf(reading.rest));
  const begun = beginning(
    reading.rest,
    unknown.filter((word) => open.has(word)),
  );
  if (begun) yield { begun, reading };
  if (reading.parts.length === 0 || reading.parts.some(({ kind }) => kind === 'BEDROOMS')) return;
  const all = beginning(keyword, unknown);
  if (all)
    yield {
      begun: all,
      reading: {
        fromWords: {},
        parts: [],
        rest: keyword,
        unordered: keyword,
        placed: 0,
        isAssumed: false,
        notes: [],
        spellings: [],
      },
    };
}

/** Words of addresses that were not written in full; a letter alone is one only beside its place. */
function inFull(keyword: string): Correction[] {
  const words = keyword.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].flatMap((from) => {
    const to = from.length > 1 ? SHORT_FORMS.get(from) : undefined;
    return to === undefined ? [] : { from, to };
  });
}

function isOneWord(text: string): boolean {
  return !/[^\p{L}\p{M}\p{N}]/u.test(text);
}
