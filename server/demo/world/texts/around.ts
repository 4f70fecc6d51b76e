import {
  count,
  entries,
  far,
  figure,
  grouped,
  listed,
  lower,
  text,
  type Facts,
  type Topic,
} from './facts.ts';

/** Trains and buses. */
export const TRAVEL: Topic = [
  ({ near }) => (near.metro === null ? null : `The metro station is ${far(near.metro)} away.`),
  ({ near }) =>
    near.metro === null
      ? null
      : `It is ${far(near.metro)} to the metro and ${far(near.bus)} to the bus stop.`,
  ({ near, locality }) => `A city bus stop of ${locality} is ${far(near.bus)} from the gate.`,
  ({ near }) => `The railway station is ${far(near.station)} by road.`,
  ({ near, highway }) =>
    `Getting out of town is simple: ${highway} is ${far(near.highway)} from here.`,
  ({ near, city }) =>
    `Buses to the rest of ${city} stop ${far(near.bus)} away, and the railway station is at ${far(near.station)}.`,
  ({ near }) =>
    near.metro === null || near.metro > 1.5
      ? null
      : `The walk to the metro is ${Math.max(4, Math.round(near.metro * 13))} minutes.`,
];

/** Schools, doctors and shops. */
export const DAILY: Topic = [
  ({ near }) =>
    `A school is ${far(near.school)} away and the nearest hospital ${far(near.hospital)}.`,
  ({ near, locality }) => `The ${locality} market is ${far(near.market)} from the door.`,
  ({ near }) =>
    `For daily needs there is a market at ${far(near.market)}; a hospital is ${far(near.hospital)} away.`,
  ({ near }) =>
    near.school > 1.2 ? null : `Children can walk to a school ${far(near.school)} down the road.`,
  ({ near }) =>
    `Groceries and a chemist are ${far(near.market)} away, a school ${far(near.school)}.`,
  ({ near, city }) =>
    `This part of ${city} has a clinic at ${far(near.hospital)} and shops at ${far(near.market)}.`,
];

/** For places of work and storage. */
export const ROADS: Topic = [
  ({ near, highway }) => `It lies ${far(near.highway)} from ${highway}.`,
  ({ near, highway, locality }) =>
    `From ${locality} it is ${far(near.highway)} to ${highway}, so goods move without crossing the old town.`,
  ({ near, highway }) =>
    `${highway.replace(/^the /, 'The ')} is ${far(near.highway)} away by a tarred road.`,
  ({ near }) => `The railway goods yard and station are ${far(near.station)} away.`,
];

/** The way out of a farm. */
export const HIGHWAY: Topic = [
  ({ near, highway }) => `It lies ${far(near.highway)} from ${highway}.`,
  ({ near, highway }) => `By car it is ${far(near.highway)} to ${highway}.`,
  ({ near, city }) => `The railway station of ${city} is ${far(near.station)} away.`,
];

export const CUSTOMERS: Topic = [
  ({ near }) =>
    near.metro === null
      ? null
      : `Staff and customers come by metro: the station is ${far(near.metro)} away.`,
  ({ near, locality }) => `The bus stop for ${locality} is ${far(near.bus)} from the entrance.`,
  ({ near }) =>
    `The main market is ${far(near.market)} away and the railway station ${far(near.station)}.`,
  ({ near, city }) => `A bus stop at ${far(near.bus)} links it with the rest of ${city}.`,
];

