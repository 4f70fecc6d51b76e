import { valueAt } from '../../../schema/rules/json.ts';
import { list, object, text, integer } from '../platform/http/jsonSchema.ts';
import { readNumber } from '../platform/http/readSent.ts';

export const BULK_ORDER = {
  description:
    'Id (or _id) and new position of each item to move. The others keep their relative order.',
  schema: list(
    object({
      id: text('Id of the item. Also accepted as _id.'),
      order: integer('Position, starting at 1.'),
    }),
  ),
  example: [{ id: '665f1c0ae4b0a1b2c3d4e5f6', order: 1 }],
  read: (sent: unknown) => (Array.isArray(sent) ? sent.map(readUpdate) : sent),
};

/** Documented clients name the id either way. */
function readUpdate(sent: unknown): unknown {
  return {
    id: valueAt(sent, 'id') ?? valueAt(sent, '_id'),
    order: readNumber(valueAt(sent, 'order')),
  };
}
