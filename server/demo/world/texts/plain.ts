import { AMENITY_LINES, DAILY, PAPERS, TERMS, TRAVEL, VISITS } from './around.ts';
import { deal, titleDeal, type Book } from './facts.ts';

/** For a subtype without a book of its own: only what every listing has. */
export const PLAIN_BOOK: Book = {
  titles: [
    (facts) => `${facts.noun} ${titleDeal(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${facts.size} ${facts.noun.toLowerCase()} ${deal(facts)}, ${facts.locality}`,
    (facts) => `${facts.noun} of ${facts.size} in ${facts.locality}`,
  ],
  openings: [
    (facts) => `${facts.noun} ${deal(facts)} in ${facts.locality}, ${facts.city}: ${facts.size}.`,
    (facts) => `${facts.size} in ${facts.locality}, listed at ${facts.price}.`,
  ],
  topics: [AMENITY_LINES, TRAVEL, DAILY, TERMS, PAPERS, VISITS],
};
