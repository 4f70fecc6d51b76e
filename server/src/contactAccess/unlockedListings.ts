import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { browserKeyHash } from './browserKey.ts';
import { unlockedStatement } from './unlockedListings.sql.ts';

/** Ids of listings. */
export type UnlockedListings = ReadonlySet<string>;

/** What a visitor who never asked for a contact may see. */
export const NOTHING_UNLOCKED: UnlockedListings = new Set();

/**
 * The listings whose contact this browser or account was given and still may see. At most one
 * statement a request, and none for a visitor without the cookie. Read from the primary: people look at
 * the contact the moment they were given it.
 */
export function unlockedListings(context: Context): Promise<UnlockedListings> {
  const known = FOUND.get(context);
  if (known !== undefined) return known;
  const found = read(context);
  FOUND.set(context, found);
  return found;
}

const FOUND = new WeakMap<Context, Promise<UnlockedListings>>();

async function read(context: Context): Promise<UnlockedListings> {
  const { viewer } = context;
  const keyHash = browserKeyHash(context);
  const accountId = viewer.kind === 'account' && viewer.status === 'active' ? viewer.id : null;
  if (keyHash === null && accountId === null) return NOTHING_UNLOCKED;
  const rows = await context.query<{ id: string }>(
    prepared('unlocked_listings', unlockedStatement(keyHash, accountId)),
  );
  return new Set(rows.map(({ id }) => id));
}
