import { DAILY, HIGHWAY, PAPERS, TERMS, VISITS } from './around.ts';
import {
  a,
  capital,
  count,
  entries,
  far,
  figure,
  grouped,
  isYes,
  lease,
  listed,
  lower,
  text,
  titleLease,
  type Facts,
  type Topic,
  type Book,
} from './facts.ts';

const fenced = (facts: Facts) => !['', 'None'].includes(text(facts, 'fencing'));

const WATER: Topic = [
  (facts) => WATERS[text(facts, 'waterSource')] ?? null,
  (facts) => IRRIGATIONS[text(facts, 'irrigationFacility')] ?? null,
];

const SOIL: Topic = [
  (facts) =>
    text(facts, 'soilType') ? `The soil is ${text(facts, 'soilType').toLowerCase()}.` : null,
  (facts) =>
    text(facts, 'suitableCrop')
      ? `${capital(text(facts, 'suitableCrop'))} has been grown here in recent years.`
      : null,
  (facts) =>
    text(facts, 'soilType') && text(facts, 'suitableCrop')
      ? `On its ${text(facts, 'soilType').toLowerCase()} soil the family has grown ${lower(text(facts, 'suitableCrop'))}.`
      : null,
];

const TRACK: Topic = [
  (facts) => {
    const metres = figure(facts, 'distanceFromRoad');
    if (metres === null) return null;
    return metres === 0
      ? 'It is right on the tarred road.'
      : `It is ${grouped(metres)} m from the tarred road.`;
  },
  (facts) =>
    isYes(facts, 'roadAccess') ? 'Tractors and small trucks can reach the field all year.' : null,
  (facts) =>
    text(facts, 'roadAccess') === 'No' ? 'The last stretch is a footpath between fields.' : null,
  (facts) =>
    text(facts, 'nearbyHighwayOrLandmark')
      ? `Landmark: ${text(facts, 'nearbyHighwayOrLandmark')}.`
      : null,
];

const POWER: Topic = [
  (facts) => POWERS[text(facts, 'powerSupply')] ?? null,
  (facts) => (fenced(facts) ? `Fence: ${lower(text(facts, 'fencing'))}.` : null),
  (facts) =>
    isYes(facts, 'isGovtRegistered')
      ? 'The revenue records show the land in the name of the seller.'
      : null,
];

const FIELD: Book = {
  titles: [
    (facts) =>
      `${facts.size} Agricultural Land ${titleLease(facts)} near ${facts.locality}, ${facts.city}`,
    (facts) => `Farm land of ${facts.size}, tehsil ${text(facts, 'tehsil')}`,
    (facts) =>
      `${text(facts, 'soilType')} soil land in tehsil ${text(facts, 'tehsil')}, ${facts.size}`,
    (facts) =>
      text(facts, 'waterSource') === 'Borewell'
        ? `${facts.size} field with borewell, ${facts.locality}`
        : null,
    (facts) =>
      text(facts, 'suitableCrop')
        ? `${facts.size} of ${lower(text(facts, 'suitableCrop'))} land near ${facts.locality}`
        : null,
  ],
  openings: [
    (facts) =>
      `${facts.size} of farm land in tehsil ${text(facts, 'tehsil')}, near ${facts.locality}.`,
    (facts) => `A field of ${facts.size} on the ${facts.locality} side of ${facts.city}.`,
    (facts) =>
      `Agricultural land ${lease(facts)}: ${facts.size} in tehsil ${text(facts, 'tehsil')}.`,
    (facts) => `The land is near ${facts.locality} and measures ${facts.size} in a single piece.`,
  ],
  topics: [
    WATER,
    SOIL,
    TRACK,
    POWER,
    [
      ({ near, city }) => `${city} railway station is ${far(near.station)} away.`,
      ({ near }) => `The nearest grain market is ${far(near.market)} away.`,
    ],
    TERMS,
    PAPERS,
    VISITS,
  ],
};

