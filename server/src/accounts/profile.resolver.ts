import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import {
  CompleteProfilePayload,
  ConfirmEmailChangePayload,
  ConfirmMobileChangePayload,
  OwnerType,
  RequestEmailChangePayload,
  RequestMobileChangePayload,
  StartSellingPayload,
  UpdateProfilePayload,
} from './account.graphql.ts';
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
      "Adds a name and email address to the viewer's account. An existing email address can be changed only with confirmEmailChange.",
  })
  async completeProfile(
    @Ctx() context: Context,
    @Arg('input', () => ProfileInput, { description: 'Name and email address of the account.' })
    input: ProfileInput,
  ) {
    return { account: presentAccount(await completeProfile(context, input)) };
  }

  @Mutation(() => UpdateProfilePayload, {
    description: "Updates the viewer's account. Omitted fields are left unchanged.",
  })
  async updateProfile(
    @Ctx() context: Context,
    @Arg('input', () => ProfileChangeInput, {
      description: 'Fields to change. Omitted fields are left unchanged.',
    })
    input: ProfileChangeInput,
  ) {
    return { account: presentAccount(await saveProfile(context, this.pictures, input)) };
  }

  @Mutation(() => RequestMobileChangePayload, {
    description: 'Sends a code to a new mobile. Fails with CONFLICT if it belongs to an account.',
  })
  async requestMobileChange(@Ctx() context: Context, @Args(() => MobileInput) input: MobileInput) {
    return { codeSent: await requestIdentifierChange(context, this.codes, input) };
  }

  @Mutation(() => ConfirmMobileChangePayload, { description: 'Changes the mobile with a code.' })
  async confirmMobileChange(
    @Ctx() context: Context,
    @Args(() => MobileCodeInput) input: MobileCodeInput,
  ) {
    return { account: presentAccount(await changeIdentifier(context, this.codes, input)) };
  }

  @Mutation(() => RequestEmailChangePayload, {
    description:
      "Sends a code to a new email address, or to the account's unverified one. Fails with CONFLICT if the address belongs to an account.",
  })
  async requestEmailChange(@Ctx() context: Context, @Args(() => EmailInput) input: EmailInput) {
    return { codeSent: await requestIdentifierChange(context, this.codes, input) };
  }

  @Mutation(() => ConfirmEmailChangePayload, {
    description: 'Changes or verifies the email address with a code.',
  })
  async confirmEmailChange(
    @Ctx() context: Context,
    @Args(() => EmailCodeInput) input: EmailCodeInput,
  ) {
    return { account: presentAccount(await changeIdentifier(context, this.codes, input)) };
  }

  @Mutation(() => StartSellingPayload, {
    description: 'Turns a buyer into a seller of the given kind. Has no effect on sellers.',
  })
  async startSelling(
    @Ctx() context: Context,
    @Arg('kind', () => OwnerType, { description: 'Kind of seller: owner, agent or builder.' })
    kind: OwnerType,
  ) {
    return { account: presentAccount(await startSelling(context, kind)) };
  }
}
