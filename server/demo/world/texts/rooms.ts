import { count, figure, floorName, grouped, lower, text, type Facts, type Topic } from './facts.ts';

/** '2 BHK', 'Studio'; '1 RK' stays as it is. */
export const bhk = (facts: Facts) => text(facts, 'bhk');
export const society = (facts: Facts) => text(facts, 'buildingProjectSociety');
export const baths = (facts: Facts) => count(figure(facts, 'bathrooms') ?? 1, 'bathroom');
export const floorOf = (facts: Facts) => floorName(figure(facts, 'floorNumber') ?? 0);

const isFinished = (facts: Facts) =>
  ['Ready to Move', 'Resale'].includes(text(facts, 'constructionStatus'));

export const FLOOR: Topic = [
  (facts) => {
    const total = figure(facts, 'totalFloors');
    return total === null ? null : `The building has ${count(total, 'floor')}.`;
  },
  (facts) => {
    const floor = figure(facts, 'floorNumber');
    if (floor === null || floor < 4 || !isFinished(facts)) return null;
    return `The ${floorName(floor)} looks out over the rooftops of ${facts.locality}.`;
  },
  (facts) =>
    figure(facts, 'floorNumber') === 0
      ? 'It is on the ground floor, so you need no stairs or lift.'
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
      ? 'It is on the top floor, with no one above you.'
      : null;
  },
];

export const FACING: Topic = [
  (facts) =>
    text(facts, 'facing') ? `The main door faces ${text(facts, 'facing').toLowerCase()}.` : null,
  (facts) =>
    text(facts, 'facing').startsWith('East') || text(facts, 'facing').endsWith('East')
      ? `Facing ${text(facts, 'facing').toLowerCase()}, the living room gets sun until about 11 am.`
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

export const PARKING: Topic = [
  (facts) => {
    const parking = text(facts, 'parkingType');
    return parking === '' || parking === 'None'
      ? null
      : `Parking: ${lower(parking)}, reserved for this home.`;
  },
  (facts) =>
    text(facts, 'parkingType') === 'None'
      ? 'There is no reserved parking, only street parking.'
      : null,
  (facts) => {
    const parking = text(facts, 'parkingType');
    return parking === 'Stilt' || parking === 'Covered'
      ? `One car fits in the ${parking.toLowerCase()} parking.`
      : null;
  },
];

export const BALCONIES: Topic = [
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
      : `Of the ${count(balconies, 'balcony', 'balconies')}, the one off the kitchen has room for a washing machine.`;
  },
  (facts) => (figure(facts, 'balconies') === 1 ? 'The one balcony has room for two chairs.' : null),
  (facts) =>
    figure(facts, 'balconies') === 0 ? 'There is no balcony, but the windows are large.' : null,
];

export const CARPET: Topic = [
  (facts) => {
    const carpet = figure(facts, 'carpetArea');
    return carpet === null
      ? null
      : `The carpet area is ${grouped(carpet)} of ${facts.size} built-up.`;
  },
  (facts) => {
    const carpet = figure(facts, 'carpetArea');
    return carpet === null
      ? null
      : `Carpet area: ${grouped(carpet)}. Built-up area: ${facts.size}.`;
  },
];

export const STATE: Topic = [
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

export const WATER: Topic = [
  (facts) => WATERS[text(facts, 'waterSupply')] ?? null,
  (facts) => BACKUPS[text(facts, 'powerBackup')] ?? null,
];

export const SOCIETY: Topic = [
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
      : `With ${grouped(flats)} flats, the society runs its own shuttle bus and shop.`;
  },
];

const STATES: Readonly<Record<string, string>> = {
  'Ready to Move': 'It is ready to move into once the paperwork is done.',
  'Under Construction': 'The building is under construction. The frame and walls are up.',
  'New Launch': 'The project has just been launched and you can still choose your unit.',
  'Nearing Possession': 'Finishing work is under way and possession is expected within months.',
  Resale: 'It is a resale. The owner has lived here since the building was new.',
};

const AGES: Readonly<Record<string, string>> = {
  'Less than 1 year': 'less than a year',
  '1 to 5 years': 'one to five years',
  '5 to 10 years': 'five to ten years',
  '10 to 20 years': 'ten to twenty years',
  'More than 20 years': 'more than twenty years',
};

const WATERS: Readonly<Record<string, string>> = {
  '24x7': 'Water is available day and night.',
  'Limited Hours': 'Municipal water comes at fixed hours, with a tank for the rest of the day.',
  'On Demand': 'The society supplies water on demand.',
  'Not Available': 'There is no piped water yet; tankers come twice a week.',
};

const BACKUPS: Readonly<Record<string, string>> = {
  Full: 'Power backup covers the whole home.',
  Partial: 'Power backup runs the lights and fans.',
  None: 'There is no power backup.',
};
