import { tidy } from '../../../schema/rules/text.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { acceptNewest, refuseNewest } from '../properties/decision.ts';
import { lockProperty, type PropertyVersions } from '../properties/findProperty.ts';
import { newestVersion } from '../properties/listingContent.ts';
import { undoably } from '../properties/listingUndo.ts';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Site } from '../site/site.resolver.ts';
import { type ApprovalInput, type RejectionInput } from './moderation.input.ts';
import { notifySeller } from './notifySeller.ts';

export interface DecisionParts {
  site: Site;
}

/**
 * Approves the newest version of a listing: visitors see it from now on, and the seller is notified.
 * Again changes nothing. FORBIDDEN for everybody but a site_admin, NOT_FOUND when there is no such listing,
 * CONFLICT when a newer version has come in since `seen`.
 */
export async function approveProperty(
  context: Context,
  { site }: DecisionParts,
  id: string,
  { reason: value, seen }: ApprovalInput,
): Promise<PropertyRow> {
  siteAdmin(context.viewer);
  const reason = tidy(value ?? '');
  return inTransaction(context, async (inside) => {
    const locked = await lockSeen(inside, id, seen);
    if (locked.revision === null && locked.row.approvalStatus === 'approved') return locked.row;
    const action = { action: PROPERTY_AUDIT.approved, note: reason || null };
    await undoably(inside, id, action, async () => {
      const unshown = await acceptNewest(inside, locked);
      const outcome = { kind: 'approved', reason } as const;
      return { unshown, messageId: await notifySeller(inside, site, newestOf(locked), outcome) };
    });
    return newestOf(await lockExisting(inside, id));
  });
}

/**
 * Rejects the newest version of a listing with a reason, of which the seller is notified; an approved one
 * beneath a waiting edit stays public. Again with the same reason changes nothing. Refusals like
 * `approveProperty`.
 */
export async function rejectProperty(
  context: Context,
  { site }: DecisionParts,
  id: string,
  { reason: value, seen }: RejectionInput,
): Promise<PropertyRow> {
  siteAdmin(context.viewer);
  const reason = tidy(value);
  return inTransaction(context, async (inside) => {
    const locked = await lockSeen(inside, id, seen);
    const before = newestOf(locked);
    if (before.approvalStatus === 'rejected' && before.rejectionReason === reason) return before;
    await undoably(inside, id, { action: PROPERTY_AUDIT.rejected, note: reason }, async () => {
      await refuseNewest(inside, locked, reason);
      return { messageId: await notifySeller(inside, site, before, { kind: 'rejected', reason }) };
    });
    return newestOf(await lockExisting(inside, id));
  });
}

/** The listing with its versions, locked. Throws NOT_FOUND. */
export async function lockExisting(context: Context, id: string): Promise<PropertyVersions> {
  const locked = await lockProperty(context, id);
  if (locked === null) throw notFound('Property not found. Please check the property ID.');
  return locked;
}

export function newestOf({ row, revision }: PropertyVersions): PropertyRow {
  return newestVersion(row, revision);
}

async function lockSeen(
  context: Context,
  id: string,
  seen: Date | null | undefined,
): Promise<PropertyVersions> {
  const locked = await lockExisting(context, id);
  if (seen && newestOf(locked).updatedAt.getTime() > seen.getTime()) {
    throw conflict('This property has changed since you opened it. Please review it again.');
  }
  return locked;
}
