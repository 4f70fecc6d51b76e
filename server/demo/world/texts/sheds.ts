import { PAPERS, ROADS, TERMS, VISITS, WORK_AMENITIES } from './around.ts';
import {
  a,
  capital,
  count,
  entries,
  figure,
  grouped,
  isYes,
  lease,
  listed,
  lower,
  lowerFirst,
  text,
  titleLease,
  type Facts,
  type Topic,
  type Book,
} from './facts.ts';

/** Has no roof: nothing of it is a building. */
const isYard = (facts: Facts) => text(facts, 'coveredOpenArea') === 'Open';

const STORE: Topic = [
  (facts) =>
    figure(facts, 'height') && !isYard(facts)
      ? `Clear height is ${grouped(figure(facts, 'height') ?? 0)} ft.`
      : null,
  (facts) =>
    figure(facts, 'powerLoad')
      ? `The sanctioned load is ${grouped(figure(facts, 'powerLoad') ?? 0)} kW.`
      : null,
  (facts) =>
    figure(facts, 'height') && figure(facts, 'powerLoad') && !isYard(facts)
      ? `${grouped(figure(facts, 'height') ?? 0)} ft high inside, with ${grouped(figure(facts, 'powerLoad') ?? 0)} kW of power.`
      : null,
];

const TRUCKS: Topic = [
  (facts) => (isYes(facts, 'truckAccess') ? 'Trucks can turn inside the gate.' : null),
  (facts) =>
    text(facts, 'truckAccess') === 'No'
      ? 'Only small vehicles reach the gate. Large trucks unload on the road.'
      : null,
  (facts) =>
    isYes(facts, 'dockLeveling') ? 'Dock levellers are fitted at the loading side.' : null,
  (facts) => (text(facts, 'loadingDock') ? `Loading: ${lower(text(facts, 'loadingDock'))}.` : null),
  (facts) =>
    figure(facts, 'roadWidth')
      ? `The approach road is ${grouped(figure(facts, 'roadWidth') ?? 0)} ft wide.`
      : null,
];

const STORE_USE: Topic = [
  (facts) =>
    text(facts, 'suitableFor') && !isYard(facts)
      ? `It suits ${lower(text(facts, 'suitableFor'))}.`
      : null,
  (facts) =>
    text(facts, 'coveredOpenArea') === 'Covered' ? 'The whole area is under one roof.' : null,
  (facts) => (isYard(facts) ? 'It is an open yard with a covered office at the gate.' : null),
  (facts) => {
    const features = entries(facts, 'securityFeatures').filter((feature) => feature !== 'No');
    return features.length === 0
      ? null
      : `Security: ${listed(features.map((feature) => (feature === 'CCTV' ? feature : lower(feature))))}.`;
  },
  (facts) =>
    figure(facts, 'leaseDuration') && facts.purpose === 'rent'
      ? `A lease of ${grouped(figure(facts, 'leaseDuration') ?? 0)} months is required.`
      : null,
];

/** What is said of buildings alone. */
function underRoof(ways: Topic): Topic {
  return ways.map((way) => (facts: Facts) => (isYard(facts) ? null : way(facts)));
}

