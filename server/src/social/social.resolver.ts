import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { presentAccount } from '../accounts/account.presenter.ts';
import { type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { completeSocialProfile } from './completeSocialProfile.ts';
import { CompleteSocialProfilePayload, SignInProvider } from './social.graphql.ts';
import { SocialProfileInput } from './social.input.ts';
import { type SocialSignIns } from './socialSignIns.ts';

@Resolver()
export class SocialResolver {
  private readonly signIns: SocialSignIns;
  private readonly codes: Codes;

  constructor({ social, codes }: { social: SocialSignIns; codes: Codes }) {
    this.signIns = social;
    this.codes = codes;
  }

  @Query(() => [SignInProvider], {
    description: 'Social sign-in providers configured on this site.',
  })
  signInProviders() {
    return this.signIns.offered;
  }

  @Mutation(() => CompleteSocialProfilePayload, {
    description:
      'Completes a profile after social sign-in: sets the user type (once) and verifies a mobile by code. Fails with CONFLICT if another type was already chosen.',
  })
  async completeSocialProfile(
    @Ctx() context: Context,
    @Arg('input', () => SocialProfileInput, { description: 'Account details to complete.' })
    input: SocialProfileInput,
  ) {
    return { account: presentAccount(await completeSocialProfile(context, this.codes, input)) };
  }
}
