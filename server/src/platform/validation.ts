import {
  IsString,
  ValidateBy,
  type ValidationArguments,
  type ValidationError,
  validate,
} from 'class-validator';
import { type Problem } from '../../../schema/failures.ts';
import { Failure, invalid } from './failures.ts';

/**
 * Holds a text to a rule of `schema/rules`, which answers the sentence that it is refused with, or null. What people
 * write in many ways is kept in the one that `read` answers; what it cannot read stays as it was sent.
 */
export function CheckedText(
  rule: (text: string) => string | null,
  read: (text: string) => string | null = () => null,
): PropertyDecorator {
  return CheckedBy((value, field, input) => {
    const known = typeof value === 'string' ? read(value) : null;
    if (known !== null) Object.assign(input, { [field]: known });
    if (value == null || typeof value === 'string') return rule(value ?? '');
    return rule('') ?? `Please send ${field} as text.`;
  });
}

/** For a text that is only read. */
export const ANY_TEXT = (): null => null;

/** A text that no rule is known for, such as an id. */
export function IsText(): PropertyDecorator {
  return IsString({ message: 'Please send $property as text.' });
}

/** Holds a value of any kind to a rule, which may look at the other fields of the input too. */
export function CheckedBy(
  rule: (value: unknown, field: string, input: object) => string | null,
): PropertyDecorator {
  return CheckedForAll((value, path, input) => {
    const message = rule(value, path, input);
    return message === null ? [] : [{ path, code: 'unusable', message }];
  });
}

/** For rules that find several problems at once, each with the path that it has in the input. */
export function CheckedForAll(
  rule: (value: unknown, field: string, input: object) => readonly Problem[],
): PropertyDecorator {
  return ValidateBy({
    name: PROBLEMS,
    validator: {
      validate: (_value, input) => {
        if (input === undefined) return true;
        const { object, property: field, value } = input;
        const problems = rule(value, field, object);
        if (problems.length > 0) FOUND.set(object, { ...FOUND.get(object), [field]: problems });
        return problems.length === 0;
      },
      // For those who read only what class-validator says.
      defaultMessage: (input) => problemsAt(input)[0]?.message ?? '',
    },
  });
}

/** The values as an input of this class, not checked yet. */
export function inputOf<Input extends object>(
  Type: new () => Input,
  values: Readonly<Record<string, unknown>>,
): Input {
  return Object.assign(new Type(), values);
}

/** Throws INVALID_INPUT with a problem for every field that the decorators of its class refuse. */
export async function checkInput(input: object): Promise<void> {
  const problems = await findProblems(input);
  if (problems.length > 0) throw invalid(problems);
}

/** What the decorators of its class refuse, in the order of its fields. */
export async function findProblems(input: object): Promise<Problem[]> {
  return problemsOf(await validate(input, { forbidUnknownValues: false }));
}

/** What TypeGraphQL throws for an argument that its class refuses, as the refusal of both doors. */
export function refusedArgument(errors: readonly ValidationError[]): Failure {
  return invalid(problemsOf(errors));
}

const PROBLEMS = 'problems';
/** What the rules found in an input, by its fields: class-validator has one text for each decorator. */
const FOUND = new WeakMap<object, Readonly<Record<string, readonly Problem[]>>>();

function problemsAt(at: ValidationArguments | ValidationError | undefined): readonly Problem[] {
  if (at === undefined) return [];
  const { property: field } = at;
  const input = 'object' in at ? at.object : at.target;
  return (input && FOUND.get(input)?.[field]) ?? [];
}

function problemsOf(errors: readonly ValidationError[], parent = ''): Problem[] {
  return errors.flatMap((error) => {
    const { property: field, constraints = {}, children = [] } = error;
    const path = parent + field;
    const own = Object.entries(constraints).flatMap(([name, message]): Problem[] => {
      if (name !== PROBLEMS) return [{ path, code: name, message }];
      return problemsAt(error).map((each) => ({ ...each, path: parent + each.path }));
    });
    return [...own, ...problemsOf(children, path + '.')];
  });
}
