import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { sanityWarnings, type UsualRate } from '../../../schema/rules/sanityChecks.ts';
import { findContactProofs } from '../contactAccess/contactProofs.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { repeatsStatement } from './findRepeats.sql.ts';
import { findUsualRates } from './usualRates.ts';

/** What speaks for and against a listing. */
export interface ListingCheck {
  propertyId: string;
  isPhoneProven: boolean;
  isEmailVerified: boolean;
  /** Sentences. */
  doubts: string[];
  /** Ids of listings of other accounts that say the same. */
  repeats: string[];
}

/** One for each listing, in the order given; as many statements for a page as for one. */
export async function checkListings(
  context: Context,
  listings: readonly PropertyRow[],
): Promise<ListingCheck[]> {
  if (listings.length === 0) return [];
  const [proofs, rates, repeats] = await Promise.all([
    findContactProofs(context, listings),
    findUsualRates(context.database, listings),
    context.query<{ id: string; repeat: string }>(
      prepared('listing_repeats', repeatsStatement(listings)),
    ),
  ]);
  return listings.map((listing, index) => ({
    propertyId: listing.id,
    isPhoneProven: proofs[index]?.isPhoneProven ?? false,
    isEmailVerified: proofs[index]?.isEmailVerified ?? false,
    doubts: doubtsOf(listing, rates[index] ?? null),
    repeats: repeats.flatMap(({ id, repeat }) => (id === listing.id ? [repeat] : [])),
  }));
}

function doubtsOf(listing: PropertyRow, usual: UsualRate | null): string[] {
  const { purpose, city, price, areaSqm, title, description, address } = listing;
  const subtype = subtypeByKey(listing.subtype);
  const texts = { Title: title, Description: description, Address: address ?? '' };
  return sanityWarnings({ subtype, purpose, city, price, areaSqm, texts }, usual);
}
