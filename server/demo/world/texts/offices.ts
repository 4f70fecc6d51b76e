import { CUSTOMERS, FURNISHING, PAPERS, TERMS, VISITS, WORK_AMENITIES } from './around.ts';
import {
  a,
  capital,
  count,
  deal,
  figure,
  floorName,
  grouped,
  isYes,
  lower,
  text,
  titleDeal,
  type Facts,
  type Topic,
  type Book,
} from './facts.ts';

const building = (facts: Facts) => text(facts, 'buildingProject');
const floorOf = (facts: Facts, key: string) => floorName(figure(facts, key) ?? 0);

const DESKS: Topic = [
  (facts) =>
    figure(facts, 'workstations')
      ? `There is room for ${count(figure(facts, 'workstations') ?? 0, 'workstation')} and ${count(figure(facts, 'noOfCabins') ?? 0, 'cabin')}.`
      : null,
  (facts) =>
    (figure(facts, 'noOfCabins') ?? 0) > 1
      ? `${capital(count(figure(facts, 'noOfCabins') ?? 0, 'cabin'))} with glass fronts line the corridor.`
      : null,
  (facts) => (figure(facts, 'noOfCabins') === 0 ? 'It is one open hall without cabins.' : null),
  (facts) =>
    text(facts, 'conferenceRoom')
      ? `Conference room: ${lower(text(facts, 'conferenceRoom'))}.`
      : null,
  (facts) =>
    text(facts, 'receptionArea') ? `Reception: ${lower(text(facts, 'receptionArea'))}.` : null,
];

const PANTRY: Topic = [
  (facts) => (isYes(facts, 'pantry') ? 'There is a pantry with a sink in the office.' : null),
  (facts) =>
    text(facts, 'pantry') === 'No'
      ? 'There is no pantry, but there is a tea stall at the gate.'
      : null,
  (facts) =>
    figure(facts, 'washrooms')
      ? `The unit has ${count(figure(facts, 'washrooms') ?? 1, 'washroom')} of its own.`
      : null,
];

const SERVICES: Topic = [
  (facts) => BACKUPS[text(facts, 'powerBackup')] ?? null,
  (facts) =>
    text(facts, 'security') && text(facts, 'security') !== 'None'
      ? `Security: ${text(facts, 'security')}.`
      : null,
  (facts) => PARKINGS[text(facts, 'parking')] ?? null,
];

const OFFICE_TERMS: Topic = [
  (facts) =>
    /\d/.test(text(facts, 'lockInPeriod'))
      ? `The lock-in is ${text(facts, 'lockInPeriod').toLowerCase()}.`
      : null,
  (facts) =>
    facts.purpose === 'rent' && text(facts, 'leaseType')
      ? `Offered as ${a(lower(text(facts, 'leaseType')))}.`
      : null,
  (facts) =>
    text(facts, 'propertyCondition')
      ? `Condition of the unit: ${text(facts, 'propertyCondition').toLowerCase()}.`
      : null,
  (facts) =>
    text(facts, 'ageOfProperty')
      ? `Age of the building: ${text(facts, 'ageOfProperty').toLowerCase()}.`
      : null,
];