/** What the society or building offers, from the ticked amenities. */
export const AMENITY_LINES: Topic = [
  ({ amenities }) =>
    amenities.length < 3 ? null : `On site: ${listed(amenities.slice(0, 4).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 3 ? null : `Also here: ${listed(amenities.slice(-3).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 4
      ? null
      : `Among the ${count(amenities.length, 'amenity', 'amenities')} are ${listed(amenities.slice(1, 4).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 2
      ? null
      : `People here have the use of ${listed(amenities.slice(0, 3).map(lower))}.`,
];

export const WORK_AMENITIES: Topic = [
  ({ amenities }) =>
    amenities.length < 2 ? null : `The premises have ${listed(amenities.slice(0, 4).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 3 ? null : `Provided on site: ${listed(amenities.slice(-3).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 2 ? null : `Also provided: ${listed(amenities.slice(0, 2).map(lower))}.`,
];

/** What is left in the rooms. */
export const FURNISHING: Topic = [
  (facts) => {
    const items = leftBehind(facts);
    return items.length < 2
      ? null
      : `It comes ${lower(text(facts, 'furnishType'))}, with ${listed(items.slice(0, 5))}.`;
  },
  (facts) => {
    const items = leftBehind(facts);
    return items.length < 3 || isBare(facts) ? null : `What stays: ${listed(items)}.`;
  },
  (facts) => (isBare(facts) ? 'It is handed over unfurnished, freshly cleaned.' : null),
  (facts) => {
    const items = leftBehind(facts);
    return items.length < 2 || isBare(facts)
      ? null
      : `The ${listed(items.slice(0, 3))} stay with the place.`;
  },
];

const isBare = (facts: Facts) => text(facts, 'furnishType') === 'Unfurnished';

function leftBehind(facts: Facts): string[] {
  return entries(facts, 'furnishDetails')
    .filter((item) => !item.endsWith('Shell'))
    .map(lower);
}

/** Money and time, last in a description. */
export const TERMS: Topic = [
  (facts) => {
    const deposit = figure(facts, 'deposit');
    return deposit === null ? null : `The deposit is ₹${grouped(deposit)}, returned on leaving.`;
  },
  (facts) => {
    const maintenance = figure(facts, 'maintenance');
    return maintenance === null ? null : `Maintenance is ₹${grouped(maintenance)} a month.`;
  },
  (facts) => {
    const choice = text(facts, 'tenantPreference');
    if (choice === '') return null;
    return choice === 'Anyone'
      ? 'Any tenant with papers in order is welcome.'
      : `The owner would like to let it to ${TENANTS[choice] ?? lower(choice)}.`;
  },
  (facts) => {
    const booking = figure(facts, 'bookingAmount');
    return booking === null ? null : `A booking amount of ₹${grouped(booking)} holds it.`;
  },
];

/** What a buyer asks about the papers. */
export const PAPERS: Topic = [
  (facts) => {
    const ownership = text(facts, 'ownership');
    return ownership === '' || facts.purpose === 'rent'
      ? null
      : `Title: ${lower(ownership)}; papers can be seen before any payment.`;
  },
  (facts) =>
    facts.purpose === 'sell' && facts.sellerKind === 'owner'
      ? 'Sold by the owner; the sale deed and tax receipts are at hand.'
      : null,
  (facts) =>
    facts.purpose === 'sell' && facts.sellerKind === 'agent'
      ? 'The papers have been seen by us and can be shown at the visit.'
      : null,
  (facts) =>
    facts.purpose === 'sell' && facts.sellerKind === 'builder'
      ? 'Sold by the builder; approvals and payment plan are explained at the office.'
      : null,
];

export const VISITS: Topic = [
  ({ sellerKind }) =>
    sellerKind === 'owner' ? 'Visits on weekends or after six in the evening.' : null,
  ({ sellerKind }) =>
    sellerKind === 'owner' ? 'I live close by and can show it on a day’s notice.' : null,
  ({ sellerKind }) =>
    sellerKind === 'agent' ? 'Keys are with us; a visit can be fixed for any weekday.' : null,
  ({ firm, sellerKind }) =>
    sellerKind === 'agent' && firm !== null
      ? `${firm} has the keys and shows it on weekdays.`
      : null,
  (facts) =>
    isBuilders(facts) && facts.firm !== null
      ? `Built by ${facts.firm}; earlier buildings can be visited.`
      : null,
  ({ sellerKind }) =>
    sellerKind === 'agent' ? 'We show it from ten to seven, Sundays by appointment.' : null,
  (facts) =>
    isBuilders(facts) ? 'A sample unit and the site plan can be seen at the site office.' : null,
  () => 'Please ask for a time before coming.',
  () => 'A morning visit shows the light and the traffic as they are.',
];

function isBuilders(facts: Facts): boolean {
  return facts.sellerKind === 'builder' && text(facts, 'constructionStatus') !== '';
}

const TENANTS: Readonly<Record<string, string>> = {
  Family: 'a family',
  Bachelors: 'working bachelors',
  Students: 'students',
  Company: 'a company',
};
