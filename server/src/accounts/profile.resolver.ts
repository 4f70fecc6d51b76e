import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { CodeSent } from '../codes/code.graphql.ts';
import { type Codes } from '../codes/codes.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures.ts';
import { AccountFields, OwnerType } from './account.graphql.ts';
import { presentAccount } from './account.presenter.ts';
import { changeClaim, requestClaimChange } from './changeClaim.ts';
import { saveProfile } from './portrait.ts';
import { completeProfile, startSelling } from './profile.ts';
import { AccountPreferencesInput } from './registration.graphql.ts';

const MOBILE = 'Ten digits, the first of them 6 to 9.';
const CODE = 'The six digits that were sent.';

@Resolver()
export class ProfileResolver {
  private readonly codes: Codes;
  private readonly pictures: Pictures;

  constructor({ codes, pictures }: { codes: Codes; pictures: Pictures }) {
    this.codes = codes;
    this.pictures = pictures;
  }

  @Mutation(() => AccountFields, {
    description:
      "Gives the viewer's account a name and an e-mail address (V-2.1-14). An address that is there already changes with changeEmail only.",
  })
  async completeProfile(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'At most 56 characters (V-5-05).' }) name: string,
    @Arg('email', () => String, { description: 'At most 56 characters (V-5-06).' }) email: string,
  ) {
    return presentAccount(await completeProfile(context, { name, email }));
  }

  @Mutation(() => AccountFields, {
    description: "Changes the viewer's account (V-7-23). What is absent stays as it is.",
  })
  async updateProfile(
    @Ctx() context: Context,
    @Arg('name', () => String, {
      nullable: true,
      description: 'At most 56 characters (V-5-05).',
    })
    name: string | null | undefined,
    @Arg('preferences', () => AccountPreferencesInput, {
      nullable: true,
      description: 'What the viewer wants to hear of.',
    })
    preferences: AccountPreferencesInput | null | undefined,
    @Arg('picture', () => ID, {
      nullable: true,
      description:
        "The profile picture: one of the viewer's uploads (uploadPicture). Null takes it away (D-35).",
    })
    pictureId: string | null | undefined,
  ) {
    const change = { name: name ?? undefined, preferences: given(preferences), pictureId };
    return presentAccount(await saveProfile(context, this.pictures, change));
  }

  @Mutation(() => CodeSent, {
    description:
      'Sends a code to the mobile that the account is to have (D-35). CONFLICT when it belongs to an account.',
  })
  requestMobileChange(
    @Ctx() context: Context,
    @Arg('mobile', () => String, { description: MOBILE }) mobile: string,
  ) {
    return requestClaimChange(context, this.codes, { mobile });
  }

  @Mutation(() => AccountFields, { description: 'Changes the mobile with the code (D-35).' })
  async changeMobile(
    @Ctx() context: Context,
    @Arg('mobile', () => String, { description: MOBILE }) mobile: string,
    @Arg('code', () => String, { description: CODE }) code: string,
  ) {
    return presentAccount(await changeClaim(context, this.codes, { mobile, code }));
  }

  @Mutation(() => CodeSent, {
    description:
      'Sends a code to the e-mail address that the account is to have, or to its own unverified one (D-35). CONFLICT when it belongs to an account.',
  })
  requestEmailChange(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'At most 56 characters.' }) email: string,
  ) {
    return requestClaimChange(context, this.codes, { email });
  }

  @Mutation(() => AccountFields, {
    description: 'Changes or verifies the e-mail address with the code (D-35).',
  })
  async changeEmail(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'At most 56 characters.' }) email: string,
    @Arg('code', () => String, { description: CODE }) code: string,
  ) {
    return presentAccount(await changeClaim(context, this.codes, { email, code }));
  }

  @Mutation(() => AccountFields, {
    description: 'A buyer becomes a seller of this kind (D-23). A seller stays what it is.',
  })
  async startSelling(
    @Ctx() context: Context,
    @Arg('kind', () => OwnerType, { description: 'How property will be offered (D-27).' })
    kind: OwnerType,
  ) {
    return presentAccount(await startSelling(context, kind));
  }
}

/** What was said, without the words that were left out. */
function given(preferences: AccountPreferencesInput | null | undefined) {
  const { productNews, whatsApp } = preferences ?? {};
  return {
    ...(productNews == null ? {} : { productNews }),
    ...(whatsApp == null ? {} : { whatsApp }),
  };
}
