import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client } from 'pg';
import { buildAccount, listing, writeListings } from '../../../test/factories.ts';
import { visitorContext } from '../../../test/harness/context.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { silentLog } from '../observability/logging.ts';
import { type Database } from './connect.ts';
import { keptUntilChange, PublicChanges } from './publicChanges.ts';
import { inTransaction } from './transaction.ts';

let database: Database;

beforeEach(async () => {
  database = await freshDatabase();
});

const run = (text: string) => database.query({ text });

describe('the database tells', () => {
  let listener: Client;
  let received: string[];

  beforeEach(async () => {
    received = [];
    listener = await database.connectAlone();
    listener.on('notification', ({ channel }) => received.push(channel));
    await listener.query('LISTEN public_changed');
    await listener.query('LISTEN marker');
  });

  afterEach(() => listener.end());

  async function marked(): Promise<void> {
    const before = received.length;
    await run('NOTIFY marker');
    await expect.poll(() => received.slice(before)).toContain('marker');
  }

  /** How many signals a change has sent: they come in the order of the transactions. */
  async function signals(change: () => Promise<unknown>): Promise<number> {
    // What was sent before may be on its way still.
    await marked();
    received = [];
    await change();
    await marked();
    return received.indexOf('marker');
  }

  const property = async (approvalStatus: 'approved' | 'pending' | 'rejected') => {
    const seller = await buildAccount(database);
    const saved = listing({ sellerId: seller.id, approvalStatus });
    await writeListings(database, [saved]);
    return saved;
  };

  test('of a listing that is or was on pages, once a transaction', async () => {
    const shown = await property('approved');
    const change = (text: string) => signals(() => run(text));
    expect(await change(`UPDATE property SET price = price + 1 WHERE id = '${shown.id}'`)).toBe(1);
    expect(await change(`UPDATE property SET approval_status = 'rejected'`)).toBe(1);
    expect(await change(`UPDATE property SET approval_status = 'approved'`)).toBe(1);
    expect(
      await change(
        `BEGIN; UPDATE property SET price = 7; UPDATE property SET featured = true; COMMIT`,
      ),
    ).toBe(1);
    expect(await change('DELETE FROM property')).toBe(1);
    expect(await signals(() => property('approved'))).toBe(1);
  });

  test('nobody of a listing that waits, and of what is taken back', async () => {
    const waiting = await property('pending');
    const change = (text: string) => signals(() => run(text));
    expect(await change(`UPDATE property SET price = price + 1 WHERE id = '${waiting.id}'`)).toBe(
      0,
    );
    expect(await signals(() => property('pending'))).toBe(0);
    expect(await change(`BEGIN; UPDATE property SET approval_status = 'approved'; ROLLBACK`)).toBe(
      0,
    );
    expect(await change(`DELETE FROM property`)).toBe(0);
  });

  test('of people and pictures when what pages show of them changes', async () => {
    const { id } = await buildAccount(database);
    expect(await signals(() => run(`UPDATE account SET name = 'Asha' WHERE id = '${id}'`))).toBe(1);
    expect(await signals(() => run(`DELETE FROM account WHERE id = '${id}'`))).toBe(1);
    expect(await signals(() => run(`UPDATE picture SET status = 'ready'`))).toBe(1);
    expect(await signals(() => run(`UPDATE picture SET attempts = 1`))).toBe(0);
  });

  test('of every table that pages read', async () => {
    const tables = await database.query<{ name: string }>({
      text: `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
          WHERE tgrelid = pg_class.oid AND proname IN ('public_change_tell', 'property_change_tell'))
        ORDER BY relname`,
    });
    expect(tables.map(({ name }) => name)).toEqual(ON_NO_PAGE);
  });
});

/** They are an account's or an administrator's, or follow the listings in the transaction that changes those. */
const ON_NO_PAGE: readonly string[] = [
  'activity_change',
  'activity_day',
  'audit_entry',
  'case_file',
  'case_note',
  'contact_grant',
  'contact_message',
  'content_picture',
  'enquiry',
  'enquiry_note',
  'favourite',
  'filter_choice',
  'idempotency_key',
  'invitation',
  'listing_choice',
  'listing_count',
  'listing_day',
  'listing_locality',
  'listing_name',
  'listing_price_band',
  'listing_project',
  'listing_state',
  'listing_undo',
  'listing_view',
  'mobile_proof',
  'newsletter_subscriber',
  'one_time_code',
  'outbox',
  'posting_draft',
  'property_revision',
  'rate_limit',
  'refresh_token',
  'registration',
  'removed_property',
  'schema_migration',
  'search_term',
  'session',
  'social_identity',
];

describe('a process', () => {
  let changes: PublicChanges;

  beforeEach(async () => {
    changes = new PublicChanges({ database, log: silentLog() });
  });

  afterEach(() => changes.stop());

  test('knows nothing before it listens, and after', async () => {
    expect(changes.count).toBe(null);
    await changes.start();
    expect(changes.count).toEqual(expect.any(Number));
    await changes.stop();
    expect(changes.count).toBe(null);
  });

  test('counts what it is told, and what it has taken over itself', async () => {
    await changes.start();
    const before = changes.count ?? Number.NaN;
    await run('NOTIFY public_changed');
    await expect.poll(() => changes.count).toBe(before + 1);
    changes.tell();
    expect(changes.count).toBe(before + 2);
  });

  test('knows nothing while its connection is lost, and counts what it may have missed', async () => {
    await changes.start();
    const before = changes.count ?? Number.NaN;
    await run(`SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity
      WHERE datname = current_database() AND query = 'LISTEN public_changed'`);
    // It listens anew at once, and that counts as a change.
    await expect.poll(() => changes.count).toBe(before + 1);
  });

  test('reads what it keeps again after a change, its own at once, and each time while it hears nothing', async () => {
    let reads = 0;
    const read = vi.fn<() => Promise<number>>(async () => (reads += 1));
    const kept = keptUntilChange(read);
    expect([await kept(database), await kept(database)]).toEqual([1, 2]);
    await changes.start();
    expect([await kept(database), await kept(database)]).toEqual([3, 3]);
    await run('NOTIFY public_changed');
    await expect.poll(() => kept(database)).toBe(4);
    await inTransaction(visitorContext(database), async () => undefined);
    expect([await kept(database), await kept(database)]).toEqual([5, 5]);
    read.mockRejectedValueOnce(new Error('unreachable'));
    changes.tell();
    await expect(kept(database)).rejects.toThrow('unreachable');
    expect([await kept(database), await kept(database)]).toEqual([6, 6]);
    await changes.stop();
    expect([await kept(database), await kept(database)]).toEqual([7, 8]);
  });

  test('knows nothing after a change for as long as a replica may show what was before', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    changes = new PublicChanges({
      database: { ...database, mostLagMs: 7_000 },
      log: silentLog(),
    });
    await changes.start();
    vi.advanceTimersByTime(7_000);
    expect(changes.count).toEqual(expect.any(Number));
    changes.tell();
    expect(changes.count).toBe(null);
    vi.advanceTimersByTime(6_999);
    expect(changes.count).toBe(null);
    vi.advanceTimersByTime(1);
    expect(changes.count).toEqual(expect.any(Number));
    vi.useRealTimers();
  });
});
