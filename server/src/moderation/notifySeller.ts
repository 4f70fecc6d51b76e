import { workspaceHome } from '../../../schema/accounts.ts';
import { detailPath, workspacePath } from '../../../schema/routes.ts';
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
 * verified, else by SMS. Who decides about a listing of their own is not notified.
 */
export async function notifySeller(
  context: Context,
  site: Site,
  property: Pick<PropertyRow, 'id' | 'title' | 'sellerId'>,
  outcome: Outcome,
): Promise<void> {
  const { viewer } = context;
  if (viewer.kind === 'account' && viewer.id === property.sellerId) return;
  const seller = await findAccount(context, property.sellerId);
  const template = 'property-' + outcome.kind;
  if (seller === null) return;
  const subject = subjectOf(property.title, outcome);
  const text = textOf(site, property, outcome, seller);
  await notifyAccount(context, seller, { template, subject, text });
}

function subjectOf(title: string, { kind }: Outcome): string {
  return kind === 'approved' ? title + ' is live' : title + ' needs a change';
}

function textOf(
  site: Site,
  { id, title }: Pick<PropertyRow, 'id' | 'title'>,
  { kind, reason }: Outcome,
  seller: AccountRow,
): string {
  if (kind === 'approved') {
    const more = reason && ' ' + reason;
    return `"${title}" is approved and visible on ${site.name}.${more} ${site.url}${detailPath(id)}`;
  }
  return `"${title}" was not approved: ${reason} Change it and it is looked at again: ${site.url}${editPath(id, seller)}`;
}

/** The form where the seller changes the listing; the page itself for somebody who sells no more. */
function editPath(id: string, seller: AccountRow): string {
  const home = workspaceHome(seller);
  return home === null ? detailPath(id) : workspacePath(home, 'edit-property', id);
}