const OFFICE: Book = {
  titles: [
    (facts) =>
      `Office Space ${titleDeal(facts)} in ${facts.locality}, ${facts.city}, ${facts.size}`,
    (facts) => `${facts.size} office in ${building(facts)}, ${facts.locality}`,
    (facts) =>
      `${text(facts, 'furnishType')} office, ${count(figure(facts, 'workstations') ?? 0, 'workstation')}, ${facts.locality}`,
    (facts) =>
      `${capital(floorOf(facts, 'yourFloor'))} office ${deal(facts)} at ${building(facts)}`,
    (facts) => `Office of ${facts.size} ${deal(facts)}, ${facts.locality}`,
    (facts) => `${building(facts)}: office ${deal(facts)}, ${facts.size}`,
  ],
  openings: [
    (facts) =>
      `An office of ${facts.size} on the ${floorOf(facts, 'yourFloor')} of ${building(facts)}, ${facts.locality}.`,
    (facts) =>
      `${facts.size} of office space in ${facts.locality}, ${lower(text(facts, 'furnishType'))}.`,
    (facts) => `Office ${deal(facts)} in ${building(facts)}, ${facts.locality}: ${facts.size}.`,
    (facts) =>
      `${capital(deal(facts))}: an office for a team of up to ${grouped((figure(facts, 'workstations') ?? 4) + (figure(facts, 'noOfCabins') ?? 0))} in ${facts.locality}.`,
  ],
  topics: [
    DESKS,
    PANTRY,
    FURNISHING,
    SERVICES,
    WORK_AMENITIES,
    OFFICE_TERMS,
    CUSTOMERS,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

const FRONT: Topic = [
  (facts) =>
    text(facts, 'widthXLength') ? `It measures ${text(facts, 'widthXLength')} ft.` : null,
  (facts) => (isYes(facts, 'roadFacing') ? 'The shop opens onto the road.' : null),
  (facts) =>
    text(facts, 'roadFacing') === 'No' ? 'It faces the inner passage of the building.' : null,
  (facts) =>
    figure(facts, 'shutterCount')
      ? `The front has ${count(figure(facts, 'shutterCount') ?? 1, 'shutter')}.`
      : null,
];

const SHOP_USE: Topic = [
  (facts) => HUBS[text(facts, 'locationHub')] ?? null,
  (facts) => (figure(facts, 'floorNumber') === 0 ? 'It is at ground level, without steps.' : null),
  (facts) =>
    (figure(facts, 'floorNumber') ?? 0) > 0
      ? `It is on the ${floorOf(facts, 'floorNumber')}, with a lift and stairs.`
      : null,
  (facts) => (text(facts, 'showcase') ? `Display: ${lower(text(facts, 'showcase'))}.` : null),
  (facts) =>
    text(facts, 'powerSupply')
      ? `Power supply: ${text(facts, 'powerSupply').toLowerCase()}.`
      : null,
];

const SHOP: Book = {
  titles: [
    (facts) => `Shop ${titleDeal(facts)} in ${facts.locality}, ${facts.city}, ${facts.size}`,
    (facts) => `${facts.size} shop at ${building(facts)}, ${facts.locality}`,
    (facts) => `${text(facts, 'widthXLength')} ft shop ${deal(facts)} in ${facts.locality}`,
    (facts) =>
      (figure(facts, 'shutterCount') ?? 1) > 1
        ? `Showroom with ${count(figure(facts, 'shutterCount') ?? 2, 'shutter')}, ${facts.locality}`
        : null,
    (facts) => `${text(facts, 'furnishType')} shop in ${building(facts)}, ${facts.locality}`,
    (facts) =>
      isYes(facts, 'roadFacing') ? `Road-facing shop of ${facts.size}, ${facts.locality}` : null,
  ],
  openings: [
    (facts) => `A shop of ${facts.size} in ${building(facts)}, ${facts.locality}.`,
    (facts) =>
      `${capital(deal(facts))} in ${facts.locality}: a shop with ${count(figure(facts, 'shutterCount') ?? 1, 'shutter')} and ${facts.size}.`,
    (facts) => `This shop at ${building(facts)} measures ${text(facts, 'widthXLength')} ft.`,
    (facts) => `Retail space of ${facts.size} in ${facts.locality}, ${facts.city}.`,
  ],
  topics: [
    FRONT,
    SHOP_USE,
    FURNISHING,
    SERVICES,
    WORK_AMENITIES,
    CUSTOMERS,
    OFFICE_TERMS,
    TERMS,
    PAPERS,
    VISITS,
  ],
};

export const OFFICE_BOOKS: Readonly<Record<string, Book>> = {
  'commercial-office-space': OFFICE,
  'commercial-shop-showroom': SHOP,
};

const BACKUPS: Readonly<Record<string, string>> = {
  Full: 'Power backup covers the whole office, including air conditioning.',
  Partial: 'Power backup runs lights and computers, not the air conditioning.',
  None: 'There is no power backup, but there is space for an inverter.',
};

const PARKINGS: Readonly<Record<string, string>> = {
  Covered: 'Covered parking is in the basement.',
  Open: 'Parking is in the open yard.',
  None: 'There is no reserved parking.',
};

const HUBS: Readonly<Record<string, string>> = {
  'IT Park': 'Staff from the IT park pass by at lunchtime and in the evening.',
  'Business Park': 'The business park next door brings office customers.',
  Mall: 'It is inside a mall with its own parking.',
  'Commercial Project': 'The other shops in the commercial project are open and let.',
  'Residential Project': 'It serves the residential blocks around it.',
  'Retail Complex/Building': 'The retail complex has a chemist, a grocer and a bank.',
  'Market/High Street': 'It stands on the market street, busy until nine in the evening.',
};
