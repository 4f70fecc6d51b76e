import { describe, expect, test } from 'vitest';
import { readSlug } from '../../../schema/routes.ts';
import { LOCALITIES } from './data/localities.ts';
import {
  cityNames,
  findLocalities,
  findState,
  findTown,
  findTowns,
  listStates,
  listTowns,
  localitiesOf,
  suggestTowns,
  townBySlug,
} from './gazetteer.ts';
import { kilometresBetween, nearestPlace } from './nearestPlace.ts';
import { placeKey } from './placeKey.ts';

describe('states', () => {
  test('V-4.7-04 the built-in list has 37 states and union territories, by name', () => {
    const names = listStates().map((state) => state.name);
    expect(names).toHaveLength(37);
    expect(new Set(names).size).toBe(37);
    expect(names).toEqual([...names].sort());
    expect(listStates().filter((state) => state.kind === 'state')).toHaveLength(28);
    expect(names).toEqual(expect.arrayContaining(['Dadra and Nagar Haveli', 'Daman and Diu']));
  });

  test.each([
    ['Orissa', 'Odisha'],
    ['Uttaranchal', 'Uttarakhand'],
    ['Pondicherry', 'Puducherry'],
    ['NCT of Delhi', 'Delhi'],
    ['UP', 'Uttar Pradesh'],
    ['u.p.', 'Uttar Pradesh'],
    ['mp', 'Madhya Pradesh'],
    ['jammu & kashmir', 'Jammu and Kashmir'],
    ['J&K', 'Jammu and Kashmir'],
    ['tamilnadu', 'Tamil Nadu'],
    ['west-bengal', 'West Bengal'],
    ['उत्तर प्रदेश', 'Uttar Pradesh'],
    ['Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli'],
  ])('V-7-12 the state %s is %s', (text, name) => {
    expect(findState(text)?.name).toBe(name);
  });

  test('V-7-12 a name that is no state is none', () => {
    for (const text of ['', 'Atlantis', 'Noida', '!!']) expect(findState(text)).toBeNull();
  });

  test('V-7-11 the merged territory has the towns of both its halves', () => {
    const merged = 'Dadra and Nagar Haveli and Daman and Diu';
    expect(cityNames(merged)).toEqual(expect.arrayContaining(['Silvassa', 'Daman', 'Diu']));
    expect(findTown('Daman', merged)?.state).toBe('Daman and Diu');
  });
});

