import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  always,
  byName,
  either,
  id,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type ValueOf,
  integer,
} from './jsonSchema.ts';

const PART = named('Part', object({ name: text('Its name.') }));

describe('a schema says in JSON and in TypeScript the same', () => {
  test.each([
    [
      'a text',
      text('A word.', { maxLength: 3 }),
      { type: 'string', description: 'A word.', maxLength: 3 },
    ],
    ['one of some words', oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    ['a constant', always('a'), { const: 'a' }],
    [
      'nothing or a number',
      nullable(integer('A sum.')),
      { type: ['integer', 'null'], description: 'A sum.' },
    ],
    ['nothing or a word', nullable(oneOf(['a'])), { type: ['string', 'null'], enum: ['a', null] }],
    ['nothing or a thing', nullable(PART), { anyOf: [PART.json, { type: 'null' }] }],
    ['a list', list(PART, 'All.'), { type: 'array', items: PART.json, description: 'All.' }],
    [
      'names to sums',
      byName(integer(), 'Sums.'),
      { type: 'object', additionalProperties: { type: 'integer' }, description: 'Sums.' },
    ],
    ['this or that', either(PART, PART), { anyOf: [PART.json, PART.json] }],
  ])('%s', (_name, { json }, expected) => {
    expect(JSON.parse(JSON.stringify(json))).toEqual(expected);
  });

  test('an object requires what is not optional', () => {
    const item = object(
      { id: id('Its id.'), note: optional(text()), part: nullable(PART) },
      'A thing.',
    );
    expect(item.json).toMatchObject({ description: 'A thing.', required: ['id', 'part'] });
    expect(object({}).json).toEqual({ type: 'object', properties: {} });
    type Thing = ValueOf<typeof item>;
    expectTypeOf<{ id: string; part: null }>().toExtend<Thing>();
    expectTypeOf<{ id: string; part: { name: string }; note: string }>().toExtend<Thing>();
    expectTypeOf<{ part: null }>().not.toExtend<Thing>();
    expectTypeOf<{ id: string; part: { name: number } }>().not.toExtend<Thing>();
  });

  test('what has a name stands once, wherever it is used, with what it uses itself', () => {
    const item = named('Whole', object({ parts: list(PART), other: either(PART) }));
    expect(PART.json).toEqual({ $ref: '#/components/schemas/Part' });
    expect(Object.keys(nullable(list(item)).named)).toEqual(['Part', 'Whole']);
    expect(item.named['Whole']).toMatchObject({ properties: { parts: { items: PART.json } } });
  });
});
