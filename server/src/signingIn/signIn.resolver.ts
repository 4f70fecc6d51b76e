import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import {
  CompleteRegistrationPayload,
  ConfirmEmailRegistrationPayload,
  RegisterByEmailPayload,
  RequestRegistrationCodePayload,
  RequestSignInCodePayload,
  SignInPayload,
  VerifyRegistrationCodePayload,
} from './signIn.payload.ts';
import { type Context } from '../platform/context.ts';
import { IDEMPOTENCY_KEY } from '../platform/database/idempotency.graphql.ts';
import { presentSignedIn } from '../sessions/session.presenter.ts';
import { confirmEmailRegistration, registerByEmail } from './registerByEmail.ts';
import {
  completeRegistration,
  requestRegistrationCode,
  verifyRegistrationCode,
} from './registerByMobile.ts';
import { MobileCodeInput } from '../accounts/account.input.ts';
import {
  CompleteRegistrationInput,
  EmailConfirmationInput,
  EmailRegistrationInput,
  RegistrationCodeInput,
  SignInCodeInput,
  SignInInput,
} from './signIn.input.ts';
import { requestSignInCode, signIn, type SigningIn } from './signIn.ts';

@Resolver()
export class SignInResolver {
  private readonly parts: SigningIn;

  constructor(parts: SigningIn) {
    this.parts = parts;
  }

  @Mutation(() => RequestSignInCodePayload, {
    description:
      'Sends a code for signing in, to a mobile or to a verified e-mail address. NOT_FOUND when nobody is registered with it, TOO_MANY with the seconds to wait.',
  })
  async requestSignInCode(
    @Ctx() context: Context,
    @Args(() => SignInCodeInput) input: SignInCodeInput,
  ) {
    return { codeSent: await requestSignInCode(context, this.parts.codes, input) };
  }

  @Mutation(() => SignInPayload, {
    description:
      'Signs in with the code and opens a session. INVALID_INPUT for a wrong code, FORBIDDEN for an account that is not active, TOO_MANY after twenty wrong ones in a day.',
  })
  async signIn(@Ctx() context: Context, @Args(() => SignInInput) input: SignInInput) {
    return { signedIn: presentSignedIn(await signIn(context, this.parts, input)) };
  }

  @Mutation(() => RequestRegistrationCodePayload, {
    description:
      'Sends a code for registering a mobile. CONFLICT when it is registered already, and then nothing is sent.',
  })
  async requestRegistrationCode(
    @Ctx() context: Context,
    @Args(() => RegistrationCodeInput) input: RegistrationCodeInput,
  ) {
    return { codeSent: await requestRegistrationCode(context, this.parts.codes, input) };
  }

  @Mutation(() => VerifyRegistrationCodePayload, {
    description:
      'Verifies a mobile for registering. There is no account before completeRegistration.',
  })
  async verifyRegistrationCode(
    @Ctx() context: Context,
    @Args(() => MobileCodeInput) input: MobileCodeInput,
  ) {
    return { registration: await verifyRegistrationCode(context, this.parts.codes, input) };
  }

  @Mutation(() => CompleteRegistrationPayload, {
    description:
      'Makes the account of a verified mobile and signs it in. CONFLICT when the mobile or the e-mail address belongs to an account by now.',
  })
  async completeRegistration(
    @Ctx() context: Context,
    @Arg('input', () => CompleteRegistrationInput, {
      description: 'The proof and what the account is to hold.',
    })
    input: CompleteRegistrationInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    const { verificationToken, ...profile } = input;
    const registration = { ...profile, evidence: { verificationToken } };
    const opened = await completeRegistration(context, this.parts.sessions, registration, key);
    return { signedIn: presentSignedIn(opened, true) };
  }

  @Mutation(() => RegisterByEmailPayload, {
    description:
      'Registers by e-mail: keeps what was entered and sends a code to the address. CONFLICT when the mobile or the address is registered already.',
  })
  async registerByEmail(
    @Ctx() context: Context,
    @Arg('input', () => EmailRegistrationInput, { description: 'Who registers, as what.' })
    input: EmailRegistrationInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    return { codeSent: await registerByEmail(context, this.parts.codes, input, key) };
  }

  @Mutation(() => ConfirmEmailRegistrationPayload, {
    description:
      'Makes the account of registerByEmail and signs it in. Its mobile is not verified yet.',
  })
  async confirmEmailRegistration(
    @Ctx() context: Context,
    @Args(() => EmailConfirmationInput) input: EmailConfirmationInput,
  ) {
    return {
      signedIn: presentSignedIn(await confirmEmailRegistration(context, this.parts, input), true),
    };
  }
}
