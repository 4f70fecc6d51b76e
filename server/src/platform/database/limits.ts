import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { Raw } from 'typeorm';
import type { Context } from '../context.ts';
import { DatabaseLimiter } from './databaseLimiter.ts';
import { Failure, tooMany, unavailable } from '../failures.ts';
import { sha256 } from '../hash.ts';
import type { JobSet } from '../jobs/jobs.ts';
import { RateLimit } from './rateLimit.entity.ts';

export interface Limit {
  /** Unlike any other; counts are kept under it. */
  name: string;
  /** All hold at once. Shortest first: a refusal then does not use up the longer ones. */
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

type LimitContext = Pick<Context, 'database' | 'log'>;

/**
 * Counts one use of a limit for `key` (an address (`limitKey`), a mobile, or visitor and thing), or throws TOO_MANY
 * with the seconds to wait. Counts are kept outside of the caller's transaction: a rolled back attempt was an
 * attempt. While the store is away a limit refuses (UNAVAILABLE) or allows, as it says.
 */
export async function consume(context: LimitContext, limit: Limit, key: string): Promise<void> {
  await reserve(context, limit, key);
}

/** The same for what may turn out to be no use: count first, look then, so that parallel callers cannot slip by. */
export async function reserve(context: LimitContext, limit: Limit, key: string): Promise<Use> {
  const hashed = sha256(key).toString('hex');
  const used: DatabaseLimiter[] = [];
  for (const limiter of limitersOf(context.database.pool, limit).windows) {
    try {
      await limiter.consume(hashed);
      used.push(limiter);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        await reward(used, hashed, context);
        const wait = Math.ceil(reason.msBeforeNext / 1_000);
        throw tooMany(wait, `${limit.sentence} Please try again in ${inWords(wait)}.`);
      }
      allowOrRefuse(context, limit, reason);
      return NO_USE;
    }
  }
  return { giveBack: () => reward(used, hashed, context) };
}

/**
 * The same for limits that count different things: a thing that was counted for `key` within the longest
 * window is not counted again.
 */
export async function reserveDistinct(
  context: LimitContext,
  limit: Limit,
  key: string,
  subject: string,
): Promise<Use> {
  const { remembered } = limitersOf(context.database.pool, limit);
  const pair = sha256(JSON.stringify([key, subject])).toString('hex');
  try {
    if ((await remembered.get(pair)) !== null) return NO_USE;
    const use = await reserve(context, limit, key);
    // Only now: what a full limit refuses must not look like a thing that it has let through.
    await remembered.penalty(pair);
    return {
      giveBack: async () => {
        await use.giveBack();
        await remembered.delete(pair);
      },
    };
  } catch (reason) {
    if (reason instanceof Failure) throw reason;
    allowOrRefuse(context, limit, reason);
    return NO_USE;
  }
}

/** One use of several limits, each for its key if there is one; what one of them refuses counts for none. */
export async function reserveAll(
  context: LimitContext,
  counted: readonly (readonly [limit: Limit, key: string | null])[],
  subject?: string,
): Promise<void> {
  const uses: Use[] = [];
  try {
    for (const [limit, key] of counted) {
      if (key === null) continue;
      const use =
        subject === undefined
          ? reserve(context, limit, key)
          : reserveDistinct(context, limit, key, subject);
      uses.push(await use);
    }
  } catch (refusal) {
    for (const use of uses) await use.giveBack();
    throw refusal;
  }
}

function allowOrRefuse(
  context: LimitContext,
  { name, whenStoreIsAway }: Limit,
  reason: unknown,
): void {
  context.log.warn({ err: reason, limit: name }, 'The limit store cannot be reached.');
  if (whenStoreIsAway === 'refuse') throw unavailable(reason);
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

interface Limiters {
  /** One for each window, shortest first. */
  windows: readonly DatabaseLimiter[];
  /** The different things that were counted, for the longest window. */
  remembered: DatabaseLimiter;
}

const known = new WeakMap<Pool, Map<string, Limiters>>();

function limitersOf(pool: Pool, limit: Limit): Limiters {
  const ofPool = known.get(pool) ?? new Map<string, Limiters>();
  known.set(pool, ofPool);
  const limiters = ofPool.get(limit.name) ?? limitersFor(pool, limit);
  ofPool.set(limit.name, limiters);
  return limiters;
}

const NO_USE: Use = { giveBack: async () => undefined };

function limitersFor(pool: Pool, { name, windows }: Limit): Limiters {
  const limiter = (prefix: string, points: number, seconds: number) =>
    new DatabaseLimiter(pool, { name: prefix, points, seconds });
  return {
    windows: windows.map(({ points, seconds }) => limiter(`${name}:${seconds}`, points, seconds)),
    remembered: limiter(`${name}:seen`, 1, Math.max(...windows.map(({ seconds }) => seconds))),
  };
}

/** For a use that turned out to be none long after it was counted; what was refused meanwhile was none either. */
export async function giveBack(context: LimitContext, limit: Limit, key: string): Promise<void> {
  const hashed = sha256(key).toString('hex');
  for (const limiter of limitersOf(context.database.pool, limit).windows) {
    const counted = await limiter.get(hashed).catch(() => null);
    const refused = Math.max(0, (counted?.consumedPoints ?? 0) - limiter.points);
    await reward([limiter], hashed, context, refused + 1);
  }
}

/** A use that a longer window refused was none for the shorter ones. */
async function reward(
  used: readonly DatabaseLimiter[],
  key: string,
  { log }: Pick<Context, 'log'>,
  uses = 1,
): Promise<void> {
  for (const limiter of used) {
    await limiter.reward(key, uses).catch((error: unknown) => {
      log.debug({ err: error }, 'A use could not be given back.');
    });
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${Math.max(2, seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
