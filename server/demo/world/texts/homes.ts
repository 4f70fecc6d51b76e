import { AMENITY_LINES, DAILY, FURNISHING, PAPERS, TERMS, TRAVEL, VISITS } from './around.ts';
import {
  a,
  capital,
  count,
  deal,
  figure,
  grouped,
  lower,
  text,
  titleDeal,
  type Topic,
  type Book,
  type Facts,
} from './facts.ts';
import {
  FLOOR,
  FACING,
  PARKING,
  BALCONIES,
  CARPET,
  STATE,
  WATER,
  SOCIETY,
  bhk,
  society,
  baths,
  floorOf,
} from './rooms.ts';

const FLAT: Book = {
  titles: [
    (facts) => `${bhk(facts)} Flat ${titleDeal(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${bhk(facts)} flat in ${society(facts)}, ${facts.locality}`,
    (facts) => `${bhk(facts)} on the ${floorOf(facts)}, ${society(facts)}, ${facts.locality}`,
    (facts) =>
      `${text(facts, 'furnishType')} ${bhk(facts)} flat ${deal(facts)} in ${facts.locality}`,
    (facts) => `${facts.size} ${bhk(facts)} flat, ${society(facts)}`,
    (facts) => `${capital(floorOf(facts))} ${bhk(facts)} flat ${deal(facts)} at ${society(facts)}`,
    (facts) => `${bhk(facts)}, ${baths(facts)}, ${facts.size} in ${facts.locality}`,
  ],
  openings: [
    (facts) =>
      `${capital(a(bhk(facts)))} flat of ${facts.size} in ${society(facts)}, ${facts.locality}.`,
    (facts) => `${facts.size} with ${baths(facts)}, on the ${floorOf(facts)} of ${society(facts)}.`,
    (facts) =>
      `This ${bhk(facts)} is on the ${floorOf(facts)} of ${society(facts)} in ${facts.locality}.`,
    (facts) =>
      `This is ${a(bhk(facts))} home in ${facts.locality}, ${facts.city}, with ${baths(facts)}.`,
    (facts) =>
      `${capital(a(bhk(facts)))} flat with ${facts.size} of built-up area and ${baths(facts)}.`,
    (facts) =>
      `${capital(deal(facts))}: ${a(bhk(facts))} in ${society(facts)}, ${facts.size}, ${floorOf(facts)}.`,
  ],
  topics: [
    FLOOR,
    BALCONIES,
    FURNISHING,
    CARPET,
    SOCIETY,
    STATE,
    FACING,
    PARKING,
    WATER,
    AMENITY_LINES,
    TRAVEL,
    DAILY,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

const FLOOR_HOME: Book = {
  titles: [
    (facts) =>
      `${bhk(facts)} Builder Floor ${titleDeal(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${bhk(facts)} on the ${floorOf(facts)}, ${facts.locality}`,
    (facts) => `${capital(floorOf(facts))} home ${deal(facts)}, ${bhk(facts)}, ${facts.locality}`,
    (facts) => `Independent floor in ${facts.locality}: ${bhk(facts)}, ${facts.size}`,
    (facts) => `${text(facts, 'furnishType')} ${bhk(facts)} builder floor in ${facts.locality}`,
    (facts) => `${facts.size} builder floor at ${society(facts)}, ${facts.locality}`,
  ],
  openings: [
    (facts) =>
      `One whole floor in ${society(facts)}: ${bhk(facts)}, ${facts.size}, ${baths(facts)}.`,
    (facts) =>
      `A builder floor of ${facts.size} in ${facts.locality}, with no neighbours on the same floor.`,
    (facts) =>
      `${capital(a(bhk(facts)))} builder floor of ${facts.size} in ${society(facts)}, with ${baths(facts)}.`,
    (facts) =>
      `This home takes up a whole ${floorOf(facts)} in ${facts.locality}: ${bhk(facts)} with ${baths(facts)}.`,
    (facts) =>
      `${capital(deal(facts))} in ${facts.locality}: ${a(bhk(facts))} floor of ${facts.size} in ${society(facts)}.`,
  ],
  topics: [
    FLOOR,
    FURNISHING,
    BALCONIES,
    STATE,
    CARPET,
    FACING,
    PARKING,
    WATER,
    AMENITY_LINES,
    DAILY,
    TRAVEL,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

const COMPACT: Topic = [
  () => 'One room for sleeping and living, with the kitchen along one wall.',
  () => 'You can curtain off the bed corner from the living area.',
  (facts) =>
    text(facts, 'bhk') === '1 RK' ? 'The kitchen is separate from the living room.' : null,
  (facts) =>
    text(facts, 'bhk') === 'Studio'
      ? 'A studio: one open room, a kitchen counter and a bathroom.'
      : null,
  (facts) => `${facts.size} is enough for one person or a couple.`,
  () => 'Cupboards up to the ceiling save floor space.',
];

const ONE_ROOM: Book = {
  titles: [
    (facts) => `${bhk(facts)} ${titleDeal(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${bhk(facts)} apartment of ${facts.size} in ${society(facts)}`,
    (facts) =>
      `${text(facts, 'furnishType')} ${bhk(facts)} on the ${floorOf(facts)}, ${facts.locality}`,
    (facts) => `Compact ${bhk(facts)} ${deal(facts)}, ${society(facts)}, ${facts.locality}`,
    (facts) => `${text(facts, 'facing')} facing ${bhk(facts)} in ${facts.locality}, ${facts.size}`,
    (facts) => `${bhk(facts)} ${deal(facts)} at ${society(facts)}, ${floorOf(facts)}`,
  ],
  openings: [
    (facts) =>
      `${capital(a(lower(bhk(facts))))} of ${facts.size} in ${society(facts)}, ${facts.locality}.`,
    (facts) =>
      `A small home on the ${floorOf(facts)} of ${society(facts)}: ${lower(bhk(facts))}, ${facts.size}.`,
    (facts) =>
      `This ${lower(bhk(facts))} in ${facts.locality} has ${baths(facts)} and ${facts.size} in all.`,
    (facts) =>
      `${capital(deal(facts))}: ${lower(bhk(facts))} apartment in ${facts.locality}, ${facts.city}, ${facts.size}.`,
  ],
  topics: [
    COMPACT,
    FLOOR,
    FURNISHING,
    FACING,
    BALCONIES,
    STATE,
    PARKING,
    AMENITY_LINES,
    TRAVEL,
    DAILY,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

/** Of the house one floor is for rent, not all of it. */
const isOneFloor = (facts: Facts) => figure(facts, 'floorNumber') !== null;

const PLOT: Topic = [
  (facts) => {
    const plot = figure(facts, 'plotArea');
    return plot === null
      ? null
      : `The plot measures ${grouped(plot)} ${text(facts, 'areaUnit').toLowerCase()}.`;
  },
  (facts) => {
    const floors = figure(facts, 'numberOfFloors');
    return floors === null || floors < 2 || isOneFloor(facts)
      ? null
      : `It has ${count(floors, 'floor')} and an internal staircase.`;
  },
  (facts) =>
    (figure(facts, 'numberOfFloors') ?? 0) > 1 && !isOneFloor(facts)
      ? 'The bedrooms are upstairs, the kitchen and living room below.'
      : null,
  (facts) =>
    figure(facts, 'numberOfFloors') === 1
      ? 'Everything is on one level, with stairs only to the roof.'
      : null,
  (facts) =>
    isOneFloor(facts)
      ? `The ${floorOf(facts)} of the house is for rent; it has ${count(figure(facts, 'numberOfFloors') ?? 1, 'floor')} in all.`
      : null,
];

const YARD: Topic = [
  () => 'There is a kitchen garden and a water tank at the back.',
  () => 'The front yard has room for a car and pots of tulsi and curry leaf.',
  () => 'The roof is flat and usable, with a room for water tanks.',
  (facts) =>
    text(facts, 'gardenArea') || text(facts, 'privateGarden')
      ? 'The garden is walled on all sides.'
      : null,
  () => 'A separate entrance suits a tenant or parents.',
];

const HOUSE: Book = {
  titles: [
    (facts) => `${bhk(facts)} House ${titleDeal(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${text(facts, 'facing')} facing ${bhk(facts)} house in ${facts.locality}`,
    (facts) => `${facts.size} house ${deal(facts)}, ${society(facts)}, ${facts.locality}`,
    (facts) => `${bhk(facts)} villa in ${society(facts)}, ${facts.locality}`,
    (facts) =>
      isOneFloor(facts)
        ? null
        : `House on ${count(figure(facts, 'numberOfFloors') ?? 1, 'floor')}, ${bhk(facts)}, ${facts.locality}`,
    (facts) =>
      `${text(facts, 'furnishType')} ${bhk(facts)} house ${deal(facts)} in ${facts.locality}`,
  ],
  openings: [
    (facts) =>
      `${capital(a(bhk(facts)))} house of ${facts.size} in ${society(facts)}, ${facts.locality}.`,
    (facts) =>
      `An independent house in ${facts.locality} with ${baths(facts)} and ${facts.size} built-up.`,
    (facts) =>
      `${society(facts)} is a row of houses in ${facts.locality}; this one is ${a(bhk(facts))}.`,
    (facts) =>
      isOneFloor(facts)
        ? null
        : `This house in ${facts.city} has ${bhk(facts)} on ${count(figure(facts, 'numberOfFloors') ?? 1, 'floor')}.`,
    (facts) =>
      `${capital(deal(facts))}: ${a(bhk(facts))} house with its own gate in ${facts.locality}.`,
  ],
  topics: [
    PLOT,
    YARD,
    FURNISHING,
    FACING,
    STATE,
    PARKING,
    WATER,
    AMENITY_LINES,
    DAILY,
    TRAVEL,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

export const HOME_BOOKS: Readonly<Record<string, Book>> = {
  'flat-apartment': FLAT,
  'builder-floor-apartment': FLOOR_HOME,
  'penthouse-studio-apartment': ONE_ROOM,
  'residential-house-villa': HOUSE,
};