const WAREHOUSE: Book = {
  titles: [
    ...underRoof([
      (facts) =>
        `Warehouse ${titleLease(facts)} in ${facts.locality}, ${facts.city}, ${facts.size}`,
      (facts) => `${facts.size} godown ${lease(facts)}, ${facts.locality}`,
      (facts) =>
        `Godown with ${grouped(figure(facts, 'height') ?? 0)} ft clear height, ${facts.locality}`,
      (facts) =>
        `Warehouse with ${grouped(figure(facts, 'powerLoad') ?? 0)} kW, ${facts.size}, ${facts.locality}`,
    ]),
    (facts) =>
      `${capital(lower(text(facts, 'coveredOpenArea')))} storage of ${facts.size} in ${facts.locality}`,
    (facts) => (isYard(facts) ? `Storage yard of ${facts.size}, ${facts.locality}` : null),
  ],
  openings: [
    (facts) =>
      `${facts.size} of ${lower(text(facts, 'coveredOpenArea'))} storage ${lease(facts)} in ${facts.locality}.`,
    (facts) =>
      isYard(facts)
        ? `A storage yard of ${facts.size} ${lease(facts)} in ${facts.locality}, ${facts.city}.`
        : null,
    ...underRoof([
      (facts) => `A warehouse of ${facts.size} in ${facts.locality}, ${facts.city}.`,
      (facts) =>
        `This godown in ${facts.locality} offers ${facts.size} at ${grouped(figure(facts, 'height') ?? 0)} ft height.`,
      (facts) =>
        `${capital(lease(facts))}: godown of ${facts.size} on the ${facts.locality} side of ${facts.city}.`,
    ]),
  ],
  topics: [STORE, TRUCKS, STORE_USE, WORK_AMENITIES, ROADS, TERMS, PAPERS, VISITS],
};

const SHED: Topic = [
  (facts) =>
    figure(facts, 'builtUpSize')
      ? `The shed covers ${grouped(figure(facts, 'builtUpSize') ?? 0)} ${text(facts, 'areaUnit').toLowerCase()}.`
      : null,
  (facts) =>
    text(facts, 'cranesPowerLoad')
      ? `Crane and power: ${lowerFirst(text(facts, 'cranesPowerLoad'))}.`
      : null,
  (facts) =>
    figure(facts, 'height')
      ? `The shed is ${grouped(figure(facts, 'height') ?? 0)} ft high at the eaves.`
      : null,
  (facts) =>
    text(facts, 'powerSupply') ? `Power is ${text(facts, 'powerSupply').toLowerCase()}.` : null,
];

const LICENCES: Topic = [
  (facts) => {
    const approvals = entries(facts, 'approvals');
    return approvals.length === 0 ? null : `Approvals available: ${listed(approvals)}.`;
  },
  (facts) => {
    const approvals = entries(facts, 'approvals');
    return approvals.length < 2
      ? null
      : `${count(approvals.length, 'approval').replace(/^\w/, (c) => c.toUpperCase())} are in place, including ${approvals[0]}.`;
  },
];

const FACTORY: Book = {
  titles: [
    (facts) =>
      `Industrial Shed ${titleLease(facts)} in ${facts.locality}, ${facts.city}, ${facts.size}`,
    (facts) => `${facts.size} industrial plot with shed, ${facts.locality}`,
    (facts) =>
      `Factory building on ${a(`${grouped(figure(facts, 'roadWidth') ?? 0)} ft road`)}, ${facts.locality}`,
    (facts) =>
      `Shed of ${grouped(figure(facts, 'builtUpSize') ?? 0)} ${text(facts, 'areaUnit').toLowerCase()} ${lease(facts)}, ${facts.locality}`,
    (facts) =>
      `Industrial unit, ${grouped(figure(facts, 'height') ?? 0)} ft high, in ${facts.locality}`,
  ],
  openings: [
    (facts) =>
      `An industrial plot of ${facts.size} with a shed in ${facts.locality}, ${facts.city}.`,
    (facts) => `${capital(lease(facts))}: a factory shed on ${facts.size} in ${facts.locality}.`,
    (facts) =>
      `This unit in ${facts.locality} stands on ${facts.size} beside ${a(`${grouped(figure(facts, 'roadWidth') ?? 0)} ft road`)}.`,
    (facts) =>
      `${facts.size} of industrial land with a building ready for use, near ${facts.locality}.`,
  ],
  topics: [SHED, LICENCES, TRUCKS, WORK_AMENITIES, ROADS, TERMS, PAPERS, VISITS],
};

export const STORAGE_BOOKS: Readonly<Record<string, Book>> = {
  'warehouse-godown': WAREHOUSE,
  'industrial-land-building-shed': FACTORY,
};
