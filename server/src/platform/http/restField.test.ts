import { Field, ID, Int } from 'type-graphql';
import { expect, test } from 'vitest';
import { list, oneOf, text } from './jsonSchema.ts';
import { bodyFields } from './restField.ts';

const Size = { SMALL: 'small', LARGE: 'large' };

class Marks {
  @Field(() => [ID], { nullable: true, description: 'Tags.' })
  tags?: string[];

  @Field(() => String, { nullable: true, description: 'Inherited.' })
  note?: string;
}

class Input extends Marks {
  @Field(() => Size, { description: 'Its size.' })
  size!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => String, { description: 'Its own.' })
  override note!: string;
}

test('51-2 a field of a body says what the class says', () => {
  const [size, count, note, tags, ...others] = bodyFields(Input);
  expect(size).toMatchObject({ description: 'Its size.', schema: oneOf(['small', 'large']) });
  expect(count?.read?.('3')).toBe(3);
  expect(note).toMatchObject({ description: 'Its own.', isOptional: false });
  expect(tags).toEqual({
    name: 'tags',
    description: 'Tags.',
    isOptional: true,
    schema: list(text()),
  });
  expect(others).toEqual([]);
});

test('51-2 a row adds examples and what REST has beside the class, and leaves out', () => {
  const read = (sent: unknown) => sent;
  const fields = bodyFields(Input, {
    amount: { fills: 'count', read, example: 2 },
    tags: ['a'],
    extra: { description: 'REST only.', isOptional: true },
    size: null,
  });
  expect(fields).toMatchObject([
    {
      name: 'amount',
      description: 'How many.',
      isOptional: false,
      fills: 'count',
      read,
      example: 2,
    },
    { name: 'tags', description: 'Tags.', example: ['a'] },
    { name: 'extra', description: 'REST only.', isOptional: true },
    { name: 'note', description: 'Its own.' },
  ]);
});
