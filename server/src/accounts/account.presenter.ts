import { displayName, isCompleteProfile, landingPath } from '../../../schema/accounts.ts';
import { pictureAddress, presentPicture } from '../pictures/picture.presenter.ts';
import { type AccountRow } from './findAccount.ts';
import { type ValueOf } from '../platform/http/jsonSchema.ts';
import { type USER } from './account.schema.ts';

/** An account for its owner, as GraphQL shows it. */
export function presentAccount(account: AccountRow) {
  const { avatar, preferences } = account;
  return {
    ...account,
    isMobileVerified: account.mobileVerifiedAt !== null,
    isEmailVerified: account.emailVerifiedAt !== null,
    displayName: displayName({ ...account, sellerKind: account.kind }),
    isComplete: isCompleteProfile(account),
    landingPath: landingPath(account),
    avatar: avatar && presentPicture(avatar),
    preferences: { productNews: false, whatsApp: false, contactForProven: null, ...preferences },
  };
}

/** An account for its owner, as the documented clients read it. */
export function presentUser(account: AccountRow): ValueOf<typeof USER> {
  const { id, name, email, mobile, userType, role, kind, organisation } = account;
  return {
    _id: id,
    id,
    name,
    email,
    mobile,
    userType,
    role,
    kind,
    organisation,
    displayName: displayName({ ...account, sellerKind: account.kind }),
    isCompleteProfile: isCompleteProfile(account),
    isMobileVerified: account.mobileVerifiedAt !== null,
    isEmailVerified: account.emailVerifiedAt !== null,
    profileImage: account.avatar && pictureAddress(account.avatar),
    preferences: presentAccount(account).preferences,
    redirectTo: landingPath(account),
    createdAt: account.createdAt.toISOString(),
  };
}
