import { FARM_BOOKS } from './texts/farms.ts';
import { HOME_BOOKS } from './texts/homes.ts';
import { OFFICE_BOOKS } from './texts/offices.ts';
import { PLAIN_BOOK } from './texts/plain.ts';
import { PLOT_BOOKS } from './texts/plots.ts';
import { STORAGE_BOOKS } from './texts/sheds.ts';
import type { Book, Facts, Topic } from './texts/facts.ts';

/** Titles and descriptions already used in a world: no two listings may read alike. */
export type Used = { readonly titles: Set<string>; readonly descriptions: Set<string> };

/** A title nobody else has, at most 90 characters: what it is and where, no praise. */
export function writeTitle(facts: Facts, used: Used): string {
  const book = bookOf(facts);
  const ways = facts.random.shuffled(sayings(book.titles, facts));
  const title =
    ways.find((way) => !used.titles.has(way)) ??
    freshTitle(ways[0] ?? `${facts.size} in ${facts.locality}`, facts, used);
  used.titles.add(title);
  return title;
}

/** A description nobody else has: an opening and five to eight facts of this very listing. */
export function writeDescription(facts: Facts, used: Used): string {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const description = compose(bookOf(facts), facts);
    if (!used.descriptions.has(description)) {
      used.descriptions.add(description);
      return description;
    }
  }
  throw new Error(`There is nothing new to say about ${facts.subtypeKey} in ${facts.locality}.`);
}

/** The sentences that name neither place nor project: for descriptions many listings share. */
export function writePlaceless(facts: Facts): string {
  const nameless: Facts = {
    ...facts,
    city: NAME,
    locality: NAME,
    highway: NAME,
    firm: null,
    near: { ...facts.near, metro: null },
    details: Object.fromEntries(
      Object.entries(facts.details).map(([key, value]) =>
        PLACE_KEYS.has(key) ? [key, NAME] : [key, value],
      ),
    ),
  };
  const messages = bookOf(facts).topics.flatMap((topic) => {
    const ways = sayings(topic, nameless).filter((way) => !way.includes(NAME));
    return ways.length === 0 ? [] : [facts.random.pick(ways)];
  });
  return facts.random.some(messages, 7).join(' ');
}

/** Stands for a name no sentence may then contain. */
const NAME = '\u0000';
const PLACE_KEYS: ReadonlySet<string> = new Set([
  'buildingProjectSociety',
  'buildingProject',
  'locality',
  'tehsil',
  'nearbyLandmarks',
  'nearbyHighwayOrLandmark',
]);

const BOOKS: Readonly<Record<string, Book>> = {
  ...HOME_BOOKS,
  ...PLOT_BOOKS,
  ...OFFICE_BOOKS,
  ...STORAGE_BOOKS,
  ...FARM_BOOKS,
};

function bookOf({ subtypeKey }: Facts): Book {
  return BOOKS[subtypeKey] ?? PLAIN_BOOK;
}

function compose(book: Book, facts: Facts): string {
  const { random } = facts;
  const opening = random.pick(sayings(book.openings, facts));
  const known = new Set(claimsOf(opening));
  const messages = book.topics.flatMap((topic) => {
    const ways = sayings(topic, facts).filter(
      (way) => !claimsOf(way).some((each) => known.has(each)),
    );
    if (ways.length === 0) return [];
    const way = random.pick(ways);
    for (const claim of claimsOf(way)) known.add(claim);
    return [way];
  });
  return [opening, ...random.some(messages, random.whole(5, 8))].join(' ');
}

/** What a sentence says that is not to be said again: itself, and figures that mean one thing in a listing. */
function claimsOf(sentence: string): string[] {
  return [sentence, ...(sentence.match(FIGURES) ?? [])];
}

const FIGURES =
  /(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten) (?:ft|kW|rooms?|cabins?|bathrooms?|balcony|balconies)\b/g;

function sayings(topic: Topic, facts: Facts): string[] {
  return topic.flatMap((say) => say(facts) ?? []);
}

/** The last resort of a crowded locality: say the size or the price as well. */
function freshTitle(title: string, facts: Facts, used: Used): string {
  const endings = [`, ${facts.size}`, ` at ${facts.price}`, `, ${facts.size}, ${facts.price}`];
  const free = endings.map((ending) => title + ending).find((way) => !used.titles.has(way));
  if (free === undefined) throw new Error(`There is no title left for ${title}.`);
  return free;
}
