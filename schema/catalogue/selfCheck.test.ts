import { describe, expect, test } from 'vitest';
import { selfCheck, subtypeByKey } from './interpret.ts';
import type { Subtype } from './model.ts';
import { OPTION_LISTS } from './options.ts';
import { SUBTYPES } from './subtypes.ts';
import { CATALOGUE } from './interpret/selfCheck.ts';

const flat = subtypeByKey('flat-apartment');

describe('self-check', () => {
  const row = flat;
  const [use] = row.uses;
  const otherField = { ...row.uses[0], field: 'moat', step: 1, need: 'always' } as const;

  function faultsOf(changes: Partial<Subtype>): string[] {
    return selfCheck({ ...CATALOGUE, subtypes: [{ ...row, ...changes }] });
  }

  test('the catalogue is sound', () => {
    expect(selfCheck()).toEqual([]);
  });

  test.each<[string, Partial<Subtype>, string]>([
    ['an unknown field', { uses: [...row.uses, otherField] }, 'it uses an unknown field "moat".'],
    [
      'a field twice',
      { uses: use ? [...row.uses, use] : [] },
      'it uses the field "buildingProjectSociety" more than once.',
    ],
    [
      'a third step',
      {
        uses: [
          ...row.uses,
          Object.assign({ field: 'tehsil', step: 1, need: 'optional' } as const, { step: 3 }),
        ],
      },
      'field "tehsil" is on step 3; there are 1 and 2.',
    ],
    [
      'an unknown condition',
      { uses: [...row.uses, { field: 'tehsil', step: 1, need: { when: 'fullMoon' } }] },
      'field "tehsil" depends on an unknown condition "fullMoon".',
    ],
    [
      'a server rule the form does not know',
      { uses: [...row.uses, { field: 'tehsil', step: 1, need: 'optional', server: true }] },
      'field "tehsil" is required by the server but optional in the form.',
    ],
    [
      'an unknown option list',
      { uses: [...row.uses, { field: 'pantry', step: 1, need: 'optional', options: 'moods' }] },
      'field "pantry" has an unknown option list "moods".',
    ],
    [
      'a copy to nowhere',
      { uses: [...row.uses, { field: 'pantry', step: 1, need: 'optional', copyTo: 'moat' }] },
      'field "pantry" is copied to an unknown field "moat".',
    ],
    [
      'a limit below the documented one',
      {
        uses: [
          ...row.uses,
          { field: 'numberOfFloors', step: 1, need: 'optional', documented: { max: 300 } },
        ],
      },
      'field "numberOfFloors" has the limit 200, below the documented 300.',
    ],
    [
      'two fields with one alias',
      { uses: [...row.uses, { field: 'builtUpArea', step: 1, need: 'optional' }] },
      'the alias "builtUpSize" leads to builtArea and builtUpArea.',
    ],
    [
      'an unknown cross rule',
      { crossRules: ['moonAboveSea'] },
      'it has an unknown cross rule "moonAboveSea".',
    ],
    [
      'a cross rule on a field it lacks',
      { crossRules: ['builtUpWithinPlot'] },
      'the cross rule "builtUpWithinPlot" names "plotArea", which it does not use.',
    ],
    [
      'a card about a field it lacks',
      { cardFacts: [{ field: 'plotArea', label: 'Plot' }] },
      'its card says "plotArea", which it does not use.',
    ],
    ['no area', { areaFields: [] }, 'it has no area field.'],
    [
      'an area it lacks',
      { areaFields: ['plotArea'] },
      'its area field "plotArea" is not an area it uses.',
    ],
    [
      'an area that is none',
      { areaFields: ['bhk'] },
      'its area field "bhk" is not an area it uses.',
    ],
    ['a unit it lacks', { unitField: 'unit' }, 'its unit field "unit" is not a field it uses.'],
    [
      'a price from nowhere',
      { price: { field: 'pricePerUnit' } },
      'its price needs "pricePerUnit", which it does not use.',
    ],
    ['a key that is not its slug', { title: 'Moat House' }, 'key and slug must be "moat-house".'],
  ])('names %s', (_, changes, expected) => {
    expect(faultsOf(changes)).toContain(`Subtype "flat-apartment": ${expected}`);
  });

  test('names what is wrong with fields, lists, rules, amenities and names', () => {
    const [field, ...fields] = CATALOGUE.fields;
    const [amenity, ...amenities] = CATALOGUE.amenities;
    const faults = selfCheck({
      ...CATALOGUE,
      fields: [
        ...(field ? [field, field] : []),
        ...fields,
        { key: 'mood', kind: 'choice', label: 'Mood', stored: 'details', group: null },
        { key: 'a', kind: 'area', label: 'A', stored: 'details', group: null, aliases: ['a'] },
      ],
      optionLists: {
        ...OPTION_LISTS,
        empty: { options: [] },
        twice: { options: [{ value: 'Yes' }, { value: 'No', aliases: ['yes', 'NO WAY'] }] },
      },
      conditions: { dusk: { says: 'it is dusk', field: 'sun' } },
      crossRules: {
        ...CATALOGUE.crossRules,
        low: { smaller: 'cost', larger: 'sky', sentence: 'Too high' },
      },
      amenities: [
        ...(amenity ? [amenity, { ...amenity, id: 'x1', name: 'Moat', bit: 63, aliases: [] }] : []),
        ...amenities,
        { id: '5eed0000a0e1000000ffffff', name: 'Lift', icon: 'X', bit: 4, suits: [], aliases: [] },
      ],
      subtypes: [...SUBTYPES, { ...flat, aliases: [] }],
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        'Field "buildingProjectSociety" is in the dictionary more than once.',
        'Field "mood" has an unknown option list "".',
        'Field "a" is its own alias.',
        'Option list "empty" is empty.',
        'Option list "twice" has "yes" more than once.',
        'Option list "twice": alias "NO WAY" must be in lower case.',
        'Condition "dusk" looks at an unknown field "sun".',
        'Cross rule "low" names an unknown field "sky".',
        'Amenity text "lift" means more than one amenity.',
        'Amenity bit 4 is used more than once.',
        'Amenity "Moat" has bit 63; it must be 0 to 62.',
        'Amenity "Moat" has the id "x1"; it must be 24 hex characters.',
        'The name "flat apartment" means more than one subtype.',
      ]),
    );
  });
});
