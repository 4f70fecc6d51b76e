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
  const find = (input: ValidationArguments | undefined) =>
    input === undefined ? [] : rule(input.value, input.property, input.object);
  // class-validator takes one text for each decorator; the problems go through it whole.
  return ValidateBy({
    name: PROBLEMS,
    validator: {
      validate: (_value, input) => find(input).length === 0,
      defaultMessage: (input) => JSON.stringify(find(input)),
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

function problemsOf(errors: readonly ValidationError[], parent = ''): Problem[] {
  return errors.flatMap((error) => {
    const { constraints = {}, children = [] } = error;
    const path = parent + error.property;
    const own = Object.entries(constraints).flatMap(([name, message]): Problem[] => {
      if (name !== PROBLEMS) return [{ path, code: name, message }];
      const found: Problem[] = JSON.parse(message);
      return found.map((each) => ({ ...each, path: parent + each.path }));
    });
    return [...own, ...problemsOf(children, path + '.')];
  });
}
