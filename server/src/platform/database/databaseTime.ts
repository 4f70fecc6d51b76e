import { type FindOperator, Raw } from 'typeorm';

/** What a column is set to: the time at which the running transaction began, by the clock of the database. */
export const now = () => 'now()';

/** What a column is set to: so much later than `now`. */
export const secondsFromNow = (seconds: number) => () =>
  `now() + make_interval(secs => ${seconds})`;

/** Finds the times that lie more than so much in the past. */
export const olderThan = (seconds: number): FindOperator<Date> =>
  Raw((column) => `${column} < now() - make_interval(secs => :seconds)`, { seconds });

/** Finds the times that lie less than so much in the past, or are still to come. */
export const newerThan = (seconds: number): FindOperator<Date> =>
  Raw((column) => `${column} > now() - make_interval(secs => :seconds)`, { seconds });

/** Finds the times that are still to come. */
export const inFuture = (): FindOperator<Date> => Raw((column) => `${column} > now()`);
