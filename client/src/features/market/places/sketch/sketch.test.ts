import { expect, test } from 'vitest';
import {
  distanceText,
  fromSketch,
  isInSight,
  labelled,
  movedBy,
  onSketch,
  scaleOf,
  viewNear,
  viewOfAll,
  whereFrom,
} from './sketch.ts';

const SECTOR = { name: 'Sector 62', latitude: 28.62, longitude: 77.36 };

test.each([
  [{ north: 0, east: 0 }, 'In the centre of Sector 62'],
  [{ north: 0.04, east: 0 }, 'In the centre of Sector 62'],
  [{ north: 0.3, east: 0 }, '300 m north of Sector 62'],
  [{ north: 0.85, east: 0.85 }, '1.2 km north-east of Sector 62'],
  [{ north: 0, east: 2 }, '2 km east of Sector 62'],
  [{ north: -1, east: 1 }, '1.4 km south-east of Sector 62'],
  [{ north: -1, east: 0.1 }, '1 km south of Sector 62'],
  [{ north: -3, east: -3 }, '4.2 km south-west of Sector 62'],
  [{ north: 0, east: -14.4 }, '14 km west of Sector 62'],
  [{ north: 1, east: -1 }, '1.4 km north-west of Sector 62'],
])('D-72 a pin moved by %j is said as "%s"', (way, message) => {
  expect(whereFrom(SECTOR, movedBy(SECTOR, way))).toBe(message);
});

test.each([
  [0.996, '1 km'],
  [0.994, '990 m'],
  [0.5, '500 m'],
  [9.96, '10 km'],
  [50, '50 km'],
])('%d kilometres are written %s', (kilometres, message) => {
  expect(distanceText(kilometres)).toBe(message);
});

test('a point of the sketch is the position that is drawn there, and outside of it its edge', () => {
  const view = viewNear(SECTOR);
  const there = fromSketch(view, { x: 150, y: 20 });
  expect(onSketch(view, there).x).toBeCloseTo(150, 0);
  expect(onSketch(view, there).y).toBeCloseTo(20, 0);
  expect(there.latitude).toBeGreaterThan(SECTOR.latitude);
  expect(there.longitude).toBeGreaterThan(SECTOR.longitude);
  expect(fromSketch(view, { x: 900, y: -5 })).toEqual(fromSketch(view, { x: 200, y: 0 }));
});

test('every known place is in sight, and a single one has a few kilometres around it', () => {
  const far = movedBy(SECTOR, { north: 20, east: -3 });
  const view = viewOfAll([SECTOR, far]);
  expect([SECTOR, far].every((point) => isInSight(view, point))).toBe(true);
  expect(view.reach).toBeCloseTo(14, 1);
  expect(viewOfAll([SECTOR]).reach).toBe(6);
  expect(isInSight(viewNear(SECTOR), far)).toBe(false);
});

test('the scale is a round length of about a quarter of the sketch', () => {
  expect(scaleOf({ centre: SECTOR, reach: 6 })).toMatchObject({ kilometres: 5 });
  expect(scaleOf({ centre: SECTOR, reach: 6 }).units).toBeCloseTo(83.3, 1);
  expect(scaleOf({ centre: SECTOR, reach: 1.5 }).kilometres).toBe(1);
});

test('a name that would cover another one or a point, or leave the sketch, is left out', () => {
  const shown = labelled([
    { name: 'Hebbal', x: 50, y: 50 },
    { name: 'Yelahanka', x: 60, y: 56 },
    { name: 'Kengeri', x: 60, y: 70 },
    { name: 'Whitefield', x: 190, y: 100 },
    { name: 'Jayanagar', x: 20, y: 120 },
    { name: 'Koramangala', x: 40, y: 121 },
  ]);
  expect(shown.map(({ name }) => name)).toEqual(['Hebbal', 'Kengeri', 'Koramangala']);
});
