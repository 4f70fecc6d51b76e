import { In } from 'typeorm';
import { maskEmail } from '../../../../../schema/format/phone.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { Database } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';
import { inTime } from '../../deadline.ts';
import type { JobRun, JobSet } from '../../jobs/jobs.ts';
import { HAND_OVER_SECONDS, messageOf, onMessage } from '../outbox.ts';
import type { Delivery, WaitingMessage } from '../outbox.ts';
import { OUTBOX_CHANNELS, type OutboxChannel, OutboxMessage } from '../outboxMessage.entity.ts';
import { absent, PROCESS_NAME } from '../../jobs/heartbeat.ts';
import { DecryptionError } from '../../encryption.ts';
import type { Cipher } from '../../encryption.ts';
import { NotDelivered } from './delivery.ts';
import {
  claimantsStatement,
  claimStatement,
  doneStatement,
  prolongStatement,
  releaseStatement,
  rescheduleStatement,
  settleOutboxStatement,
} from './outboxJobs.sql.ts';

const MAX_ATTEMPTS = 12;
/**
 * A claimed message belongs to one process while that lives, and no longer than this: its host may be gone
 * without a word.
 */
const LEASE_SECONDS = 60;
const DELIVERY_TIMEOUT_MS = 30_000;
const FIRST_PAUSE_SECONDS = LIMITS.delivery.firstPauseSeconds;
const LONGEST_PAUSE_SECONDS = 3_600;
/** How many messages of a channel a process hands over at once: to a provider that answers, and to one that does not. */
const { lanes: LANES, slowMs: SLOW_MS, slowLanes: SLOW_LANES } = LIMITS.delivery;

/**
 * What carries messages out, some lanes for each channel: a provider that hangs holds up neither other channels nor
 * the queue, nor what was not tried before. A message that is committed in this process is in the hands of a lane at
 * once where one is free, the sweep wakes them for those of a process that has died, or has none.
 */
export function outboxJobs(
  deliveries: Record<OutboxChannel, Delivery>,
  cipher: Cipher,
  count: CountMessage = () => undefined,
): JobSet {
  const under: Set<Promise<void>> = new Set();
  const lanes = new Map(
    OUTBOX_CHANNELS.map((channel) => [
      channel,
      lanesOf({ channel, delivery: deliveries[channel], cipher, count }, under),
    ]),
  );
  const release = releaseOrphans();
  return {
    tasks: {
      'outbox-settle': async (_payload, { database }) => {
        await database.query(settleOutboxStatement);
      },
    },
    crontab: ['7 * * * * outbox-settle'],
    atStart: ['outbox-settle'],
    listen: (run) =>
      onMessage(run.database, {
        claimant: (channel) => (lanes.get(channel)?.hasRoom(run) ? PROCESS_NAME : null),
        carry: (channel, claimed, since) => lanes.get(channel)?.carry(claimed, since, run),
      }),
    sweep: async (run) => {
      await release(run.database);
      for (const each of lanes.values()) each.wake(run);
    },
    settled: async () => {
      while (under.size > 0) await Promise.all(under);
    },
  };
}

/** What became of a try to hand over a message: taken, to be tried again, or never to be tried again. */
export const MESSAGE_OUTCOMES = ['sent', 'put off', 'given up', 'expired'] as const;
type CountMessage = (of: {
  channel: OutboxChannel;
  outcome: (typeof MESSAGE_OUTCOMES)[number];
}) => void;

interface Channel {
  channel: OutboxChannel;
  delivery: Delivery;
  cipher: Cipher;
  count: CountMessage;
}

interface Claimed extends WaitingMessage {
  attempts: number;
  expired: boolean;
}

interface Lanes {
  hasRoom(run: JobRun): boolean;
  /** Opens one more lane where there is room, or else has the open ones look again. */
  wake(run: JobRun): void;
  /** The same for a message that was claimed as it was written. */
  carry(claimed: WaitingMessage | null, since: number, run: JobRun): void;
}

