import { FAILURES, isFailureCode } from '../../../schema/failures.ts';
import { always, list, named, object, oneOf, text } from './http/jsonSchema.ts';

/** The documented body of every refusal. */
export const FAILURE = named(
  'Failure',
  object({
    success: always(false),
    message: text('A sentence for people.', { examples: ['Name is required'] }),
    error: text('The same as message.'),
    code: oneOf(codesOfFailures(), 'For programs.'),
    errors: list(
      object({ field: text('As it was sent.'), message: text('What is wrong with it.') }),
      'What was refused, field by field; empty where it is no single field.',
    ),
    requestId: text('To ask us about it.'),
  }),
);

export function codesOfFailures() {
  return Object.keys(FAILURES).filter(isFailureCode);
}
