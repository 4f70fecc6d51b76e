import { indiaDay } from '../../../schema/format/time.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { membershipOf } from '../authorization/viewer.policy.ts';
import { limitKey } from '../platform/http/address.ts';
import { type Clock } from '../platform/clock.ts';
import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type Log } from '../platform/observability/logging.ts';
import { canEdit } from '../properties/property.policy.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { isMachine } from './isMachine.ts';
import { addStatement } from './viewCounter.sql.ts';

export interface ViewCounterParts {
  database: Database;
  clock: Clock;
  log: Log;
}

type Viewed = Pick<
  PropertyRow,
  'id' | 'sellerId' | 'sellerOrganisationId' | 'assignedTo' | 'isPublic'
>;

/**
 * Counts who looked at which listing, by days of India. Looking costs a note in memory; the notes of some
 * seconds go to the database in one statement, so that no reader waits for it. The same account or address
 * counts once a day for a listing; programs, the seller and its colleagues do not count. What a process that
 * is killed has not written yet is lost, and two processes may each count the same address once.
 */
export class ViewCounter {
  private readonly parts: ViewCounterParts;
  private readonly capacity: { seen: number; listings: number };
  private readonly seen = new Set<string>();
  private day = '';
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  private flushing = Promise.resolve();

  constructor(parts: ViewCounterParts, capacity = { seen: 100_000, listings: 10_000 }) {
    this.parts = parts;
    this.capacity = capacity;
  }

  /** True when this request cannot count any more, so that nothing need be read for it. */
  isSettled(context: Context, propertyId: string): boolean {
    return isMachine(context.userAgent) || this.seen.has(this.seenKey(context, propertyId));
  }

  /** Notes one look at a listing that was read for this request. */
  record(context: Context, property: Viewed): void {
    if (!property.isPublic || this.isSettled(context, property.id)) return;
    if (isOneself(context, property)) return;
    this.seen.add(this.seenKey(context, property.id));
    // The oldest are forgotten first: somebody may count twice, but memory has an end.
    for (const oldest of this.seen) {
      if (this.seen.size <= this.capacity.seen) break;
      this.seen.delete(oldest);
    }
    const key = this.day + property.id;
    if (this.waiting.size >= this.capacity.listings && !this.waiting.has(key)) return;
    this.waiting.set(key, (this.waiting.get(key) ?? 0) + 1);
  }

  start(): void {
    this.timer ??= setInterval(() => void this.flush(), LIMITS.view.flushMs).unref();
  }

  /** Writes what is left. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    await this.flush();
  }

  /** Writes what waits, in one statement. While the database is away it goes on waiting. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private async write(): Promise<void> {
    if (this.waiting.size === 0) return;
    const notes = this.waiting;
    this.waiting = new Map();
    // In one order, so that two processes never wait for each other.
    const keys = [...notes.keys()].toSorted();
    try {
      const seen = {
        ids: keys.map((key) => key.slice(DAY_LENGTH)),
        days: keys.map((key) => key.slice(0, DAY_LENGTH)),
        counts: keys.map((key) => notes.get(key) ?? 0),
      };
      await this.parts.database.query(prepared('add_views', addStatement(seen)));
    } catch (error) {
      this.parts.log.warn(
        { err: error },
        'Views could not be written; they wait for the next time.',
      );
      for (const [key, count] of notes) {
        if (this.waiting.size >= this.capacity.listings && !this.waiting.has(key)) continue;
        this.waiting.set(key, (this.waiting.get(key) ?? 0) + count);
      }
    }
  }

  private seenKey({ viewer, address }: Context, propertyId: string): string {
    const today = indiaDay(this.parts.clock.now());
    if (today !== this.day) {
      this.day = today;
      this.seen.clear();
    }
    return propertyId + (viewer.kind === 'account' ? viewer.id : limitKey(address));
  }
}

/** The seller, its colleagues and the administrator look at what they look after. */
function isOneself({ viewer }: Context, property: Viewed): boolean {
  if (viewer.kind !== 'account') return false;
  const member = membershipOf(viewer);
  const isColleague = member !== null && member.organisationId === property.sellerOrganisationId;
  return isColleague || canEdit(viewer, property);
}

const DAY_LENGTH = '2026-03-31'.length;
