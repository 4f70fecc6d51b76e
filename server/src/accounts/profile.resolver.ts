import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import {
  CompleteProfilePayload,
  ConfirmEmailChangePayload,
  ConfirmMobileChangePayload,
  RequestEmailChangePayload,
  RequestMobileChangePayload,
  StartSellingPayload,
  UpdateProfilePayload,
} from './account.payload.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { OwnerType } from './account.graphql.ts';
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

  @Mutation(() => CompleteProfilePayload, {
    description:
      "Gives the viewer's account a name and an e-mail address. An address that is there already changes with confirmEmailChange only.",
  })
  async completeProfile(
    @Ctx() context: Context,
    @Arg('input', () => ProfileInput, { description: 'The name and the address of the account.' })
    input: ProfileInput,
  ) {
    return { account: presentAccount(await completeProfile(context, input)) };
  }

  @Mutation(() => UpdateProfilePayload, {
    description: "Changes the viewer's account. What is absent stays as it is.",
  })
  async updateProfile(
    @Ctx() context: Context,
    @Arg('input', () => ProfileChangeInput, {
      description: 'What changes; the rest stays as it is.',
    })
    input: ProfileChangeInput,
  ) {
    return { account: presentAccount(await saveProfile(context, this.pictures, input)) };
  }

  @Mutation(() => RequestMobileChangePayload, {
    description:
      'Sends a code to the mobile that the account is to have. CONFLICT when it belongs to an account.',
  })
  async requestMobileChange(@Ctx() context: Context, @Args(() => MobileInput) input: MobileInput) {
    return { codeSent: await requestIdentifierChange(context, this.codes, input) };
  }

  @Mutation(() => ConfirmMobileChangePayload, { description: 'Changes the mobile with the code.' })
  async confirmMobileChange(
    @Ctx() context: Context,
    @Args(() => MobileCodeInput) input: MobileCodeInput,
  ) {
    return { account: presentAccount(await changeIdentifier(context, this.codes, input)) };
  }

  @Mutation(() => RequestEmailChangePayload, {
    description:
      'Sends a code to the e-mail address that the account is to have, or to its own unverified one. CONFLICT when it belongs to an account.',
  })
  async requestEmailChange(@Ctx() context: Context, @Args(() => EmailInput) input: EmailInput) {
    return { codeSent: await requestIdentifierChange(context, this.codes, input) };
  }

  @Mutation(() => ConfirmEmailChangePayload, {
    description: 'Changes or verifies the e-mail address with the code.',
  })
  async confirmEmailChange(
    @Ctx() context: Context,
    @Args(() => EmailCodeInput) input: EmailCodeInput,
  ) {
    return { account: presentAccount(await changeIdentifier(context, this.codes, input)) };
  }

  @Mutation(() => StartSellingPayload, {
    description: 'A buyer becomes a seller of this kind. A seller stays what it is.',
  })
  async startSelling(
    @Ctx() context: Context,
    @Arg('kind', () => OwnerType, { description: 'How property will be offered from now on.' })
    kind: OwnerType,
  ) {
    return { account: presentAccount(await startSelling(context, kind)) };
  }
}
