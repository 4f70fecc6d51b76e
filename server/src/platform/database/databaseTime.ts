import { type FindOperator, Raw } from 'typeorm';
import { wholeNumber } from './wholeNumber.ts';

/** What a column is set to: the time at which the running transaction began, by the clock of the database. */
export const now = () => 'now()';

/** What a column is set to: so much later than `now`. Whole seconds; TypeORM takes no values with it. */
export const secondsFromNow = (seconds: number) => {
  const interval = `make_interval(secs => ${wholeNumber(seconds)})`;
  return () => `now() + ${interval}`;
};

/** Finds the times that lie more than so much in the past. */
export const olderThan = (seconds: number): FindOperator<Date> =>
  Raw((column) => `${column} < now() - make_interval(secs => :seconds)`, { seconds });

/** Finds the times that lie less than so much in the past, or are still to come. */
export const newerThan = (seconds: number): FindOperator<Date> =>
  Raw((column) => `${column} > now() - make_interval(secs => :seconds)`, { seconds });

/** Finds the times that are still to come. */
export const inFuture = (): FindOperator<Date> => Raw((column) => `${column} > now()`);
