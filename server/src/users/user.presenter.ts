import { presentUser } from '../accounts/account.presenter.ts';
import { type ValueOf } from '../platform/http/jsonSchema.ts';
import { type UserRow } from './findUsers.ts';
import { type ADMINISTERED_USER } from './user.schema.ts';

/** As GraphQL shows it. */
export function presentUserFields(user: UserRow) {
  return {
    ...user,
    isMobileVerified: user.mobileVerifiedAt !== null,
    isEmailVerified: user.emailVerifiedAt !== null,
  };
}

/** As documented clients of the administration read it. */
export function presentRestUser(user: UserRow): ValueOf<typeof ADMINISTERED_USER> {
  const { _id, id, name, email, mobile, userType, role, kind, organisation, ...own } =
    presentUser(user);
  return {
    _id,
    id,
    name,
    email,
    mobile,
    userType,
    role,
    kind,
    organisation,
    status: user.status,
    isActive: user.status === 'active',
    verificationLevel: user.verificationLevel,
    isMobileVerified: own.isMobileVerified,
    isEmailVerified: own.isEmailVerified,
    profileImage: own.profileImage,
    totalProperties: user.propertyCount,
    totalInquiries: user.enquiryCount,
    sentInquiries: user.sentEnquiryCount,
    createdAt: own.createdAt,
    updatedAt: user.updatedAt.toISOString(),
    lastActiveAt: user.lastActiveAt?.toISOString() ?? null,
  };
}
