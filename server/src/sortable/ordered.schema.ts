import {
  answer,
  byName,
  id,
  list,
  moment,
  object,
  type Schema,
  whole,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';

/** What every record that has a place says of itself. */
export const ORDERED_FIELDS = {
  _id: id('Same as id.'),
  id: id('Id of 24 hexadecimal characters.'),
  order: whole('Position, starting at 1, without gaps.', { examples: [1] }),
  isActive: yesNo('Whether visitors can see it.'),
  createdAt: moment('Time of creation.'),
  updatedAt: moment('Time of the last content change.'),
};

/** The answers about records of one kind. */
export function orderedAnswers(record: Schema<object>) {
  return {
    one: answer({ data: record }),
    all: answer({ data: list(record) }),
    page: answer({ data: list(record), pagination: PAGINATION }),
  };
}

const STATS = object({
  total: whole('Total number.'),
  active: whole('Number of visible ones.'),
  inactive: whole('Number of hidden ones.'),
  byGroup: byName(whole(), 'Number by group.'),
});

export const STATS_ANSWER = answer({ data: STATS, stats: STATS });
