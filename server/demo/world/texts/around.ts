import { fullDate } from '../../../../schema/format/time.ts';
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
  ({ near, locality }) => `The ${locality} bus stop is ${far(near.bus)} from the gate.`,
  ({ near }) => `The railway station is ${far(near.station)} away by road.`,
  ({ near, highway }) =>
    `Getting out of town is easy: ${highway} is ${far(near.highway)} from here.`,
  ({ near, city }) =>
    `Buses to the rest of ${city} stop ${far(near.bus)} away, and the railway station is ${far(near.station)} away.`,
  ({ near }) =>
    near.metro === null || near.metro > 1.5
      ? null
      : `The walk to the metro takes ${Math.max(4, Math.round(near.metro * 13))} minutes.`,
];

/** Schools, doctors and shops. */
export const DAILY: Topic = [
  ({ near }) =>
    `A school is ${far(near.school)} away and the nearest hospital ${far(near.hospital)}.`,
  ({ near, locality }) => `The ${locality} market is ${far(near.market)} from the door.`,
  ({ near }) =>
    `For daily needs, a market is ${far(near.market)} away; a hospital is ${far(near.hospital)} away.`,
  ({ near }) =>
    near.school > 1.2 ? null : `Children can walk to a school ${far(near.school)} down the road.`,
  ({ near }) =>
    `Groceries and a chemist are ${far(near.market)} away, and a school is ${far(near.school)} away.`,
  ({ near, city }) =>
    `In this part of ${city}, a clinic is ${far(near.hospital)} away and shops are ${far(near.market)} away.`,
];

/** For places of work and storage. */
export const ROADS: Topic = [
  ({ near, highway }) => `It is ${far(near.highway)} from ${highway}.`,
  ({ near, highway, locality }) =>
    `From ${locality} it is ${far(near.highway)} to ${highway}, so trucks do not have to cross the old town.`,
  ({ near, highway }) =>
    `${highway.replace(/^the /, 'The ')} is ${far(near.highway)} away by a tarred road.`,
  ({ near }) => `The railway goods yard and station are ${far(near.station)} away.`,
];

/** The way out of a farm. */
export const HIGHWAY: Topic = [
  ({ near, highway }) => `It is ${far(near.highway)} from ${highway}.`,
  ({ near, highway }) => `By car it is ${far(near.highway)} to ${highway}.`,
  ({ near, city }) => `The railway station of ${city} is ${far(near.station)} away.`,
];

export const CUSTOMERS: Topic = [
  ({ near }) =>
    near.metro === null
      ? null
      : `Staff and customers can come by metro: the station is ${far(near.metro)} away.`,
  ({ near, locality }) => `The bus stop for ${locality} is ${far(near.bus)} from the entrance.`,
  ({ near }) =>
    `The main market is ${far(near.market)} away and the railway station ${far(near.station)}.`,
  ({ near, city }) => `A bus stop ${far(near.bus)} away connects it to the rest of ${city}.`,
];

/** What the society or building offers, from the ticked amenities. */
export const AMENITY_LINES: Topic = [
  ({ amenities }) =>
    amenities.length < 3 ? null : `On site: ${listed(amenities.slice(0, 4).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 3 ? null : `Also available: ${listed(amenities.slice(-3).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 4
      ? null
      : `Among the ${count(amenities.length, 'amenity', 'amenities')} are ${listed(amenities.slice(1, 4).map(lower))}.`,
  ({ amenities }) =>
    amenities.length < 2
      ? null
      : `Amenities for residents: ${listed(amenities.slice(0, 3).map(lower))}.`,
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
    return items.length < 3 || isBare(facts) ? null : `Included: ${listed(items)}.`;
  },
  (facts) => (isBare(facts) ? 'It is handed over unfurnished and freshly cleaned.' : null),
  (facts) => {
    const items = leftBehind(facts);
    return items.length < 2 || isBare(facts)
      ? null
      : `The ${listed(items.slice(0, 3))} are included.`;
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
    return deposit === null
      ? null
      : `The deposit is ₹${grouped(deposit)}, refunded when you leave.`;
  },
  (facts) => {
    const maintenance = figure(facts, 'maintenance');
    return maintenance === null ? null : `Maintenance is ₹${grouped(maintenance)} a month.`;
  },
  (facts) => {
    const choice = text(facts, 'tenantPreference');
    if (choice === '') return null;
    return choice === 'Anyone'
      ? 'Any tenant with valid documents is welcome.'
      : `The owner prefers to rent to ${TENANTS[choice] ?? lower(choice)}.`;
  },
  (facts) => {
    const day = text(facts, 'availableFrom');
    return day === '' ? null : `You can move in from ${fullDate(new Date(day))}.`;
  },
  (facts) => {
    const day = text(facts, 'possessionInfo');
    const isAhead = UNFINISHED.has(text(facts, 'constructionStatus'));
    return isAhead && day !== '' ? `Possession is planned for ${fullDate(new Date(day))}.` : null;
  },
  (facts) => {
    const booking = figure(facts, 'bookingAmount');
    return booking === null ? null : `A booking amount of ₹${grouped(booking)} reserves it.`;
  },
];

const UNFINISHED: ReadonlySet<string> = new Set([
  'Under Construction',
  'New Launch',
  'Nearing Possession',
]);

/** What a buyer asks about the papers. */
export const PAPERS: Topic = [
  (facts) =>
    text(facts, 'reraNumber') === ''
      ? null
      : 'The project is registered with RERA. The number is among the details.',
  (facts) => {
    const ownership = text(facts, 'ownership');
    return ownership === '' || facts.purpose === 'rent'
      ? null
      : `Ownership: ${lower(ownership)}. You can see the documents before any payment.`;
  },
  (facts) =>
    facts.purpose === 'sell' && facts.sellerKind === 'owner'
      ? 'Sold by the owner. The sale deed and tax receipts are available.'
      : null,
  (facts) =>
    facts.purpose === 'sell' && facts.sellerKind === 'agent'
      ? 'We have checked the documents and can show them during the visit.'
      : null,
  (facts) =>
    facts.purpose === 'sell' && facts.sellerKind === 'builder'
      ? 'Sold by the builder. Ask about approvals and the payment plan at our office.'
      : null,
];

export const VISITS: Topic = [
  ({ sellerKind }) => (sellerKind === 'owner' ? 'Visits on weekends or after 6 pm.' : null),
  ({ sellerKind }) =>
    sellerKind === 'owner' ? 'I live close by and can show it at a day’s notice.' : null,
  ({ sellerKind }) =>
    sellerKind === 'agent' ? 'We have the keys and can arrange a visit on any weekday.' : null,
  ({ firm, sellerKind }) =>
    sellerKind === 'agent' && firm !== null
      ? `${firm} has the keys and shows it on weekdays.`
      : null,
  (facts) =>
    isBuilders(facts) && facts.firm !== null
      ? `Built by ${facts.firm}. You can visit our earlier buildings.`
      : null,
  ({ sellerKind }) =>
    sellerKind === 'agent' ? 'Visits from 10 am to 7 pm, Sundays by appointment.' : null,
  (facts) =>
    isBuilders(facts) ? 'You can see a sample unit and the site plan at the site office.' : null,
  () => 'Please book a time before you visit.',
  () => 'Visit in the morning to see the light and the traffic.',
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
