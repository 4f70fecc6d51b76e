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
  _id: id('The same as id.'),
  id: id('24 hexadecimal characters.'),
  order: whole('Its place among all of its kind: from 1, without gaps.', { examples: [1] }),
  isActive: yesNo('Whether visitors can see it.'),
  createdAt: moment('When it was made.'),
  updatedAt: moment('When what it says was last changed.'),
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
  total: whole('All of them.'),
  active: whole('Those that visitors see.'),
  inactive: whole('The others.'),
  byGroup: byName(whole(), 'How many each group has.'),
});

export const STATS_ANSWER = answer({ data: STATS, stats: STATS });
