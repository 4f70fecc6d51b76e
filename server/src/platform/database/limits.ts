import { Raw } from 'typeorm';
import type { Context } from '../context.ts';
import { tooMany, unavailable } from '../failures.ts';
import { sha256 } from '../hash.ts';
import type { JobSet } from '../jobs/jobs.ts';
import { type CountRow, countStatement, giveBackStatement, type WindowRow } from './limits.sql.ts';
import { prepared } from './prepared.ts';
import { RateLimit } from './rateLimit.entity.ts';

export interface Limit {
  /** Unlike any other; counts are kept under it. */
  name: string;
  /** All hold at once, shortest first: a refusal names the first that is full. */
  windows: readonly { points: number; seconds: number }[];
  /** What was too much, as a sentence; the waiting time is added. */
  sentence: string;
  /** Codes and forms fail closed; what the public only reads stays open. */
  whenStoreIsAway: 'refuse' | 'allow';
}

/** A use that was counted. */
export interface Use {
  /** For a use that turned out to be none. */
  giveBack(): Promise<void>;
}

/**
 * What is counted: a use of the limit for `key` (an address (`limitKey`), a mobile, or visitor and thing), none where
 * that is null. With `subject` the limit counts different things: one that was counted for the key within the longest
 * window is not counted again.
 */
export type Counted = readonly [limit: Limit, key: string | null, subject?: string];

type LimitContext = Pick<Context, 'database' | 'log'>;

/**
 * Counts one use of each limit, or throws TOO_MANY with the seconds to wait and counts nothing. One statement, so that
 * parallel callers cannot slip by: count first, look then. Counts are kept outside of the caller's transaction: a
 * rolled back attempt was an attempt. While the store is away a limit refuses (UNAVAILABLE) or allows, as it says.
 */
export async function reserveAll(context: LimitContext, counted: readonly Counted[]): Promise<Use> {
  const windows = counted.flatMap(windowsOf);
  const rows = await count(context, windows).catch((reason: unknown) => {
    const names = counted.map(([{ name }]) => name);
    context.log.warn({ err: reason, limits: names }, 'The limit store cannot be reached.');
    if (counted.some(([limit]) => limit.whenStoreIsAway === 'refuse')) throw unavailable(reason);
    return [];
  });
  const known = new Map(rows.map((row) => [row.key, row]));
  const used = windows.filter(({ key }) => known.has(key));
  const full = used.find(({ key, most }) => (known.get(key)?.points ?? 0) > most);
  const keys = used.map(({ key }) => key);
  if (full === undefined) {
    const subjects = used.flatMap(({ subject }) => subject ?? []);
    return { giveBack: () => takeBack(context, [...keys, ...subjects]) };
  }
  await takeBack(context, keys);
  const wait = Math.ceil((known.get(full.key)?.left ?? 0) / 1_000);
  throw tooMany(wait, `${full.sentence} Please try again in ${inWords(wait)}.`);
}

/** One use of one limit. */
export function reserve(context: LimitContext, ...counted: Counted): Promise<Use> {
  return reserveAll(context, [counted]);
}

/** A use that is never given back. */
export async function consume(context: LimitContext, limit: Limit, key: string): Promise<void> {
  await reserve(context, limit, key);
}

/** For a use that turned out to be none long after it was counted. */
export function giveBack(context: LimitContext, limit: Limit, key: string): Promise<void> {
  const keys = windowsOf([limit, key]).map((window) => window.key);
  return takeBack(context, keys);
}

/** Forgets counts whose window is over. */
export const limitJobs: JobSet = {
  tasks: {
    'limits-sweep': async (_payload, { database }) => {
      await database.source.manager.delete(RateLimit, {
        expire: Raw((column) => `${column} < (extract(epoch FROM now()) * 1000)::bigint`),
      });
    },
  },
  crontab: ['37 * * * * limits-sweep'],
};

type Window = WindowRow & Pick<Limit, 'sentence'>;

/** No address and no mobile is stored as it is. */
function windowsOf([limit, key, subject]: Counted): Window[] {
  if (key === null) return [];
  const { name, windows, sentence } = limit;
  const hashed = sha256(key).toString('hex');
  const pair = subject === undefined ? null : sha256(JSON.stringify([key, subject]));
  const longest = Math.max(...windows.map(({ seconds }) => seconds));
  return windows.map(({ points, seconds }) => ({
    key: `${name}:${seconds}:${hashed}`,
    most: points,
    milliseconds: seconds * 1_000,
    subject: pair && `${name}:seen:${pair.toString('hex')}`,
    rememberedMs: longest * 1_000,
    sentence,
  }));
}

async function count({ database }: LimitContext, windows: Window[]): Promise<CountRow[]> {
  if (windows.length === 0) return [];
  return database.query<CountRow>(prepared('limit_count', countStatement(windows)));
}

async function takeBack({ database, log }: LimitContext, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const statement = prepared('limit_give_back', giveBackStatement(keys));
  await database.query(statement).catch((error: unknown) => {
    log.debug({ err: error }, 'A use could not be given back.');
  });
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${Math.max(2, seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