describe('towns', () => {
  test('V-7-11 every state has towns, the most populous first', () => {
    for (const state of listStates()) {
      const towns = listTowns(state.name);
      expect(towns.length, state.name).toBeGreaterThan(0);
      expect(new Set(towns.map((town) => town.state))).toEqual(new Set([state.name]));
      const figures = towns.map((town) => town.population ?? 0);
      expect(figures).toEqual([...figures].sort((a, b) => b - a));
    }
    expect(
      listTowns('UP')
        .slice(0, 3)
        .map((town) => town.name),
    ).toEqual(['Lucknow', 'Kanpur', 'Ghaziabad']);
    expect(listTowns('Atlantis')).toEqual([]);
  });

  test('V-7-11 a name is unique within its state and an id is unique in India', () => {
    const towns = listTowns();
    expect(towns.length).toBeGreaterThan(3000);
    expect(new Set(towns.map((town) => town.id)).size).toBe(towns.length);
    expect(new Set(towns.map((town) => `${town.state}/${placeKey(town.name)}`)).size).toBe(
      towns.length,
    );
  });

  test('the most populous town stands first, and among equals the id decides', () => {
    const towns = listTowns();
    for (const [index, town] of towns.slice(1).entries()) {
      const before = towns[index];
      const fewer = (before?.population ?? 0) - (town.population ?? 0);
      expect(fewer > 0 || (fewer === 0 && (before?.id ?? '') < town.id), town.id).toBe(true);
    }
  });

  test('V-7-11 every town is in India, has an ASCII name and a believable population', () => {
    for (const town of listTowns()) {
      expect(town.name).toMatch(/^[A-Z][A-Za-z .'-]+$/);
      expect(town.slug).toMatch(/^[a-z][a-z-]+$/);
      expect(town.latitude).toBeGreaterThan(6.7);
      expect(town.latitude).toBeLessThan(35.6);
      expect(town.longitude).toBeGreaterThan(68.1);
      expect(town.longitude).toBeLessThan(97.4);
      expect(town.population ?? 1).toBeGreaterThan(0);
    }
    expect(findTown('Theni')?.population).toBeLessThan(150_000);
    expect(listTowns()[0]?.name).toBe('Mumbai');
  });

  test.each([
    'Noida, Uttar Pradesh',
    'Greater Noida, Uttar Pradesh',
    'Ghaziabad, Uttar Pradesh',
    'Agra, Uttar Pradesh',
    'Lucknow, Uttar Pradesh',
    'Prayagraj, Uttar Pradesh',
    'Varanasi, Uttar Pradesh',
    'Delhi, Delhi',
    'Gurugram, Haryana',
    'Faridabad, Haryana',
    'Panchkula, Haryana',
    'Mohali, Punjab',
    'Zirakpur, Punjab',
    'Chandigarh, Chandigarh',
    'Mumbai, Maharashtra',
    'Navi Mumbai, Maharashtra',
    'Thane, Maharashtra',
    'Pune, Maharashtra',
    'Bengaluru, Karnataka',
    'Mysuru, Karnataka',
    'Kochi, Kerala',
    'Bhubaneswar, Odisha',
    'Dehradun, Uttarakhand',
    'Panaji, Goa',
    'Surat, Gujarat',
  ])('V-7-11 %s is known by its present name', (place) => {
    const [name = '', state = ''] = place.split(', ');
    expect(findTown(name, state)?.name).toBe(name);
    expect(findTown(name)?.state).toBe(state);
  });

  test.each([
    ['Gurgaon', 'Gurugram'],
    ['Bangalore', 'Bengaluru'],
    ['BANGLORE', 'Bengaluru'],
    ['Allahabad', 'Prayagraj'],
    ['Bombay', 'Mumbai'],
    ['Madras', 'Chennai'],
    ['Calcutta', 'Kolkata'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Cochin', 'Kochi'],
    ['Ernakulam', 'Kochi'],
    ['Calicut', 'Kozhikode'],
    ['Vizag', 'Visakhapatnam'],
    ['Mysore', 'Mysuru'],
    ['Mangalore', 'Mangaluru'],
    ['Baroda', 'Vadodara'],
    ['Poona', 'Pune'],
    ['Pondy', 'Puducherry'],
    ['Banaras', 'Varanasi'],
    ['Kashi', 'Varanasi'],
    ['New Delhi', 'Delhi'],
    ['new-delhi', 'Delhi'],
    ['newdelhi', 'Delhi'],
    ['Mughal Sarai', 'Pandit Deen Dayal Upadhyay Nagar'],
    ['SAS Nagar', 'Mohali'],
    ['Port Blair', 'Sri Vijaya Puram'],
    ['Sūrat', 'Surat'],
    ['नोएडा', 'Noida'],
    ['मुंबई', 'Mumbai'],
  ])('V-7-11 %s is %s', (text, name) => {
    expect(findTown(text)?.name).toBe(name);
  });

  test('V-7-11 a name of two states is two places, the larger one first', () => {
    const both = (name: string) => findTowns(name).map((town) => `${town.name}, ${town.state}`);
    expect(both('Aurangabad')).toEqual([
      'Chhatrapati Sambhajinagar, Maharashtra',
      'Aurangabad, Bihar',
    ]);
    expect(both('Pratapgarh')).toEqual(['Pratapgarh, Uttar Pradesh', 'Pratapgarh, Rajasthan']);
    expect(both('Hamirpur')).toEqual(['Hamirpur, Uttar Pradesh', 'Hamirpur, Himachal Pradesh']);
    expect(both('Bilaspur')[0]).toBe('Bilaspur, Chhattisgarh');
    expect(findTown('Bilaspur', 'Himachal')?.state).toBe('Himachal Pradesh');
    expect(findTown('Bilaspur', 'Kerala')).toBeNull();
    expect(findTown('Noida', 'Atlantis')).toBeNull();
  });

  test('D-24 a public address names a town in any of its spellings', () => {
    for (const slug of ['new-delhi', 'new%20delhi', 'new delhi', 'New-Delhi']) {
      expect(townBySlug(slug)?.name).toBe('Delhi');
    }
    expect(townBySlug('bilaspur', 'Uttar Pradesh')?.state).toBe('Uttar Pradesh');
    expect(townBySlug('blog-listing')).toBeNull();
    expect(townBySlug('%E0%A4')).toBeNull();
    for (const town of listTowns()) expect(readSlug(town.slug)).toBe(town.slug);
  });
});

describe('suggestions', () => {
  test('V-4.7-03 cities of a state are capped at 50 unique names', () => {
    const names = cityNames('Uttar Pradesh');
    expect(names).toHaveLength(50);
    expect(new Set(names).size).toBe(50);
    expect(cityNames('Chandigarh')).toEqual(['Chandigarh']);
    expect(cityNames('Uttar Pradesh', 'noi')).toEqual(['Noida', 'Greater Noida']);
    expect(cityNames('Uttar Pradesh', 'xyz')).toEqual([]);
    expect(cityNames('Atlantis')).toEqual([]);
  });

  test('V-4.7-03 a suggestion begins like the text, in its name, a later word or an alias', () => {
    expect(suggestTowns('bang')[0]?.name).toBe('Bengaluru');
    expect(suggestTowns('mumbai', { limit: 2 }).map((town) => town.name)).toEqual([
      'Mumbai',
      'Navi Mumbai',
    ]);
    expect(suggestTowns('navi m', { state: 'MH' }).map((town) => town.name)).toEqual([
      'Navi Mumbai',
    ]);
    expect(suggestTowns('', { limit: 1 })[0]?.name).toBe('Mumbai');
  });
});

describe('localities', () => {
  test('V-7-11 every locality lies in a known town and not far from it', () => {
    for (const row of LOCALITIES) {
      const town = findTown(row.city, row.state);
      expect(town?.name, row.city).toBe(row.city);
      if (!town) continue;
      const far = kilometresBetween(town, { latitude: row.lat, longitude: row.lng });
      expect(far, `${row.name}, ${row.city}`).toBeLessThan(60);
    }
  });

  test('V-7-11 localities are found by town, by name and by alias', () => {
    const inNoida = localitiesOf('noida', 'UP').map((locality) => locality.name);
    expect(inNoida).toContain('Sector 62');
    expect(new Set(inNoida).size).toBe(inNoida.length);
    expect(localitiesOf('Delhi').map((locality) => locality.name)).toEqual(
      expect.arrayContaining(['Dwarka', 'Rohini', 'Nangloi']),
    );
    expect(findLocalities('whitefield').map((locality) => locality.city)).toEqual(['Bengaluru']);
    expect(localitiesOf('Atlantis')).toEqual([]);
    expect(findLocalities('Atlantis')).toEqual([]);
  });
});

describe('positions', () => {
  test.each([
    ['Connaught Place', 28.6315, 77.2167, 'Delhi'],
    ['Sector 18, Noida', 28.5708, 77.3261, 'Noida'],
    ['Whitefield', 12.9698, 77.75, 'Bengaluru'],
    ['Gateway of India', 18.922, 72.8347, 'Mumbai'],
    ['Taj Mahal', 27.1751, 78.0421, 'Agra'],
    ['Port Blair', 11.62, 92.72, 'Sri Vijaya Puram'],
  ])('V-4.7-02 %s is in the right town', (_place, latitude, longitude, town) => {
    expect(nearestPlace(latitude, longitude).town.name).toBe(town);
  });

  test('V-4.7-02 distances follow the great circle', () => {
    const [delhi, mumbai] = [findTown('Delhi'), findTown('Mumbai')];
    if (!delhi || !mumbai) throw new Error('Delhi and Mumbai are towns.');
    expect(kilometresBetween(delhi, mumbai)).toBeGreaterThan(1130);
    expect(kilometresBetween(delhi, mumbai)).toBeLessThan(1170);
    expect(kilometresBetween(delhi, delhi)).toBe(0);
  });
});
