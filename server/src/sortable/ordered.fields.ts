import { valueAt } from '../../../schema/rules/json.ts';
import { list, object, text, whole, yesNo } from '../platform/http/jsonSchema.ts';
import { readNumber, readYesNo } from '../platform/http/readSent.ts';
import { type RestField } from '../platform/http/rest.ts';

/** Whether visitors see it; a form says it as text. */
export const IS_ACTIVE: RestField = {
  name: 'isActive',
  description: 'Whether visitors can see it. Default for a new one: true.',
  schema: yesNo(),
  isOptional: true,
  read: readYesNo,
};

export const WHOLE_ORDER: RestField = {
  name: 'order',
  description: 'Its number: the smallest comes first. It comes back as it is sent.',
  schema: whole(),
  example: 1,
  read: readNumber,
};

export const ORDER: RestField = { ...WHOLE_ORDER, example: undefined, isOptional: true };

export const BULK_ORDER: RestField = {
  name: 'updates',
  description:
    'The id (or _id) and the number of each that moves. Those that are not named keep their order around them.',
  schema: list(
    object({ id: text('Of one of them; _id is taken too.'), order: whole('Its place, from 1.') }),
  ),
  read: (sent) => (Array.isArray(sent) ? sent.map(readUpdate) : sent),
};

/** Documented clients name the id either way. */
function readUpdate(sent: unknown): unknown {
  return {
    id: valueAt(sent, 'id') ?? valueAt(sent, '_id'),
    order: readNumber(valueAt(sent, 'order')),
  };
}
