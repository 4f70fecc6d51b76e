import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { CodeSent } from '../codes/code.graphql.ts';
import { type Context } from '../platform/context.ts';
import { SignedIn } from '../sessions/session.graphql.ts';
import { presentSignedIn } from '../sessions/session.presenter.ts';
import { confirmEmailRegistration, registerByEmail } from './registerByEmail.ts';
import {
  completeRegistration,
  requestRegistrationCode,
  verifyRegistrationCode,
} from './registerByMobile.ts';
import { RegistrationType, VerifiedRegistration } from '../accounts/registration.graphql.ts';
import { requestSignInCode, signIn, type SigningIn } from './signIn.ts';

const MOBILE = 'Ten digits, the first of them 6 to 9.';
const CODE = 'The six digits that were sent.';
const NAME = 'Letters, spaces, dots, apostrophes and hyphens; at most 56 characters (V-5-05).';
const EMAIL = 'At most 56 characters (V-5-06).';

@Resolver()
export class SignInResolver {
  private readonly parts: SigningIn;

  constructor(parts: SigningIn) {
    this.parts = parts;
  }

  @Mutation(() => CodeSent, {
    description:
      'Sends a code for signing in, to a mobile or to a verified e-mail address (V-2.9-02). NOT_FOUND when nobody is registered with it, TOO_MANY with the seconds to wait.',
  })
  requestSignInCode(
    @Ctx() context: Context,
    @Arg('mobile', () => String, { nullable: true, description: MOBILE })
    mobile: string | null | undefined,
    @Arg('email', () => String, { nullable: true, description: 'Instead of the mobile.' })
    email: string | null | undefined,
  ) {
    return requestSignInCode(context, this.parts.codes, { mobile, email });
  }

  @Mutation(() => SignedIn, {
    description:
      'Signs in with the code (V-4.1-12). INVALID_INPUT for a wrong one, FORBIDDEN for an account that is not active, TOO_MANY after twenty wrong ones in a day.',
  })
  async signIn(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: CODE }) code: string,
    @Arg('mobile', () => String, { nullable: true, description: MOBILE })
    mobile: string | null | undefined,
    @Arg('email', () => String, { nullable: true, description: 'Instead of the mobile.' })
    email: string | null | undefined,
  ) {
    return presentSignedIn(await signIn(context, this.parts, { mobile, email, code }));
  }

  @Mutation(() => CodeSent, {
    description:
      'Sends a code for registering a mobile (V-4.2-01). CONFLICT when it is registered already, and then nothing is sent (V-8-07).',
  })
  requestRegistrationCode(
    @Ctx() context: Context,
    @Arg('mobile', () => String, { description: MOBILE }) mobile: string,
    @Arg('userType', () => RegistrationType, { description: 'As what.' })
    userType: RegistrationType,
  ) {
    return requestRegistrationCode(context, this.parts.codes, { mobile, userType });
  }

  @Mutation(() => VerifiedRegistration, {
    description:
      'Verifies a mobile for registering (V-4.1-11). There is no account before completeRegistration.',
  })
  verifyRegistrationCode(
    @Ctx() context: Context,
    @Arg('mobile', () => String, { description: MOBILE }) mobile: string,
    @Arg('code', () => String, { description: CODE }) code: string,
  ) {
    return verifyRegistrationCode(context, this.parts.codes, { mobile, code });
  }

  @Mutation(() => SignedIn, {
    description:
      'Makes the account of a verified mobile and signs it in (V-4.2-01). CONFLICT when the mobile or the e-mail address belongs to an account by now.',
  })
  async completeRegistration(
    @Ctx() context: Context,
    @Arg('verificationToken', () => String, { description: 'Of verifyRegistrationCode.' })
    verificationToken: string,
    @Arg('name', () => String, { description: NAME }) name: string,
    @Arg('email', () => String, { description: EMAIL }) email: string,
  ) {
    const input = { evidence: { verificationToken }, name, email };
    return presentSignedIn(await completeRegistration(context, this.parts.sessions, input), true);
  }

  @Mutation(() => CodeSent, {
    description:
      'Registers by e-mail: keeps what was entered and sends a code to the address (V-4.2-06). CONFLICT when the mobile or the address is registered already.',
  })
  registerByEmail(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: NAME }) name: string,
    @Arg('email', () => String, { description: EMAIL }) email: string,
    @Arg('mobile', () => String, { description: MOBILE }) mobile: string,
    @Arg('userType', () => RegistrationType, { description: 'As what.' })
    userType: RegistrationType,
  ) {
    return registerByEmail(context, this.parts.codes, { name, email, mobile, userType });
  }

  @Mutation(() => SignedIn, {
    description:
      'Makes the account of registerByEmail and signs it in (V-4.2-06, D-34). Its mobile is not verified yet.',
  })
  async confirmEmailRegistration(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: EMAIL }) email: string,
    @Arg('code', () => String, { description: CODE }) code: string,
  ) {
    return presentSignedIn(
      await confirmEmailRegistration(context, this.parts, { email, code }),
      true,
    );
  }
}
