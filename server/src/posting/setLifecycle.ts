import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { type AuditAction } from '../platform/audit.ts';
import { type Context } from '../platform/context.ts';
import { conflict, unusable } from '../platform/failures.ts';
import { consume } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { changeLifecycle } from '../properties/changeLifecycle.ts';
import { lockProperty } from '../properties/findProperty.ts';
import { newestVersion } from '../properties/listingContent.ts';
import { undoably } from '../properties/listingUndo.ts';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import { type Lifecycle, type PropertyRow } from '../properties/property.row.ts';
import { editable } from './posting.policy.ts';
import { EDIT_PER_ACCOUNT } from './posting.limits.ts';

/**
 * Says where a listing stands: available, under offer, sold or rented; `expired` comes by time alone.
 * Nobody buys what no visitor has seen: before it is approved a listing is available. Saying it again changes nothing.
 * UNAUTHENTICATED for visitors, NOT_FOUND for whoever may not change it, CONFLICT for what is not approved, TOO_MANY.
 */
export async function setPropertyLifecycle(
  context: Context,
  id: string,
  lifecycle: Lifecycle,
): Promise<PropertyRow> {
  const account = signedIn(context.viewer, LOGIN_TEXTS.edit);
  await consume(context, EDIT_PER_ACCOUNT, account.id);
  return inTransaction(context, async (inside) => {
    const { row } = editable(account, await lockProperty(inside, id));
    if (!Object.hasOwn(WORDS, lifecycle)) {
      throw unusable('lifecycle', 'Please choose available, under offer, sold or rented.');
    }
    if (row.lifecycle !== lifecycle) {
      // Of an edit that waits or was refused the approved version is the row.
      if (lifecycle !== 'available' && row.approvalStatus !== 'approved') throw conflict(UNSEEN);
      const action = { action: actionOf(row.lifecycle, lifecycle), note: WORDS[lifecycle] };
      await undoably(inside, id, action, () => changeLifecycle(inside, id, lifecycle));
    }
    const { row: now, revision } = editable(account, await lockProperty(inside, id));
    return newestVersion(now, revision);
  });
}

/** What the history says of each. */
const WORDS: Readonly<Partial<Record<Lifecycle, string>>> = {
  available: 'Available',
  under_offer: 'Under offer',
  sold: 'Sold',
  rented: 'Rented',
};

const UNSEEN =
  'This property is not public yet. You can mark it as under offer, sold or rented once it is approved.';

const CLOSED: ReadonlySet<Lifecycle> = new Set<Lifecycle>(['sold', 'rented']);

function actionOf(before: Lifecycle, after: Lifecycle): AuditAction {
  if (CLOSED.has(after)) return PROPERTY_AUDIT.closed;
  const isBack = CLOSED.has(before) || before === 'expired';
  return isBack ? PROPERTY_AUDIT.reopened : PROPERTY_AUDIT.edited;
}
