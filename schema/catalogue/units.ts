/**
 * The units of areas, in square metres. Bigha and Kanal differ from state to state, so they have no size here
 * and a listing in them has no canonical area.
 */
export const AREA_UNITS = {
  'Sq ft': {
    squareMetres: 0.09290304,
    spellings: ['sqft', 'sft', 'ft2', 'sqfeet', 'sqfoot', 'squarefeet', 'squarefoot'],
  },
  'Sq m': {
    squareMetres: 1,
    spellings: ['sqm', 'm2', 'sqmt', 'sqmtr', 'sqmeter', 'sqmetre', 'squaremeter', 'squaremetre'],
  },
  'Sq yd': {
    squareMetres: 0.83612736,
    spellings: ['sqyd', 'sqyard', 'squareyard', 'yd2', 'yard', 'gaj', 'gaz'],
  },
  Acres: { squareMetres: 4046.8564224, spellings: ['acre', 'ac'] },
  Hectare: { squareMetres: 10_000, spellings: ['hectare', 'ha'] },
  Bigha: { squareMetres: null, spellings: ['bigha', 'beegha', 'vigha'] },
  Kanal: { squareMetres: null, spellings: ['kanal'] },
} as const satisfies Record<string, { squareMetres: number | null; spellings: readonly string[] }>;

export type AreaUnit = keyof typeof AREA_UNITS;

/** Those of one size all over India. */
export type NationalUnit = {
  [Unit in AreaUnit]: (typeof AREA_UNITS)[Unit]['squareMetres'] extends number ? Unit : never;
}[AreaUnit];

export const NATIONAL_UNITS = ['Sq ft', 'Sq m', 'Sq yd', 'Acres', 'Hectare'] as const;

/** The canonical name of a unit in any spelling ('Sq. Yard', 'sq yds', 'Acre'), or null. */
export function areaUnit(text: string): AreaUnit | null {
  if (text.length > LONGEST_SPELLING) return null;
  const letters = text
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll(/[^a-z0-9]/g, '');
  return BY_SPELLING.get(letters) ?? BY_SPELLING.get(letters.replace(/s$/, '')) ?? null;
}

/**
 * An area in square metres, rounded to 4 decimals so that equal areas compare equal.
 * Null for an unknown unit, for one without a national size, and for a number that is not finite.
 */
export function squareMetres(value: number, unit: string): number | null {
  const known = areaUnit(unit);
  const factor = known === null ? null : AREA_UNITS[known].squareMetres;
  if (factor === null || !Number.isFinite(value)) return null;
  return Math.round(value * factor * 10_000) / 10_000;
}

/** An area in another unit, rounded to 4 decimals; null where its own is unknown or has no national size. */
export function areaIn(unit: NationalUnit, value: number, input: string): number | null {
  const own = areaUnit(input);
  if (own === unit) return value;
  const factor = own === null ? null : AREA_UNITS[own].squareMetres;
  if (factor === null || !Number.isFinite(value)) return null;
  return Math.round(((value * factor) / AREA_UNITS[unit].squareMetres) * 10_000) / 10_000;
}

/** An area in square feet, in which the limits of areas count; null where its unit has no national size. */
export function squareFeet(value: number, unit: string): number | null {
  return areaIn('Sq ft', value, unit);
}

const LONGEST_SPELLING = 30;

const BY_SPELLING: ReadonlyMap<string, AreaUnit> = new Map(
  Object.entries(AREA_UNITS).flatMap(([unit, { spellings }]) =>
    isAreaUnit(unit) ? spellings.map((spelling): [string, AreaUnit] => [spelling, unit]) : [],
  ),
);

function isAreaUnit(text: string): text is AreaUnit {
  return Object.hasOwn(AREA_UNITS, text);
}
