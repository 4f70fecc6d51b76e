import { In, IsNull, Not, Raw } from 'typeorm';
import { textKey } from '../../../schema/rules/text.ts';
import { Account } from '../accounts/account.entity.ts';
import { type Context } from '../platform/context.ts';
import { MobileProof } from './mobileProof.entity.ts';

/** What of a listing's contact is known to belong to its seller or to a colleague of it. */
export interface ContactProofs {
  isPhoneProven: boolean;
  isEmailVerified: boolean;
  /** Verified ones of the seller's account. */
  sellerMobile: string | null;
  sellerEmail: string | null;
}

export interface ContactOfSeller {
  sellerId: string;
  contactPhone: string;
  contactEmail: string;
}

/** One for each listing, in the order given; two statements, however many there are. */
export async function findContactProofs(
  { manager }: Pick<Context, 'manager'>,
  listings: readonly ContactOfSeller[],
): Promise<ContactProofs[]> {
  const phones = listings.map(({ contactPhone }) => contactPhone);
  const emails = listings.map(({ contactEmail }) => textKey(contactEmail));
  const proofs = await manager.findBy(MobileProof, {
    mobile: In(phones),
    accountId: Not(IsNull()),
  });
  const known = [...listings.map(({ sellerId }) => sellerId), ...proofs.flatMap(holderOf)];
  const accounts = await manager.find(Account, {
    select: SELECTED,
    where: [
      { id: In(known) },
      { mobile: In(phones), mobileVerifiedAt: Not(IsNull()) },
      {
        email: Raw((column) => `lower(${column}) = ANY(:emails)`, { emails }),
        emailVerifiedAt: Not(IsNull()),
      },
    ],
  });
  return listings.map(({ sellerId, contactPhone, contactEmail }) => {
    const seller = accounts.find(({ id }) => id === sellerId);
    const firm = seller === undefined ? [] : accounts.filter((each) => areColleagues(each, seller));
    const hasProof = ({ id }: Account) =>
      proofs.some(({ accountId, mobile }) => accountId === id && mobile === contactPhone);
    return {
      isPhoneProven: firm.some((one) => mobileOf(one) === contactPhone || hasProof(one)),
      isEmailVerified: firm.some((one) => {
        const email = emailOf(one);
        return email !== null && textKey(email) === textKey(contactEmail);
      }),
      sellerMobile: seller ? mobileOf(seller) : null,
      sellerEmail: seller ? emailOf(seller) : null,
    };
  });
}

export async function contactProofsOf(
  context: Pick<Context, 'manager'>,
  listing: ContactOfSeller,
): Promise<ContactProofs> {
  const [found] = await findContactProofs(context, [listing]);
  return found ?? NOTHING_PROVEN;
}

/** Of the same organisation, or the same account. */
function areColleagues(one: Account, other: Account): boolean {
  return (
    one.id === other.id ||
    (one.organisationId !== null && one.organisationId === other.organisationId)
  );
}

function mobileOf({ mobile, mobileVerifiedAt }: Account): string | null {
  return mobileVerifiedAt === null ? null : mobile;
}

function emailOf({ email, emailVerifiedAt }: Account): string | null {
  return emailVerifiedAt === null ? null : email;
}

function holderOf({ accountId }: MobileProof): string[] {
  return accountId === null ? [] : [accountId];
}

const SELECTED = {
  id: true,
  organisationId: true,
  mobile: true,
  mobileVerifiedAt: true,
  email: true,
  emailVerifiedAt: true,
} as const;

const NOTHING_PROVEN: ContactProofs = {
  isPhoneProven: false,
  isEmailVerified: false,
  sellerMobile: null,
  sellerEmail: null,
};
