import { describe, expect, test } from 'vitest';
import {
  applicableFields,
  check,
  headline,
  isShown,
  subtypeByKey,
} from '../../../schema/catalogue/interpret.ts';
import { findAmenity } from '../../../schema/catalogue/amenities.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { emailProblem } from '../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { personNameProblem } from '../../../schema/rules/personName.ts';
import { findTown, localitiesOf } from '../../src/gazetteer/gazetteer.ts';
import { findPincode } from '../../src/gazetteer/pincodes.ts';
import { isId, timeOfId } from '../../src/platform/ids.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { isCompleteProfile } from '../../../schema/accounts.ts';
import { makeDemoWorld } from './world.ts';

const NOW = new Date('2026-02-14T09:30:00Z');
const DAY = 86_400_000;
const world = makeDemoWorld({ seed: 'world-test', now: NOW });
const { accounts, listings } = world;
const UNFINISHED = new Set(['Under Construction', 'New Launch', 'Nearing Possession']);
const sellers = new Map(accounts.map((account) => [account.id, account]));

describe('the shape of the market', () => {
  test('offers 1,500 listings in eight cities and 300 in at least 25 others', () => {
    const offered = listings.filter(
      ({ approvalStatus, isActive, lifecycle }) =>
        approvalStatus === 'approved' &&
        isActive &&
        (lifecycle === 'available' || lifecycle === 'under_offer'),
    );
    const sizes = [...countBy(offered, ({ city }) => city).values()].sort((a, b) => b - a);
    expect(sizes.length).toBeGreaterThanOrEqual(33);
    const large = sizes.slice(0, 8).reduce((sum, size) => sum + size, 0);
    expect(large).toBeGreaterThanOrEqual(1_500);
    expect(offered.length - large).toBeGreaterThanOrEqual(300);
    expect(sizes[7] ?? 0).toBeGreaterThan(5 * (sizes[8] ?? Infinity));
  });

  test('places them in towns and localities that the gazetteer knows', () => {
    const counts = countBy(listings, ({ city, state }) => `${city}|${state}`);
    expect(counts.size).toBeGreaterThanOrEqual(25);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(4);
    for (const listing of listings) {
      expect(findTown(listing.city, listing.state)?.name).toBe(listing.city);
      const names = localitiesOf(listing.city, listing.state).map(({ name }) => name);
      expect(names).toContain(listing.locality);
    }
  });

  test('holds at least 20 of each of the twelve subtypes', () => {
    const counts = countBy(listings, ({ subtypeKey }) => subtypeKey);
    for (const { key } of SUBTYPES) expect(counts.get(key) ?? 0, key).toBeGreaterThanOrEqual(20);
  });

  test('offers everything for sale and for rent, but plots and fields only for sale', () => {
    const counts = countBy(listings, ({ subtypeKey, purpose }) => `${subtypeKey} ${purpose}`);
    const onlySold = ['residential-land-plot', 'agricultural-land'];
    for (const { key } of SUBTYPES) {
      expect(counts.get(`${key} sell`) ?? 0, key).toBeGreaterThan(0);
      expect((counts.get(`${key} rent`) ?? 0) > 0, key).toBe(!onlySold.includes(key));
    }
  });

  test('D-07 shows every approval state, some inactive and featured, and every lifecycle', () => {
    const states = countBy(listings, ({ approvalStatus }) => approvalStatus);
    expect(Object.fromEntries(states)).toEqual({ approved: 2_024, pending: 110, rejected: 66 });
    for (const { approvalStatus, rejectionReason } of listings) {
      expect(rejectionReason !== null).toBe(approvalStatus === 'rejected');
    }
    const featured = listings.filter((listing) => listing.featured);
    expect(featured.length).toBeGreaterThan(24);
    expect(featured.length).toBeLessThan(110);
    expect(
      featured.every((listing) => listing.approvalStatus === 'approved' && listing.isActive),
    ).toBe(true);
    const inactive = listings.filter(({ isActive }) => !isActive).length;
    expect(inactive).toBeGreaterThan(3);
    expect(inactive).toBeLessThan(120);
    const lifecycles = countBy(listings, ({ lifecycle }) => lifecycle);
    for (const lifecycle of ['under_offer', 'sold', 'rented', 'expired'] as const) {
      expect(lifecycles.get(lifecycle) ?? 0, lifecycle).toBeGreaterThan(0);
    }
    expect(lifecycles.get('available') ?? 0).toBeGreaterThan(1_800);
    const sold = listings.filter(({ lifecycle }) => lifecycle === 'sold');
    expect(sold.every(({ purpose }) => purpose === 'sell')).toBe(true);
  });

  test('V-3-24 has all of a sample record, with approved, pending and sold ones among them', () => {
    const flats = listings.filter(({ subtypeKey }) => subtypeKey === 'flat-apartment');
    for (const { id, title, type, address, locality, details, ...flat } of flats) {
      expect([isId(id), title !== '', type]).toEqual([true, true, 'residential']);
      expect(address ?? locality).not.toBe('');
      const facts = headline(subtypeByKey('flat-apartment'), details);
      // A studio has no bedroom of its own.
      expect(facts.bedrooms, title).toBeGreaterThanOrEqual(0);
      for (const key of ['rooms', 'bathrooms', 'area', 'price'] as const) {
        expect(facts[key], `${title}: ${key}`).toBeGreaterThan(0);
      }
      expect(flat.latitude, title).toBeGreaterThan(0);
      expect(flat.longitude, title).toBeGreaterThan(0);
      expect(sellers.get(flat.sellerId)?.name, title).toMatch(/\w/);
    }
    expect(flats.some(({ details }) => details.amenities !== undefined)).toBe(true);
    expect(flats.some(({ featured }) => featured)).toBe(true);
    const states = flats.flatMap(({ approvalStatus, lifecycle }) => [approvalStatus, lifecycle]);
    expect(states).toEqual(expect.arrayContaining(['approved', 'pending', 'sold']));
  });

  test('spreads the dates over ten months, never before the seller came or after now', () => {
    const months = countBy(listings, ({ createdAt }) => createdAt.toISOString().slice(0, 7));
    expect(months.size).toBeGreaterThanOrEqual(10);
    for (const { createdAt, sellerId, id } of listings) {
      expect(createdAt.getTime()).toBeLessThan(NOW.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(NOW.getTime() - 302 * DAY);
      expect(createdAt.getTime()).toBeGreaterThan(
        sellers.get(sellerId)?.createdAt.getTime() ?? Infinity,
      );
      expect(timeOfId(id)).toEqual(createdAt);
    }
  });
});

describe('what the listings say', () => {
  test('draws homes of as many bedrooms as fit into their size', () => {
    const cramped = listings.filter(({ subtypeKey, details }) => {
      const { bedrooms, areaSqm } = headline(subtypeByKey(subtypeKey), details);
      return (areaSqm ?? 0) / (bedrooms || 1) < 20;
    });
    const homes = cramped.filter(({ subtypeKey }) => subtypeByKey(subtypeKey).family === 'home');
    expect(homes.map(({ title }) => title)).toEqual([]);
  });

  test('says nothing twice in one description', () => {
    for (const { description } of listings) {
      const sentences = description.split(/(?<=[.]) (?=[A-Z])/);
      expect(new Set(sentences).size, description).toBe(sentences.length);
    }
  });

  test('gives a field nothing that belongs to a society', () => {
    const ticked = listings
      .filter(({ subtypeKey }) => subtypeKey === 'agricultural-land')
      .flatMap(({ details }) => (Array.isArray(details.amenities) ? details.amenities : []));
    expect(ticked.length).toBeGreaterThan(20);
    for (const name of ['Community Hall', 'Shopping Centre', 'Gated Community', 'Street Lights']) {
      expect(ticked, name).not.toContain(findAmenity(name)?.id);
    }
  });

  test('builds houses with floors enough for their plots, and has power in one way', () => {
    const houses = listings.filter(({ details }) => details['numberOfFloors'] !== undefined);
    const dense = houses.filter(
      ({ details: { plotArea, builtUpArea, numberOfFloors } }) =>
        Number(builtUpArea) / Number(numberOfFloors) > Number(plotArea) * 0.76,
    );
    expect(houses.length).toBeGreaterThan(20);
    expect(dense.map(({ title }) => title)).toEqual([]);
    const fields = listings.filter(({ details }) => details['powerSupply'] !== undefined);
    const torn = fields.filter(
      ({ details: { powerSupply, electricity } }) =>
        electricity !== undefined && electricity !== powerSupply,
    );
    expect(fields.some(({ details }) => details['electricity'] !== undefined)).toBe(true);
    expect(torn.map(({ title }) => title)).toEqual([]);
  });

  test('calls a yard without a roof neither a warehouse nor a godown', () => {
    const yards = listings.filter(({ details }) => details.coveredOpenArea === 'Open');
    expect(yards.length).toBeGreaterThan(0);
    for (const { title, description } of yards) {
      expect(`${title} ${description}`).not.toMatch(/warehouse|godown|under one roof|ft high/i);
    }
  });

  test('passes the whole check of the server and of the form', () => {
    for (const { subtypeKey, details, purpose, title } of listings) {
      for (const audience of ['server', 'form'] as const) {
        const problems = check(subtypeByKey(subtypeKey), details, {
          stage: 'whole',
          audience,
          purpose,
          today: '2026-02-14',
        });
        expect(problems, title).toEqual([]);
      }
    }
  });

  test('fills every field that a subtype asks for somewhere in the world', () => {
    for (const subtype of SUBTYPES) {
      const own = listings.filter(({ subtypeKey }) => subtypeKey === subtype.key);
      for (const field of applicableFields(subtype)) {
        const isRentTerm =
          field.shownWhen === 'forRent' && own.every(({ purpose }) => purpose === 'sell');
        const isColumn = ['subType', 'description', 'images'].includes(field.key);
        if (isRentTerm || isColumn) continue;
        expect(
          own.some(({ details }) => details[field.key] !== undefined),
          `${subtype.key} ${field.key}`,
        ).toBe(true);
      }
    }
  });

  test('D-104 keeps to the limits and to floors that exist', () => {
    for (const { subtypeKey, details, title } of listings) {
      for (const { key, limits } of applicableFields(subtypeByKey(subtypeKey))) {
        const value = details[key];
        if (typeof value !== 'number') continue;
        expect(value, `${title}: ${key}`).toBeGreaterThanOrEqual(limits.min ?? 0);
        expect(value, `${title}: ${key}`).toBeLessThanOrEqual(limits.max ?? Infinity);
      }
      const floor = Number(details.floorNumber ?? details.yourFloor ?? 0);
      expect(floor, title).toBeLessThanOrEqual(Number(details.totalFloors ?? Infinity));
    }
  });

  test('D-81 gives deposits to lettings only', () => {
    for (const { details, purpose } of listings) {
      expect(details.deposit === undefined || purpose === 'rent').toBe(true);
    }
    expect(listings.filter(({ details }) => details.deposit !== undefined).length).toBeGreaterThan(
      100,
    );
  });

  test('has no title or description twice', () => {
    expect(new Set(listings.map(({ title }) => title)).size).toBe(listings.length);
    expect(new Set(listings.map(({ description }) => description)).size).toBe(listings.length);
  });

  test('writes plainly: no contact, no praise, no gap, of a sensible length', () => {
    for (const { title, description } of listings) {
      const text = `${title} ${description}`;
      expect(text).not.toMatch(/\d{6,}|@|https?:|www\.|whatsapp|\bcall\b/i);
      expect(text).not.toMatch(/\b(best|finest|luxur\w*|prime|dream|amazing|guaranteed|most)\b|—/i);
      expect(text).not.toMatch(/undefined|null|NaN|\bNA\b| {2}|\.\./);
      expect(title.length).toBeLessThanOrEqual(90);
      expect(description.length).toBeGreaterThan(150);
      expect(description.length).toBeLessThan(900);
    }
  });

  test('D-123 states the PIN code of the locality, where one serves it', () => {
    const stated = listings.filter(({ pincode }) => pincode !== null);
    expect(stated.length).toBeGreaterThan(listings.length * 0.8);
    for (const { pincode, state, locality } of stated) {
      expect(findPincode(pincode ?? '')?.town.state, `${locality} ${pincode}`).toBe(state);
    }
  });

  test('D-122 agrees with itself about what buyers filter by, and leaves some of it unsaid', () => {
    const projects = new Map<string, string>();
    for (const { details, purpose, title, sellerId, locality, city } of listings) {
      const { possessionInfo, availableFrom, reraNumber, constructionStatus } = details;
      expect(availableFrom === undefined || purpose === 'rent', title).toBe(true);
      expect(reraNumber === undefined || purpose === 'sell', title).toBe(true);
      const firstDay = String(availableFrom ?? '2026-02-14');
      expect(firstDay >= '2026-02-14' && firstDay < '2026-06-01', title).toBe(true);
      const isBuilders = sellers.get(sellerId)?.kind === 'builder';
      if (!UNFINISHED.has(String(constructionStatus)) || !isBuilders) continue;
      const name = details.buildingProjectSociety ?? details.buildingProject;
      const project = [name, locality, city].join();
      const stage = [constructionStatus, possessionInfo].join();
      const known = projects.get(project);
      if (possessionInfo === undefined) continue;
      expect(known ?? stage, title).toBe(stage);
      projects.set(project, stage);
    }
    expect(projects.size).toBeGreaterThan(30);
    for (const key of ['facing', 'ageOfProperty', 'parkingType', 'availableFrom', 'reraNumber']) {
      const asked = listings.filter(({ subtypeKey, purpose }) =>
        applicableFields(subtypeByKey(subtypeKey)).some(
          (field) => field.key === key && field.more && isShown(field, { details: {}, purpose }),
        ),
      );
      const said = asked.filter(({ details }) => details[key] !== undefined).length / asked.length;
      expect(said, key).toBeGreaterThan(0.3);
      expect(said, key).toBeLessThan(0.95);
    }
  });

  test('no owner offers more than a handful', () => {
    const counts = countBy(listings, ({ sellerId }) => sellerId);
    for (const [id, count] of counts) {
      const seller = sellers.get(id);
      if (seller?.kind !== 'owner') continue;
      expect(count, seller.name).toBeLessThanOrEqual(6);
    }
  });

  test('D-72 puts every listing within two kilometres of its locality', () => {
    for (const { city, state, locality, latitude, longitude } of listings) {
      const centre = localitiesOf(city, state).find(({ name }) => name === locality);
      expect(Math.abs(latitude - (centre?.latitude ?? 0))).toBeLessThan(0.018);
      expect(Math.abs(longitude - (centre?.longitude ?? 0))).toBeLessThan(0.018);
    }
  });
});

describe('who sells', () => {
  test('D-27 D-99 has the nine named accounts with their roles, then some four hundred sellers', () => {
    expect(DEMO_ACCOUNTS.map(({ mobile }) => mobile)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `900000000${digit}`),
    );
    expect(accounts.slice(0, 9).map(({ userType, role }) => role ?? userType)).toEqual([
      'site_admin',
      'seller',
      'seller',
      'buyer',
      'buyer',
      'admin',
      'manager',
      'executive',
      'seller',
    ]);
    expect(new Set(accounts.slice(5, 8).map(({ organisation }) => organisation)).size).toBe(1);
    expect(
      accounts.filter((account) => !isCompleteProfile(account)).map(({ mobile }) => mobile),
    ).toEqual(['9000000009']);
    expect(accounts.length).toBeGreaterThanOrEqual(400);
    for (const level of ['basic', 'verified', 'premium'] as const) {
      expect(
        accounts.filter(({ verificationLevel }) => verificationLevel === level).length,
        level,
      ).toBeGreaterThan(5);
    }
  });

  test('gives people names, fictional numbers and addresses that pass the rules, none twice', () => {
    for (const key of ['id', 'name', 'mobile', 'email'] as const) {
      expect(new Set(accounts.map((account) => account[key])).size, key).toBe(accounts.length);
    }
    for (const { id, name, mobile, email } of accounts) {
      expect(isId(id)).toBe(true);
      expect(personNameProblem(name)).toBeNull();
      expect(reachableMobileProblem(mobile)).toBeNull();
      expect(mobile).toMatch(/^90000/);
      expect(email === null ? null : emailProblem(email)).toBeNull();
    }
  });

  test('shows the seller of each listing as its contact, and demo sellers have every state', () => {
    for (const { sellerId, contactPhone, contactEmail } of listings) {
      expect(sellers.get(sellerId)).toMatchObject({ mobile: contactPhone, email: contactEmail });
    }
    for (const mobile of ['9000000002', '9000000003', '9000000006']) {
      const own = listings.filter(({ contactPhone }) => contactPhone === mobile);
      const states = new Set(own.map(({ approvalStatus }) => approvalStatus));
      expect(states.size, mobile).toBe(3);
    }
  });
});

describe('the same world again', () => {
  test('comes from the same seed and moment, ids included', () => {
    expect(makeDemoWorld({ seed: 'world-test', now: NOW })).toEqual(world);
  });

  test('moves with the moment and differs with the seed', () => {
    const later = makeDemoWorld({ seed: 'world-test', now: new Date(NOW.getTime() + DAY) });
    expect(later.listings.map(({ title }) => title)).toEqual(listings.map(({ title }) => title));
    const other = makeDemoWorld({ seed: 'another', now: NOW });
    expect(other.listings.map(({ title }) => title)).not.toEqual(
      listings.map(({ title }) => title),
    );
  });

  test('can be of another size', () => {
    expect(makeDemoWorld({ seed: 'small', now: NOW, listings: 40 }).listings).toHaveLength(40);
  });
});

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