function lanesOf(on: Channel, under: Set<Promise<void>>): Lanes {
  let open = 0;
  let slow = 0;
  let lookAgain = false;
  let looks = 0;
  /** The last look that found nothing: who has looked before it need not look again. */
  let lastInVain = 0;
  /** Claimed, and not tried: no lane was free any more. */
  let released: string[] = [];

  const hasRoom = ({ signal }: JobRun) => !signal.aborted && open < LANES;

  function wake(run: JobRun): void {
    if (hasRoom(run)) openLane(run, null);
    else lookAgain = true;
  }

  function carry(claimed: WaitingMessage | null, since: number, run: JobRun): void {
    if (claimed === null) return wake(run);
    const isOurs = performance.now() - since < (HAND_OVER_SECONDS * 1_000) / 2;
    if (hasRoom(run) && isOurs) {
      return openLane(run, { ...claimed, attempts: 1, expired: false });
    }
    if (released.push(claimed.id) === 1) track(release(run));
  }

  function openLane(run: JobRun, claimed: Claimed | null): void {
    open += 1;
    track(work(run, claimed));
  }

  function track(piece: Promise<void>): void {
    under.add(piece);
    void piece.finally(() => under.delete(piece));
  }

  /** All of a transaction at once. */
  async function release(run: JobRun): Promise<void> {
    await new Promise(setImmediate);
    const statement = releaseStatement(released, PROCESS_NAME);
    released = [];
    await run.database.query(statement).catch((error: unknown) => {
      run.log.debug({ err: error, channel: on.channel }, 'Messages are due when their claim ends.');
    });
    wake(run);
  }

  async function work(run: JobRun, claimed: Claimed | null): Promise<void> {
    let handed = claimed;
    while (!run.signal.aborted) {
      try {
        if (handed !== null) {
          const row = handed;
          handed = null;
          if (await becameSlow(deliverOne(row, on, run), row, run)) return wake(run);
          if (!lookAgain) break;
        }
        const look = (looks += 1);
        // What was tried before may hang again: it leaves room for what was not.
        const mostTries = slow < SLOW_LANES / 2 ? MAX_ATTEMPTS : 0;
        const row = await claim(run.database, on.channel, mostTries);
        if (row === null) {
          lastInVain = Math.max(lastInVain, look);
        } else {
          // There may be more: the next lane looks while this one waits for the provider.
          wake(run);
          if (await becameSlow(deliverOne(row, on, run), row, run)) return wake(run);
        }
        if (lookAgain) lookAgain = false;
        else if (lastInVain >= look) break;
      } catch (error) {
        run.log.warn({ err: error, channel: on.channel }, 'The outbox could not be read.');
        break;
      }
    }
    open -= 1;
  }

  /** Resolves with the delivery: whether it took so long that another lane has taken the place of this one. */
  async function becameSlow(
    delivery: Promise<void>,
    { id }: Claimed,
    run: JobRun,
  ): Promise<boolean> {
    let isSlow = false;
    const timer = setTimeout(() => {
      const prolonged = run.database.query(prolongStatement(id, LEASE_SECONDS));
      prolonged.catch((error: unknown) => run.log.debug({ err: error }, 'A claim may end early.'));
      if (slow >= SLOW_LANES) return;
      isSlow = true;
      slow += 1;
      open -= 1;
      wake(run);
    }, SLOW_MS);
    await delivery.catch((error: unknown) => {
      run.log.warn({ err: error, channel: on.channel }, 'The outbox could not be written.');
    });
    clearTimeout(timer);
    if (isSlow) slow -= 1;
    return isSlow;
  }

  return { hasRoom, wake, carry };
}

async function deliverOne(row: Claimed, on: Channel, { database, log }: JobRun): Promise<void> {
  const { channel, count } = on;
  const about = { message: row.id, channel: row.channel, to: shown(row.recipient) };
  if (row.expired) {
    log.warn(about, 'A message was dropped: it had expired before it could leave.');
    await finish(database, row, 'expired');
    return count({ channel, outcome: 'expired' });
  }
  try {
    const late = () => new NotDelivered('timeout');
    await inTime(on.delivery(messageOf(row, on.cipher)), DELIVERY_TIMEOUT_MS, late);
  } catch (error) {
    const reason = reasonOf(error);
    log.warn({ ...about, reason, attempt: row.attempts }, 'A message did not leave.');
    if (isForGood(error) || row.attempts >= MAX_ATTEMPTS) {
      await finish(database, row, reason);
      return count({ channel, outcome: 'given up' });
    }
    await reschedule(database, row, reason);
    return count({ channel, outcome: 'put off' });
  }
  await finish(database, row, null);
  count({ channel, outcome: 'sent' });
}

/**
 * Answers a function that makes due again what dead processes had claimed. A process whose connection was lost
 * shows itself again at once, so it counts as dead when it is missing twice in a row.
 */
function releaseOrphans(): (database: Database) => Promise<void> {
  let missing: string[] = [];
  return async (database) => {
    const claimants = await database.query<{ name: string }>(claimantsStatement());
    const names = claimants.map(({ name }) => name);
    const before = missing;
    missing = names.length === 0 ? [] : await absent(database, names);
    const dead = missing.filter((name) => before.includes(name));
    if (dead.length === 0) return;
    await database.source.manager.update(
      OutboxMessage,
      { claimedBy: In(dead) },
      { claimedBy: null, nextAt: () => 'least(next_at, now())' },
    );
  };
}

/**
 * Takes one message that is due, codes first, as somebody waits for each; counts the attempt before it is made,
 * so that a crash counts too.
 */
async function claim(
  database: Database,
  channel: OutboxChannel,
  mostTries: number,
): Promise<Claimed | null> {
  const limits = { leaseSeconds: LEASE_SECONDS, mostTries };
  const statement = claimStatement(channel, PROCESS_NAME, limits);
  const [row] = await database.query<Claimed>(prepared('outbox_claim', statement));
  return row ?? null;
}

/** The next try; at the end of the message's life at the latest, when it is dropped. */
async function reschedule(
  database: Database,
  { id, attempts }: Claimed,
  reason: string,
): Promise<void> {
  const wait = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1));
  await database.query(rescheduleStatement(id, PROCESS_NAME, wait, reason));
}

function finish(database: Database, { id }: Claimed, reason: string | null): Promise<unknown> {
  return database.query(prepared('outbox_done', doneStatement(id, reason)));
}

function isForGood(error: unknown): boolean {
  return error instanceof DecryptionError || (error instanceof NotDelivered && error.forGood);
}

/** The words of an error nobody has checked may repeat the message: only its name is kept. */
function reasonOf(error: unknown): string {
  if (error instanceof NotDelivered) return error.reason;
  return error instanceof Error ? error.name : 'unknown';
}

/** A recipient as it may stand in the log. */
function shown(recipient: string): string {
  return recipient.includes('@')
    ? maskEmail(recipient)
    : `${recipient.slice(0, 2)}******${recipient.slice(-2)}`;
}
