import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { audit } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { lockProperty } from '../properties/findProperty.ts';
import { forgetUndo, undoably } from '../properties/listingUndo.ts';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import { lockListingsOf, removeListings, wasRemoved } from '../properties/removeListings.ts';
import { editable } from './posting.policy.ts';

/**
 * Removes a listing for everybody. Again changes nothing, for its seller, whoever removed it and
 * site_admin. UNAUTHENTICATED for visitors, NOT_FOUND for whoever may not change it.
 */
export async function deleteProperty(context: Context, id: string): Promise<true> {
  const account = signedIn(context.viewer, LOGIN_TEXTS.delete);
  return inTransaction<true>(context, async (inside) => {
    const locked = await lockProperty(inside, id);
    if (locked === null && isId(id) && (await wasRemoved(inside, id, account))) return true;
    editable(inside.viewer, locked);
    await undoably(inside, id, { action: PROPERTY_AUDIT.removed }, () =>
      removeListings(inside, [id], account.id),
    );
    return true;
  });
}

/** Removes everything that somebody posted, for good; call it inside a transaction. */
export async function deleteAllProperties(inside: Context, sellerId: string): Promise<void> {
  const ids = await lockListingsOf(inside, sellerId);
  await removeListings(inside, ids, signedIn(inside.viewer).id);
  await forgetUndo(inside, ids);
  for (const id of ids) await audit(inside, PROPERTY_AUDIT.removed, id);
}
