import { LIMITS } from '../../../schema/limits.ts';
import { workspaceHome } from '../../../schema/accounts.ts';
import { detailPath, myProfilePath, workspacePath } from '../../../schema/routes.ts';
import { findAccount } from '../accounts/findAccount.ts';
import type { AccountRow } from '../accounts/findAccount.ts';
import { notifyAccount } from '../accounts/notifyAccount.ts';
import { type Context } from '../platform/context.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Site } from '../site/site.resolver.ts';

export interface Outcome {
  kind: 'approved' | 'rejected';
  reason: string;
}

/**
 * Notifies a seller what was decided, inside the transaction that decides it: by e-mail where the address is
 * verified, else by SMS. Who decides about a listing of their own is not notified. The message waits as long as the
 * decision can be undone; answers its id.
 */
export async function notifySeller(
  context: Context,
  site: Site,
  property: Pick<PropertyRow, 'id' | 'title' | 'sellerId' | 'isActive'>,
  outcome: Outcome,
): Promise<string | null> {
  const { viewer } = context;
  if (viewer.kind === 'account' && viewer.id === property.sellerId) return null;
  const seller = await findAccount(context, property.sellerId);
  const template = 'property-' + outcome.kind;
  if (seller === null) return null;
  const subject = subjectOf(property, outcome);
  const text = textOf(site, property, outcome, seller);
  const { heldSeconds } = LIMITS.undo;
  return notifyAccount(context, seller, { template, subject, text, heldSeconds });
}

function subjectOf(
  { title, isActive }: Pick<PropertyRow, 'title' | 'isActive'>,
  { kind }: Outcome,
): string {
  if (kind === 'rejected') return title + ' needs changes';
  return title + (isActive ? ' is live' : ' is approved');
}

function textOf(
  site: Site,
  { id, title, isActive }: Pick<PropertyRow, 'id' | 'title' | 'isActive'>,
  { kind, reason }: Outcome,
  seller: AccountRow,
): string {
  if (kind === 'approved') {
    const more = reason && ' ' + reason;
    if (!isActive)
      return `"${title}" is approved.${more} It is hidden and will be visible once it is shown again: ${site.url}${ownListPath(seller)}`;
    return `"${title}" is approved and visible on ${site.name}.${more} ${site.url}${detailPath(id)}`;
  }
  return `"${title}" was not approved: ${reason} Edit it and we will review it again: ${site.url}${editPath(id, seller)}`;
}

/** Where the seller shows a listing again. */
function ownListPath(seller: AccountRow): string {
  const home = workspaceHome(seller);
  return home === null ? myProfilePath() : workspacePath(home, 'my-properties');
}

/** The form where the seller changes the listing; the page itself for somebody who sells no more. */
function editPath(id: string, seller: AccountRow): string {
  const home = workspaceHome(seller);
  return home === null ? detailPath(id) : workspacePath(home, 'edit-property', id);
}
