import { LIMITS } from '../../../schema/limits.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type AuditAction } from '../platform/audit.ts';
import { type Context } from '../platform/context.ts';
import { conflict } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { hideForGood, setFeatured, show } from '../properties/decision.ts';
import { undoably } from '../properties/listingUndo.ts';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { lockExisting, newestOf } from './decide.ts';
import { type FeatureInput } from './moderation.input.ts';

/**
 * Shows a listing again, whoever has hidden it; again changes nothing. FORBIDDEN for everybody
 * but a site_admin, NOT_FOUND when there is none, here and below; CONFLICT when it was sold or rented so
 * long ago that it would be hidden again the same night.
 */
export function activateProperty(context: Context, id: string): Promise<PropertyRow> {
  return change(context, id, PROPERTY_AUDIT.activated, (inside, { closedAt }) => {
    const closedMs = LIMITS.listing.closedDays * 86_400_000;
    if (closedAt !== null && context.clock.now().getTime() - closedAt.getTime() > closedMs) {
      throw conflict(
        'This property was sold or rented more than 12 months ago. Set it to available first.',
      );
    }
    return show(inside, id);
  });
}

/** Hides a listing from everybody but those who may change it; its owner cannot undo it. */
export function deactivateProperty(context: Context, id: string): Promise<PropertyRow> {
  return change(context, id, PROPERTY_AUDIT.deactivated, (inside) => hideForGood(inside, id));
}

/** Puts a listing before others, or back among them. */
export function featureProperty(
  context: Context,
  id: string,
  { featured }: FeatureInput,
): Promise<PropertyRow> {
  const action = featured ? PROPERTY_AUDIT.featured : PROPERTY_AUDIT.unfeatured;
  return change(context, id, action, (inside) => setFeatured(inside, id, featured));
}

/** Does one thing to a locked listing, and remembers it when it changed something. */
function change(
  context: Context,
  id: string,
  action: AuditAction,
  work: (inside: Context, row: PropertyRow) => Promise<boolean>,
): Promise<PropertyRow> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    const locked = await lockExisting(inside, id);
    const isDone = await undoably(inside, id, { action }, () => work(inside, locked.row));
    return newestOf(isDone ? await lockExisting(inside, id) : locked);
  });
}
