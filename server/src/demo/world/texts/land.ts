import { DAILY, HIGHWAY, PAPERS, ROADS, TERMS, TRAVEL, VISITS } from './around.ts';
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
  lowerFirst,
  text,
  titleLease,
  type Book,
  type Facts,
  type Topic,
} from './facts.ts';

const road = (facts: Facts) => grouped(figure(facts, 'roadWidth') ?? 0);
const facing = (facts: Facts) => text(facts, 'facing').toLowerCase();

/** 'commercial', 'mixed': without the word 'use', which the sentence has. */
const useOf = (facts: Facts) => text(facts, 'usageType').toLowerCase().replace(/ use$/, '');

const fenced = (facts: Facts) => !['', 'None'].includes(text(facts, 'fencing'));

const ROAD_WIDTH: Topic = [
  (facts) => (figure(facts, 'roadWidth') ? `The road in front is ${road(facts)} ft wide.` : null),
  (facts) => (figure(facts, 'roadWidth') ? `Approach is by ${a(`${road(facts)} ft road`)}.` : null),
  (facts) =>
    (figure(facts, 'roadWidth') ?? 0) >= 30
      ? `On the ${road(facts)} ft road two lorries can pass each other.`
      : null,
  (facts) =>
    (figure(facts, 'roadWidth') ?? 99) < 30
      ? `The ${road(facts)} ft lane is quiet and has little through traffic.`
      : null,
];

const COLONY: Topic = [
  (facts) =>
    isYes(facts, 'gatedColony') ? 'The colony is gated, with a guard at the entrance.' : null,
  (facts) =>
    isYes(facts, 'gatedColony') ? 'It lies inside a gated layout with street lights.' : null,
  (facts) => (text(facts, 'gatedColony') === 'No' ? 'The layout is open, without a gate.' : null),
  (facts) =>
    text(facts, 'gatedColony') === 'No'
      ? 'There is no gate or monthly charge for the colony.'
      : null,
];

const BUILDING_RIGHT: Topic = [
  (facts) =>
    text(facts, 'constructionAllowed') === 'Yes'
      ? 'Construction may start at once; the use is residential.'
      : null,
  (facts) =>
    text(facts, 'constructionAllowed') === 'Yes'
      ? 'Building is allowed and neighbours have built already.'
      : null,
  (facts) =>
    text(facts, 'constructionAllowed') === 'With Permission'
      ? 'Construction needs the permission of the development authority.'
      : null,
  (facts) =>
    text(facts, 'constructionAllowed') === 'No'
      ? 'Construction is not allowed yet; the land use is still to be changed.'
      : null,
];

const CORNER: Topic = [
  (facts) => (isYes(facts, 'cornerPlot') ? 'It is a corner plot, open on two sides.' : null),
  (facts) =>
    text(facts, 'cornerPlot') === 'No'
      ? 'There are plots on both sides; only the front is open.'
      : null,
  (facts) => (text(facts, 'plotType') ? `Type of plot: ${lower(text(facts, 'plotType'))}.` : null),
  (facts) => (text(facts, 'approvedPlan') ? `Plan: ${lower(text(facts, 'approvedPlan'))}.` : null),
  (facts) =>
    figure(facts, 'fsi') ? `The floor space index here is ${figure(facts, 'fsi')}.` : null,
];

const LANDMARKS: Topic = [
  (facts) =>
    text(facts, 'nearbyLandmarks')
      ? `Close by: ${lowerFirst(text(facts, 'nearbyLandmarks'))}.`
      : null,
  (facts) =>
    text(facts, 'nearbyLandmarks')
      ? `To find it, ask for ${lowerFirst(text(facts, 'nearbyLandmarks'))}.`
      : null,
];

const GROUND: Topic = [
  () => 'The ground is level and filled to road height.',
  () => 'Corner stones are in place and the boundary has been measured.',
  () => 'A neem tree stands at the back; otherwise the land is clear.',
  () => 'Water and power lines run along the front.',
  ({ locality }) => `Drains and street lights of ${locality} reach up to here.`,
  () => 'A low boundary wall of brick goes around it.',
];

