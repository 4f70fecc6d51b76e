import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccountFields } from '../accounts/account.graphql.ts';
import { presentAccount } from '../accounts/account.presenter.ts';
import { RegistrationType } from '../accounts/registration.graphql.ts';
import { type Codes } from '../codes/codes.ts';
import { type Context } from '../platform/context.ts';
import { completeSocialProfile } from './completeSocialProfile.ts';
import { SignInProvider } from './social.graphql.ts';
import { type SocialSignIns } from './socialSignIns.ts';

const optional = (description: string) => ({ nullable: true, description });

@Resolver()
export class SocialResolver {
  private readonly signIns: SocialSignIns;
  private readonly codes: Codes;

  constructor({ social, codes }: { social: SocialSignIns; codes: Codes }) {
    this.signIns = social;
    this.codes = codes;
  }

  @Query(() => [SignInProvider], {
    description:
      'The providers that are set up here; a button for another one is not shown (D-33).',
  })
  signInProviders() {
    return this.signIns.offered;
  }

  @Mutation(() => AccountFields, {
    description:
      'Completes a profile after a social sign-in (V-2.1-15): the user type, once, and a mobile with its code. CONFLICT when something else was chosen before.',
  })
  async completeSocialProfile(
    @Ctx() context: Context,
    @Arg('userType', () => RegistrationType, {
      description: 'Agents become sellers of that kind, builders too unless they name a firm.',
    })
    userType: RegistrationType,
    @Arg('name', () => String, optional('Needed while the account has none (V-5-05).'))
    name: string | null | undefined,
    @Arg('mobile', () => String, optional('Needed while the account has none (V-5-02).'))
    mobile: string | null | undefined,
    @Arg('code', () => String, optional('The six digits that requestMobileChange sent there.'))
    code: string | null | undefined,
    @Arg('organisationName', () => String, optional("A builder's firm, led by them (V-4.3-07)."))
    organisationName: string | null | undefined,
  ) {
    const given = { userType, name, mobile, code, organisationName };
    return presentAccount(await completeSocialProfile(context, this.codes, given));
  }
}
