import { AMENITY_LINES, DAILY, FURNISHING, PAPERS, TERMS, TRAVEL, VISITS } from './around.ts';
import {
  a,
  capital,
  count,
  deal,
  figure,
  floorName,
  grouped,
  lower,
  text,
  titleDeal,
  type Book,
  type Facts,
  type Topic,
} from './facts.ts';

/** '2 BHK', 'Studio'; '1 RK' stays as it is. */
const bhk = (facts: Facts) => text(facts, 'bhk');
const society = (facts: Facts) => text(facts, 'buildingProjectSociety');
const baths = (facts: Facts) => count(figure(facts, 'bathrooms') ?? 1, 'bathroom');
const floorOf = (facts: Facts) => floorName(figure(facts, 'floorNumber') ?? 0);

const isFinished = (facts: Facts) =>
  ['Ready to Move', 'Resale'].includes(text(facts, 'constructionStatus'));

const FLOOR: Topic = [
  (facts) => {
    const total = figure(facts, 'totalFloors');
    return total === null ? null : `The building has ${count(total, 'floor')}.`;
  },
  (facts) => {
    const floor = figure(facts, 'floorNumber');
    if (floor === null || floor < 4 || !isFinished(facts)) return null;
    return `From the ${floorName(floor)} you look over the roofs of ${facts.locality}.`;
  },
  (facts) =>
    figure(facts, 'floorNumber') === 0
      ? 'Being on the ground floor, it needs no stairs or lift.'
      : null,
  (facts) => {
    const floor = figure(facts, 'floorNumber');
    return floor === null || floor === 0 || floor > 2
      ? null
      : `The ${floorName(floor)} is an easy climb by the stairs.`;
  },
  (facts) => {
    const floor = figure(facts, 'floorNumber');
    const total = figure(facts, 'totalFloors');
    return floor !== null && floor === total
      ? 'It is the top floor, so nobody walks above you.'
      : null;
  },
];

const FACING: Topic = [
  (facts) =>
    text(facts, 'facing') ? `The main door faces ${text(facts, 'facing').toLowerCase()}.` : null,
  (facts) =>
    text(facts, 'facing').startsWith('East') || text(facts, 'facing').endsWith('East')
      ? `Facing ${text(facts, 'facing').toLowerCase()}, the living room has sun until about eleven.`
      : null,
  (facts) =>
    text(facts, 'facing').includes('West')
      ? `It faces ${text(facts, 'facing').toLowerCase()} and gets the evening sun.`
      : null,
  (facts) =>
    text(facts, 'facing') === 'North'
      ? 'North facing, so the rooms stay cool through summer.'
      : null,
  (facts) =>
    text(facts, 'facing') === 'South'
      ? 'South facing; the winter sun reaches the living room.'
      : null,
];

const PARKING: Topic = [
  (facts) => {
    const parking = text(facts, 'parkingType');
    return parking === '' || parking === 'None'
      ? null
      : `Parking: ${lower(parking)}, reserved for this home.`;
  },
  (facts) =>
    text(facts, 'parkingType') === 'None'
      ? 'There is no parking of its own; cars stand on the street.'
      : null,
  (facts) => {
    const parking = text(facts, 'parkingType');
    return parking === 'Stilt' || parking === 'Covered'
      ? `One car fits in the ${parking.toLowerCase()} parking.`
      : null;
  },
];

const BALCONIES: Topic = [
  (facts) => {
    const balconies = figure(facts, 'balconies') ?? 0;
    return balconies < 2
      ? null
      : `It has ${count(balconies, 'balcony', 'balconies')}, one of them off the living room.`;
  },
  (facts) => {
    const balconies = figure(facts, 'balconies') ?? 0;
    return balconies < 2
      ? null
      : `Of the ${count(balconies, 'balcony', 'balconies')}, the kitchen one takes the washing machine.`;
  },
  (facts) =>
    figure(facts, 'balconies') === 1 ? 'The one balcony is deep enough for two chairs.' : null,
  (facts) =>
    figure(facts, 'balconies') === 0 ? 'There is no balcony; the windows are large instead.' : null,
];

const CARPET: Topic = [
  (facts) => {
    const carpet = figure(facts, 'carpetArea');
    return carpet === null
      ? null
      : `Of the ${facts.size} built-up, ${grouped(carpet)} is carpet area.`;
  },
  (facts) => {
    const carpet = figure(facts, 'carpetArea');
    return carpet === null
      ? null
      : `Carpet area is ${grouped(carpet)} against ${facts.size} built-up.`;
  },
];

const STATE: Topic = [
  (facts) => STATES[text(facts, 'constructionStatus')] ?? null,
  (facts) => {
    const age = text(facts, 'ageOfProperty');
    return age === '' || age === 'New Construction'
      ? null
      : `The building is ${AGES[age] ?? lower(age)} old.`;
  },
  (facts) =>
    text(facts, 'propertyCondition')
      ? `Condition: ${text(facts, 'propertyCondition').toLowerCase()}.`
      : null,
];

const WATER: Topic = [
  (facts) => WATERS[text(facts, 'waterSupply')] ?? null,
  (facts) => BACKUPS[text(facts, 'powerBackup')] ?? null,
];

