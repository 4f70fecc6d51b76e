import { type Context } from '../platform/context.ts';
import { hashOfRequest, type Idempotency, runOnce } from '../platform/database/idempotency.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newestVersion } from '../properties/listingContent.ts';
import { lockProperty } from '../properties/findProperty.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { editable } from './posting.policy.ts';

/** A listing as a command has left it. */
export interface StoredListing {
  /** Its newest version. */
  property: PropertyRow;
  /** How many pictures found no room in it. */
  leftOut: number;
}

/** What `work` did, in a form that can be remembered. */
export type Done = { id: string; leftOut: number };

/**
 * Does `work` in one transaction, and for one key of this account and operation only once. Answers the
 * newest version of the listing that `work` has written, as it stands now.
 */
export async function runOnceForListing(
  context: Context,
  operation: string,
  { key, content }: Idempotency,
  work: (inside: Context) => Promise<Done>,
): Promise<StoredListing> {
  const { viewer } = context;
  const who = viewer.kind === 'account' ? viewer.id : 'visitor';
  return inTransaction(context, async (inside) => {
    const { id, leftOut } =
      key == null
        ? await work(inside)
        : await runOnce(
            inside,
            { key, scope: `${operation}:${who}`, requestHash: hashOfRequest(content) },
            work,
          );
    // Who has sent the same before may have lost the listing since.
    const { row, revision } = editable(viewer, await lockProperty(inside, id));
    return { property: newestVersion(row, revision), leftOut };
  });
}