const PLOT: Book = {
  titles: [
    (facts) => `${facts.size} Plot ${titleLease(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) => `${capital(facing(facts))} facing plot of ${facts.size}, ${facts.locality}`,
    (facts) => `Residential plot on ${a(`${road(facts)} ft road`)}, ${facts.locality}`,
    (facts) =>
      isYes(facts, 'cornerPlot')
        ? `Corner plot ${lease(facts)} in ${facts.locality}, ${facts.size}`
        : null,
    (facts) =>
      isYes(facts, 'gatedColony')
        ? `${facts.size} plot in a gated colony, ${facts.locality}`
        : null,
    (facts) => `Plot ${lease(facts)} in ${facts.locality}: ${facts.size}, ${facing(facts)} facing`,
  ],
  openings: [
    (facts) => `A residential plot of ${facts.size} in ${facts.locality}, ${facts.city}.`,
    (facts) => `This plot faces ${facing(facts)} and measures ${facts.size}.`,
    (facts) =>
      `${facts.size} of building land in ${facts.locality}, on ${a(`${road(facts)} ft road`)}.`,
    (facts) => `${capital(lease(facts))}: ${a(facing(facts))} facing plot in ${facts.locality}.`,
    (facts) => `Building land in ${facts.locality}, ${facts.size}, asked at ${facts.price}.`,
  ],
  topics: [
    ROAD_WIDTH,
    COLONY,
    BUILDING_RIGHT,
    CORNER,
    GROUND,
    LANDMARKS,
    TRAVEL,
    DAILY,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

const USE: Topic = [
  (facts) => (text(facts, 'usageType') ? `The permitted use is ${useOf(facts)}.` : null),
  (facts) =>
    text(facts, 'commercialApproval')
      ? `Commercial approval: ${lower(text(facts, 'commercialApproval'))}.`
      : null,
  (facts) =>
    text(facts, 'usageType') === 'Mixed Use'
      ? 'Shops below and offices or flats above are allowed.'
      : null,
];

const FRONT: Topic = [
  (facts) =>
    figure(facts, 'frontage')
      ? `The front is ${grouped(figure(facts, 'frontage') ?? 0)} ft long.`
      : null,
  (facts) => (isYes(facts, 'roadFacing') ? 'It opens straight onto the main road.' : null),
  (facts) =>
    text(facts, 'roadFacing') === 'No' ? 'It lies in the second row, behind the road front.' : null,
  (facts) =>
    figure(facts, 'frontage')
      ? `A frontage of ${grouped(figure(facts, 'frontage') ?? 0)} ft leaves room for parking.`
      : null,
];

const COMMERCIAL: Book = {
  titles: [
    (facts) =>
      `${facts.size} Commercial Land ${titleLease(facts)} in ${facts.locality}, ${facts.city}`,
    (facts) =>
      `Commercial land with ${grouped(figure(facts, 'frontage') ?? 0)} ft front, ${facts.locality}`,
    (facts) =>
      `${text(facts, 'usageType')} land ${lease(facts)} in ${facts.locality}, ${facts.size}`,
    (facts) =>
      isYes(facts, 'roadFacing') ? `Road-facing land in ${facts.locality}, ${facts.size}` : null,
    (facts) => `Land for ${useOf(facts)} use, ${facts.locality}, ${facts.city}`,
  ],
  openings: [
    (facts) => `${facts.size} of land for ${useOf(facts)} use in ${facts.locality}.`,
    (facts) =>
      `Commercial land ${lease(facts)} in ${facts.locality}, ${facts.city}: ${facts.size}.`,
    (facts) =>
      `This land in ${facts.locality} has a front of ${grouped(figure(facts, 'frontage') ?? 0)} ft and ${facts.size} in all.`,
    (facts) => `A plot of ${facts.size} in ${facts.city}, meant for ${useOf(facts)} use.`,
  ],
  topics: [FRONT, USE, ROAD_WIDTH, CORNER, GROUND, ROADS, TERMS, PAPERS, VISITS],
};

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
      ? 'It touches the tarred road.'
      : `From the tarred road it is ${grouped(metres)} m.`;
  },
  (facts) =>
    isYes(facts, 'roadAccess') ? 'A tractor and a small lorry reach the field all year.' : null,
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
      ? 'The land is entered in the revenue record in the name of the seller.'
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
    (facts) => `The land lies near ${facts.locality} and measures ${facts.size} in one piece.`,
  ],
  topics: [
    WATER,
    SOIL,
    TRACK,
    POWER,
    [
      ({ near, city }) => `${city} railway station is ${far(near.station)} away.`,
      ({ near }) => `The nearest grain market is at ${far(near.market)}.`,
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
      ? `There are ${count(figure(facts, 'noOfRooms') ?? 1, 'room')}, a kitchen and a verandah on the shaded side.`
      : null,
  (facts) =>
    text(facts, 'farmType') ? `It is run as ${a(lower(text(facts, 'farmType')))}.` : null,
];

const OUTSIDE: Topic = [
  (facts) =>
    text(facts, 'swimmingPool').startsWith('Yes') ? 'A small pool is behind the house.' : null,
  (facts) => (fenced(facts) ? `Fence: ${lower(text(facts, 'fencing'))}.` : null),
  () => 'Mango and guava trees give shade around the house.',
  () => 'A caretaker’s room stands near the gate.',
  (facts) =>
    figure(facts, 'gardenArea')
      ? `${grouped(figure(facts, 'gardenArea') ?? 0)} ${text(facts, 'areaUnit').toLowerCase()} are kept as garden.`
      : null,
];

const FARM_POWER: Topic = [
  (facts) =>
    text(facts, 'electricity') ? `Electricity: ${lower(text(facts, 'electricity'))}.` : null,
  (facts) => WATERS[text(facts, 'waterSource')] ?? null,
  (facts) =>
    entries(facts, 'furnishDetails').length > 2
      ? `Inside stay ${listed(entries(facts, 'furnishDetails').slice(0, 4).map(lower))}.`
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

export const LAND_BOOKS: Readonly<Record<string, Book>> = {
  'residential-land-plot': PLOT,
  'commercial-land': COMMERCIAL,
  'agricultural-land': FIELD,
  'farm-house': FARM_HOUSE,
};

const WATERS: Readonly<Record<string, string>> = {
  Canal: 'Canal water comes in turns through the season.',
  Borewell: 'Water comes from a borewell on the land.',
  Pond: 'A pond on the land holds water well into summer.',
  'Municipal Supply': 'Water comes from the municipal line.',
  None: 'There is no source of water on the land yet.',
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
