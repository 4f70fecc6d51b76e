import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { CodeSent } from '../codes/code.graphql.ts';
import { type Codes } from '../codes/codes.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures.ts';
import { AccountFields, OwnerType } from './account.graphql.ts';
import {
  EmailCodeInput,
  EmailInput,
  MobileCodeInput,
  MobileInput,
  ProfileChangeInput,
  ProfileInput,
} from './account.input.ts';
import { presentAccount } from './account.presenter.ts';
import { changeIdentifier, requestIdentifierChange } from './changeIdentifier.ts';
import { saveProfile } from './portrait.ts';
import { completeProfile, startSelling } from './profile.ts';

@Resolver()
export class ProfileResolver {
  private readonly codes: Codes;
  private readonly pictures: Pictures;

  constructor({ codes, pictures }: { codes: Codes; pictures: Pictures }) {
    this.codes = codes;
    this.pictures = pictures;
  }

  // V-2.1-14.
  @Mutation(() => AccountFields, {
    description:
      "Gives the viewer's account a name and an e-mail address. An address that is there already changes with changeEmail only.",
  })
  async completeProfile(@Ctx() context: Context, @Args(() => ProfileInput) input: ProfileInput) {
    return presentAccount(await completeProfile(context, input));
  }

  // V-7-23.
  @Mutation(() => AccountFields, {
    description: "Changes the viewer's account. What is absent stays as it is.",
  })
  async updateProfile(
    @Ctx() context: Context,
    @Args(() => ProfileChangeInput) input: ProfileChangeInput,
  ) {
    return presentAccount(await saveProfile(context, this.pictures, input));
  }

  // D-35.
  @Mutation(() => CodeSent, {
    description:
      'Sends a code to the mobile that the account is to have. CONFLICT when it belongs to an account.',
  })
  requestMobileChange(@Ctx() context: Context, @Args(() => MobileInput) input: MobileInput) {
    return requestIdentifierChange(context, this.codes, input);
  }

  // D-35.
  @Mutation(() => AccountFields, { description: 'Changes the mobile with the code.' })
  async changeMobile(@Ctx() context: Context, @Args(() => MobileCodeInput) input: MobileCodeInput) {
    return presentAccount(await changeIdentifier(context, this.codes, input));
  }

  // D-35.
  @Mutation(() => CodeSent, {
    description:
      'Sends a code to the e-mail address that the account is to have, or to its own unverified one. CONFLICT when it belongs to an account.',
  })
  requestEmailChange(@Ctx() context: Context, @Args(() => EmailInput) input: EmailInput) {
    return requestIdentifierChange(context, this.codes, input);
  }

  // D-35.
  @Mutation(() => AccountFields, {
    description: 'Changes or verifies the e-mail address with the code.',
  })
  async changeEmail(@Ctx() context: Context, @Args(() => EmailCodeInput) input: EmailCodeInput) {
    return presentAccount(await changeIdentifier(context, this.codes, input));
  }

  // D-23.
  @Mutation(() => AccountFields, {
    description: 'A buyer becomes a seller of this kind. A seller stays what it is.',
  })
  async startSelling(
    @Ctx() context: Context,
    // D-27.
    @Arg('kind', () => OwnerType, { description: 'How property will be offered from now on.' })
    kind: OwnerType,
  ) {
    return presentAccount(await startSelling(context, kind));
  }
}