const FARM_HOME: Topic = [
  (facts) => {
    const rooms = figure(facts, 'noOfRooms');
    return rooms === null
      ? null
      : `The house has ${count(rooms, 'room')} and ${grouped(figure(facts, 'builtUpArea') ?? 0)} ${text(facts, 'areaUnit').toLowerCase()} built up.`;
  },
  (facts) =>
    figure(facts, 'noOfRooms')
      ? `It has ${count(figure(facts, 'noOfRooms') ?? 1, 'room')}, a kitchen and a shaded verandah.`
      : null,
  (facts) =>
    text(facts, 'farmType') ? `It is run as ${a(lower(text(facts, 'farmType')))}.` : null,
];

const OUTSIDE: Topic = [
  (facts) =>
    text(facts, 'swimmingPool').startsWith('Yes')
      ? 'There is a small pool behind the house.'
      : null,
  (facts) => (fenced(facts) ? `Fence: ${lower(text(facts, 'fencing'))}.` : null),
  () => 'Mango and guava trees give shade around the house.',
  () => 'There is a caretaker’s room near the gate.',
  (facts) =>
    figure(facts, 'gardenArea')
      ? `${grouped(figure(facts, 'gardenArea') ?? 0)} ${text(facts, 'areaUnit').toLowerCase()} is garden.`
      : null,
];

const FARM_POWER: Topic = [
  (facts) =>
    text(facts, 'electricity') ? `Electricity: ${lower(text(facts, 'electricity'))}.` : null,
  (facts) => WATERS[text(facts, 'waterSource')] ?? null,
  (facts) =>
    entries(facts, 'furnishDetails').length > 2
      ? `Furniture included: ${listed(entries(facts, 'furnishDetails').slice(0, 4).map(lower))}.`
      : null,
];

const FARM_HOUSE: Book = {
  titles: [
    (facts) => `Farm House ${titleLease(facts)} in ${facts.locality}, ${facts.city}, ${facts.size}`,
    (facts) =>
      `${text(facts, 'farmType')} with ${count(figure(facts, 'noOfRooms') ?? 1, 'room')}, ${facts.locality}`,
    (facts) => `${facts.size} farm house near ${facts.locality}`,
    (facts) =>
      `Farm house on ${facts.size}, ${text(facts, 'waterSource').toLowerCase()} water, ${facts.locality}`,
    (facts) =>
      `${capital(lower(text(facts, 'farmType')))} ${lease(facts)} in ${facts.locality}, ${facts.city}`,
  ],
  openings: [
    (facts) => `A farm house on ${facts.size} near ${facts.locality}, outside ${facts.city}.`,
    (facts) =>
      `${capital(a(lower(text(facts, 'farmType'))))} with a house of ${count(figure(facts, 'noOfRooms') ?? 1, 'room')}, near ${facts.locality}.`,
    (facts) =>
      `${capital(lease(facts))}: farm house with ${facts.size} of land in ${facts.locality}.`,
    (facts) => `This farm house on the edge of ${facts.city} stands on ${facts.size}.`,
  ],
  topics: [FARM_HOME, OUTSIDE, FARM_POWER, WATER, SOIL, HIGHWAY, DAILY, TERMS, PAPERS, VISITS],
};

export const FARM_BOOKS: Readonly<Record<string, Book>> = {
  'agricultural-land': FIELD,
  'farm-house': FARM_HOUSE,
};

const WATERS: Readonly<Record<string, string>> = {
  Canal: 'Canal water is supplied in turns through the season.',
  Borewell: 'Water comes from a borewell on the land.',
  Pond: 'A pond on the land holds water well into summer.',
  'Municipal Supply': 'Water comes from the municipal line.',
  None: 'There is no water source on the land yet.',
};

const IRRIGATIONS: Readonly<Record<string, string>> = {
  Available: 'Irrigation lines reach every part of the field.',
  'Not Available': 'Crops depend on rain; there is no irrigation.',
  'Canal Based': 'Irrigation is from the canal.',
  Borewell: 'Irrigation is from the borewell.',
};

const POWERS: Readonly<Record<string, string>> = {
  'Single Phase': 'A single phase line reaches the pump.',
  'Three Phase': 'A three phase connection runs the pump.',
  'Not Available': 'There is no power connection; the nearest pole is on the road.',
};
