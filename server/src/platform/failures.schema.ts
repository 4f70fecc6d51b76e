import { FAILURES, isFailureCode } from '../../../schema/failures.ts';
import { always, list, named, object, oneOf, text } from './http/jsonSchema.ts';

/** The documented body of every refusal. */
export const FAILURE = named(
  'Failure',
  object({
    success: always(false),
    message: text('Human-readable message.', { examples: ['Name is required'] }),
    error: text('Same as message.'),
    code: oneOf(codesOfFailures(), 'Machine-readable value.'),
    errors: list(
      object({
        field: text('Name of the field, as sent.'),
        message: text('Human-readable message.'),
      }),
      'Invalid fields. Empty if the error does not concern single fields.',
    ),
    requestId: text('Id of the request, for support requests.'),
  }),
);

export function codesOfFailures() {
  return Object.keys(FAILURES).filter(isFailureCode);
}
