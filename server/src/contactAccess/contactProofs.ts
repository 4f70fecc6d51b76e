import { type Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type ContactOfSeller, contactProofsStatement } from './contactProofs.sql.ts';

/** What of a listing's contact is known to belong to its seller or to a colleague of it. */
export interface ContactProofs {
  isPhoneProven: boolean;
  isEmailVerified: boolean;
  /** Verified ones of the seller's account. */
  sellerMobile: string | null;
  sellerEmail: string | null;
  /** Whether the seller shows the contact to proven numbers only; null where nothing was chosen. */
  contactForProven: boolean | null;
}

/** One for each listing, in the order given; one statement, however many there are. */
export function findContactProofs(
  context: Pick<Context, 'query'>,
  listings: readonly ContactOfSeller[],
): Promise<ContactProofs[]> {
  return context.query(prepared('contact_proofs', contactProofsStatement(listings)));
}

export async function contactProofsOf(
  context: Pick<Context, 'query'>,
  listing: ContactOfSeller,
): Promise<ContactProofs> {
  return onlyRow(await findContactProofs(context, [listing]));
}