const SOCIETY: Topic = [
  (facts) => {
    const flats = figure(facts, 'totalFlatsInSociety');
    return flats === null ? null : `${society(facts)} has ${grouped(flats)} flats in all.`;
  },
  (facts) => {
    const flats = figure(facts, 'totalFlatsInSociety');
    return flats === null || flats > 80
      ? null
      : `It is a small society of ${grouped(flats)} flats where people know each other.`;
  },
  (facts) => {
    const flats = figure(facts, 'totalFlatsInSociety');
    return flats === null || flats < 200
      ? null
      : `With ${grouped(flats)} flats the society runs its own shuttle and stores.`;
  },
];

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
      `${society(facts)} stands in ${facts.locality}; this ${bhk(facts)} is on its ${floorOf(facts)}.`,
    (facts) =>
      `This is ${a(bhk(facts))} home in ${facts.locality}, ${facts.city}, with ${baths(facts)}.`,
    (facts) =>
      `On offer is ${a(bhk(facts))} flat with ${facts.size} of built-up area and ${baths(facts)}.`,
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
      `A builder floor of ${facts.size} in ${facts.locality}, with no neighbour on the same level.`,
    (facts) =>
      `${capital(a(bhk(facts)))} builder floor on the ${floorOf(facts)} of a house with ${count(figure(facts, 'totalFloors') ?? 3, 'floor')}.`,
    (facts) =>
      `This ${floorOf(facts)} in ${facts.locality} is one home: ${bhk(facts)} with ${baths(facts)}.`,
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
  () => 'One room serves for sleeping and sitting, with the kitchen along one wall.',
  () => 'The bed corner can be curtained off from the sitting side.',
  (facts) =>
    text(facts, 'bhk') === '1 RK'
      ? 'The kitchen is a room of its own, apart from the living room.'
      : null,
  (facts) =>
    text(facts, 'bhk') === 'Studio'
      ? 'A studio: one open room, a kitchen counter and a bathroom.'
      : null,
  (facts) => `The ${facts.size} suit one person or a couple.`,
  () => 'Cupboards reach up to the ceiling, so little floor is lost to storage.',
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
      `${capital(a(bhk(facts)))} of ${facts.size} in ${society(facts)}, ${facts.locality}.`,
    (facts) =>
      `A small home on the ${floorOf(facts)} of ${society(facts)}: ${bhk(facts)}, ${facts.size}.`,
    (facts) =>
      `This ${bhk(facts)} in ${facts.locality} has ${baths(facts)} and ${facts.size} in all.`,
    (facts) =>
      `${capital(deal(facts))}: ${bhk(facts)} apartment in ${facts.locality}, ${facts.city}, ${facts.size}.`,
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

const PLOT: Topic = [
  (facts) => {
    const plot = figure(facts, 'plotArea');
    return plot === null
      ? null
      : `The plot measures ${grouped(plot)} ${text(facts, 'areaUnit').toLowerCase()}.`;
  },
  (facts) => {
    const floors = figure(facts, 'numberOfFloors');
    return floors === null || floors < 2
      ? null
      : `It is built on ${count(floors, 'floor')} around an inner stair.`;
  },
  (facts) =>
    (figure(facts, 'numberOfFloors') ?? 0) > 1
      ? 'The bedrooms are upstairs, the kitchen and living room below.'
      : null,
  (facts) =>
    figure(facts, 'numberOfFloors') === 1
      ? 'Everything is on one level, with stairs only to the roof.'
      : null,
];

const YARD: Topic = [
  () => 'A kitchen garden and a water tank stand at the back.',
  () => 'The front yard takes a car and some pots of tulsi and curry leaf.',
  () => 'The roof is flat and usable, with a room for water tanks.',
  (facts) =>
    text(facts, 'gardenArea') || text(facts, 'privateGarden')
      ? 'The garden is walled on all sides.'
      : null,
  () => 'There is a separate entrance that would suit a tenant or parents.',
];

const HOUSE: Book = {
  titles: [
    (facts) => `${bhk(facts)} House ${titleDeal(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${text(facts, 'facing')} facing ${bhk(facts)} house in ${facts.locality}`,
    (facts) => `${facts.size} house ${deal(facts)}, ${society(facts)}, ${facts.locality}`,
    (facts) => `${bhk(facts)} villa in ${society(facts)}, ${facts.locality}`,
    (facts) =>
      `House on ${count(figure(facts, 'numberOfFloors') ?? 1, 'floor')}, ${bhk(facts)}, ${facts.locality}`,
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
      `This house in ${facts.city} has ${bhk(facts)} on ${count(figure(facts, 'numberOfFloors') ?? 1, 'floor')}.`,
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

const STATES: Readonly<Record<string, string>> = {
  'Ready to Move': 'It is ready and can be moved into after the papers are done.',
  'Under Construction': 'Work on the building is going on; the frame and walls are up.',
  'New Launch': 'The project has just been launched and units are still open to choose from.',
  'Nearing Possession': 'Finishing work is on and possession is expected within months.',
  Resale: 'It is a resale: the present owner has lived here since the building was new.',
};

const AGES: Readonly<Record<string, string>> = {
  'Less than 1 year': 'less than a year',
  '1 to 5 years': 'one to five years',
  '5 to 10 years': 'five to ten years',
  '10 to 20 years': 'ten to twenty years',
  'More than 20 years': 'more than twenty years',
};

const WATERS: Readonly<Record<string, string>> = {
  '24x7': 'Water runs day and night.',
  'Limited Hours': 'Municipal water comes at fixed hours and a tank covers the rest.',
  'On Demand': 'Water is filled on demand by the society.',
  'Not Available': 'There is no piped water yet; tankers come twice a week.',
};

const BACKUPS: Readonly<Record<string, string>> = {
  Full: 'Power backup covers the whole home.',
  Partial: 'Power backup runs the lights, fans and lift.',
  None: 'There is no power backup.',
};
