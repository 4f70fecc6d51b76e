import { In } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { audit } from '../accounts/audit.ts';
import { removeFromListing } from '../pictures/attachPictures.ts';
import { type AuditAction, labelOfAction } from '../platform/audit.ts';
import { type BulkResult, changeEach } from '../platform/bulk.ts';
import { type AccountViewer, type Context } from '../platform/context.ts';
import { conflict } from '../platform/failures.ts';
import { jobContext, type JobSet } from '../platform/jobs/jobs.ts';
import { withdrawMessage } from '../platform/messages/outbox.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { lockProperty } from './findProperty.ts';
import { ListingUndo } from './listingUndo.entity.ts';
import {
  beforeStatement,
  keepStatement,
  restoreStatements,
  settleStatement,
  undoableStatement,
  unshownStatement,
} from './listingUndo.sql.ts';
import { PROPERTY_AUDIT } from './property.audit.ts';

/** What else hangs on something that can be undone. */
interface Left {
  /** The message that tells the other side; it waits until nobody can undo it. */
  messageId?: string | null;
  /** Pictures that no version shows any more; they go when nobody can undo it. */
  unshown?: readonly string[];
}

/**
 * Does something to a locked listing so that whoever does it can undo it for a while, and writes it into the audit log;
 * false when `work` says that it has changed nothing. Call it inside a transaction.
 */
export async function undoably(
  inside: Context,
  id: string,
  { action, note = null }: { action: AuditAction; note?: string | null },
  work: () => Promise<Left | boolean | void>,
): Promise<boolean> {
  const { id: accountId } = signedIn(inside.viewer);
  const removes = action === PROPERTY_AUDIT.removed;
  const [saved] = await inside.query<{ before: string }>(beforeStatement(id, removes));
  const done = await work();
  if (done === false) return false;
  const { messageId = null, unshown = [] } = typeof done === 'object' ? done : {};
  await audit(inside, action, id, note);
  const before = saved?.before ?? '{}';
  await inside.query(
    keepStatement(id, { accountId, action: action.key, before, messageId, unshown }),
  );
  return true;
}

/**
 * Restores listings exactly as they were before the viewer's last change of them, each in a transaction of its own:
 * rows, waiting edits, pictures and counts. CONFLICT for those that somebody has changed since, or when it is too late.
 */
export function undoPropertyChanges(
  context: Context,
  pictures: Pictures,
  ids: readonly string[],
): Promise<BulkResult> {
  const account = signedIn(context.viewer);
  return changeEach(ids, (id) =>
    inTransaction(context, (inside) => undo(inside, pictures, account, id)),
  );
}

interface Undoable extends Pick<ListingUndo, 'action' | 'messageId' | 'unshown'> {
  isUntouched: boolean;
  isInTime: boolean;
}

async function undo(
  inside: Context,
  pictures: Pictures,
  account: AccountViewer,
  id: string,
): Promise<void> {
  await lockProperty(inside, id);
  const [found] = await inside.query<Undoable>(
    undoableStatement(id, account.id, LIMITS.undo.heldSeconds),
  );
  if (!found?.isInTime) throw conflict(TOO_LATE);
  if (!found.isUntouched) throw conflict(CHANGED);
  if (found.messageId !== null && !(await withdrawMessage(inside, found.messageId))) {
    throw conflict(TOO_LATE);
  }
  for (const statement of restoreStatements(id)) await inside.query(statement);
  await audit(inside, PROPERTY_AUDIT.undone, id, labelOfAction(found.action));
  await inside.manager.delete(ListingUndo, id);
  await removeUnshown(inside, pictures, { id, unshown: found.unshown });
}

const TOO_LATE = 'It is too late to undo this. Please edit the property instead if needed.';
const CHANGED =
  'Someone has changed this property since, so the action was not undone. Please review it again.';

/** Forgets how these were, as nobody may have them back. */
export async function forgetUndo({ manager }: Context, ids: readonly string[]): Promise<void> {
  await manager.delete(ListingUndo, { propertyId: In([...ids]) });
}

/** Every minute what cannot be undone any more is let go of, with the pictures that nobody sees. */
export function undoJobs(pictures: Pictures): JobSet {
  return {
    tasks: {
      'property-settle-undo': (_payload, run) =>
        inTransaction(jobContext(run), async (inside) => {
          const settled = await inside.query<{ id: string; unshown: string[] }>(
            settleStatement(LIMITS.undo.heldSeconds, BATCH),
          );
          for (const each of settled) await removeUnshown(inside, pictures, each);
        }),
    },
    crontab: ['* * * * * property-settle-undo'],
  };
}

const BATCH = 500;

async function removeUnshown(
  inside: Context,
  pictures: Pictures,
  { id, unshown }: { id: string; unshown: readonly string[] },
): Promise<void> {
  if (unshown.length === 0) return;
  const left = await inside.query<{ picture: string }>(unshownStatement(id, unshown));
  await removeFromListing(
    inside,
    pictures,
    left.map(({ picture }) => picture),
    id,
  );
}
