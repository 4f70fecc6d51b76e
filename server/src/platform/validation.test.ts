import { ValidateNested, validate } from 'class-validator';
import { expect, test } from 'vitest';
import {
  CheckedBy,
  CheckedForAll,
  CheckedText,
  checkInput,
  findProblems,
  inputOf,
  IsText,
  refusedArgument,
} from './validation.ts';

class Inner {
  @CheckedForAll((value, field) =>
    value === 'fine'
      ? []
      : [
          { path: field, code: 'short', message: 'Too short.' },
          { path: `${field}.0`, code: 'empty', message: 'Nothing in it.' },
        ],
  )
  lines: unknown = 'fine';
}

class Input {
  @CheckedText((text) => (text === '' ? 'Please enter a name' : null))
  name: unknown = 'Asha';

  /** Its rule has nothing against an empty text. */
  @CheckedText((text) => (text === 'x' ? 'Not x' : null))
  note: unknown = '';

  @IsText()
  token: unknown = 'token';

  @CheckedBy((value, field, input) =>
    value === 1 ? `${field} of ${Object.keys(input).length}` : null,
  )
  count: unknown = 0;

  @ValidateNested()
  inner = new Inner();
}

const problems = (values: Record<string, unknown>) => findProblems(inputOf(Input, values));

test.each<[values: Record<string, unknown>, found: object[]]>([
  [{}, []],
  [{ note: null }, []],
  [{ note: undefined }, []],
  [{ name: null }, [{ path: 'name', code: 'unusable', message: 'Please enter a name' }]],
  [{ name: 7 }, [{ path: 'name', code: 'unusable', message: 'Please enter a name' }]],
  [{ note: 'x' }, [{ path: 'note', code: 'unusable', message: 'Not x' }]],
  [{ note: 7 }, [{ path: 'note', code: 'unusable', message: 'Please send note as text.' }]],
  [{ token: null }, [{ path: 'token', code: 'isString', message: 'Please send token as text.' }]],
  [{ count: 1 }, [{ path: 'count', code: 'unusable', message: 'count of 5' }]],
  [
    { inner: inputOf(Inner, { lines: '' }) },
    [
      { path: 'inner.lines', code: 'short', message: 'Too short.' },
      { path: 'inner.lines.0', code: 'empty', message: 'Nothing in it.' },
    ],
  ],
])('%j has these problems', async (values, found) => {
  expect(await problems(values)).toEqual(found);
});

test('problems come in the order of the fields, the first one leads', async () => {
  const input = inputOf(Input, { count: 1, token: 7, name: '' });
  expect((await findProblems(input)).map(({ path }) => path)).toEqual(['name', 'token', 'count']);
  const refusal = { code: 'INVALID_INPUT', message: 'Please enter a name' };
  await expect(checkInput(input)).rejects.toMatchObject(refusal);
  const thrown = refusedArgument(await validate(input));
  expect(thrown).toMatchObject({ ...refusal, problems: await findProblems(input) });
});

test('what is right, or has no rule at all, passes', async () => {
  class Free {
    whatever = 1;
  }
  await expect(checkInput(new Input())).resolves.toBeUndefined();
  await expect(checkInput(new Free())).resolves.toBeUndefined();
  expect(inputOf(Input, { name: 'Ravi' })).toBeInstanceOf(Input);
});
