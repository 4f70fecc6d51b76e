import {
  responseSchema,
  byName,
  id,
  list,
  moment,
  object,
  type Schema,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';

/** What every record that has a place says of itself. */
export const ORDERED_FIELDS = {
  _id: id('Same as id.'),
  id: id('Id of 24 hexadecimal characters.'),
  order: integer('Position, starting at 1, without gaps.', { examples: [1] }),
  isActive: yesNo('Whether visitors can see it.'),
  createdAt: moment('Time of creation.'),
  updatedAt: moment('Time of the last content change.'),
};

/** The answers about records of one kind. */
export function orderedResponses(record: Schema<object>) {
  return {
    one: responseSchema({ data: record }),
    all: responseSchema({ data: list(record) }),
    page: responseSchema({ data: list(record), pagination: PAGINATION }),
  };
}

const STATS = object({
  total: integer('Total number.'),
  active: integer('Number of visible ones.'),
  inactive: integer('Number of hidden ones.'),
  byGroup: byName(integer(), 'Number by group.'),
});

export const STATS_RESPONSE = responseSchema({ data: STATS, stats: STATS });
