import sql from 'sql-template-tag';
import { textKey } from '../../../schema/rules/text.ts';

export interface ContactOfSeller {
  sellerId: string;
  contactPhone: string;
  contactEmail: string;
}

/** Of the same organisation, or the same account. */
const IS_COLLEAGUE = sql`(one.id = seller.id OR one.organisation_id = seller.organisation_id)`;

/** What accounts have verified and proven of each contact, in the order given. */
export const contactProofsStatement = (listings: readonly ContactOfSeller[]) => sql`
  SELECT CASE WHEN seller.mobile_verified_at IS NOT NULL THEN seller.mobile END AS "sellerMobile",
    CASE WHEN seller.email_verified_at IS NOT NULL THEN seller.email END AS "sellerEmail",
    (seller.preferences->>'contactForProven')::boolean AS "contactForProven",
    EXISTS (
      SELECT FROM account AS one
      WHERE one.mobile = listing.phone AND one.mobile_verified_at IS NOT NULL AND ${IS_COLLEAGUE}
    ) OR EXISTS (
      SELECT FROM mobile_proof AS proof JOIN account AS one ON one.id = proof.account_id
      WHERE proof.mobile = listing.phone AND ${IS_COLLEAGUE}
    ) AS "isPhoneProven",
    EXISTS (
      SELECT FROM account AS one
      WHERE lower(one.email) = listing.email AND one.email_verified_at IS NOT NULL AND ${IS_COLLEAGUE}
    ) AS "isEmailVerified"
  FROM unnest(${listings.map(({ sellerId }) => sellerId)}::text[],
    ${listings.map(({ contactPhone }) => contactPhone)}::text[],
    ${listings.map(({ contactEmail }) => textKey(contactEmail))}::text[])
    WITH ORDINALITY AS listing (seller_id, phone, email, position)
  LEFT JOIN account AS seller ON seller.id = listing.seller_id
  ORDER BY position`;
