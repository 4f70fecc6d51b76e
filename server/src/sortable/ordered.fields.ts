import { valueAt } from '../../../schema/rules/json.ts';
import { list, object, text, integer, yesNo } from '../platform/http/jsonSchema.ts';
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
  description: 'Sort position, lowest first. Returned as sent.',
  schema: integer(),
  example: 1,
  read: readNumber,
};

export const ORDER: RestField = { ...WHOLE_ORDER, example: undefined, isOptional: true };

export const BULK_ORDER: RestField = {
  name: 'updates',
  description:
    'Id (or _id) and new position of each item to move. The others keep their relative order.',
  schema: list(
    object({
      id: text('Id of the item. Also accepted as _id.'),
      order: integer('Position, starting at 1.'),
    }),
  ),
  example: [{ id: '665f1c0ae4b0a1b2c3d4e5f6', order: 1 }],
  read: (sent) => (Array.isArray(sent) ? sent.map(readUpdate) : sent),
};

/** Documented clients name the id either way. */
function readUpdate(sent: unknown): unknown {
  return {
    id: valueAt(sent, 'id') ?? valueAt(sent, '_id'),
    order: readNumber(valueAt(sent, 'order')),
  };
}
