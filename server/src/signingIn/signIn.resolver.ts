import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import {
  CompleteRegistrationPayload,
  ConfirmEmailRegistrationPayload,
  RegisterByEmailPayload,
  RequestRegistrationCodePayload,
  RequestSignInCodePayload,
  SignInPayload,
  VerifyRegistrationCodePayload,
} from './signIn.graphql.ts';
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
      'Sends a sign-in code to a mobile or a verified email address. Fails with NOT_FOUND if no account is registered with it, or TOO_MANY with the seconds to wait.',
  })
  async requestSignInCode(
    @Ctx() context: Context,
    @Args(() => SignInCodeInput) input: SignInCodeInput,
  ) {
    return { codeSent: await requestSignInCode(context, this.parts.codes, input) };
  }

  @Mutation(() => SignInPayload, {
    description:
      'Signs in with a code and creates a session. Fails with INVALID_INPUT for a wrong code, FORBIDDEN if the account is not active, or TOO_MANY after twenty wrong codes in a day.',
  })
  async signIn(@Ctx() context: Context, @Args(() => SignInInput) input: SignInInput) {
    return { signedIn: presentSignedIn(await signIn(context, this.parts, input)) };
  }

  @Mutation(() => RequestRegistrationCodePayload, {
    description:
      'Sends a code to register a mobile. Fails with CONFLICT, without sending a code, if it is already registered.',
  })
  async requestRegistrationCode(
    @Ctx() context: Context,
    @Args(() => RegistrationCodeInput) input: RegistrationCodeInput,
  ) {
    return { codeSent: await requestRegistrationCode(context, this.parts.codes, input) };
  }

  @Mutation(() => VerifyRegistrationCodePayload, {
    description:
      'Verifies a mobile for registration. The account is created by completeRegistration.',
  })
  async verifyRegistrationCode(
    @Ctx() context: Context,
    @Args(() => MobileCodeInput) input: MobileCodeInput,
  ) {
    return { registration: await verifyRegistrationCode(context, this.parts.codes, input) };
  }

  @Mutation(() => CompleteRegistrationPayload, {
    description:
      'Creates the account for a verified mobile and signs in. Fails with CONFLICT if the mobile or email address already belongs to an account.',
  })
  async completeRegistration(
    @Ctx() context: Context,
    @Arg('input', () => CompleteRegistrationInput, {
      description: 'Verification token and account details.',
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
      'Starts a registration by email and sends a code to the address. Fails with CONFLICT if the mobile or email address is already registered.',
  })
  async registerByEmail(
    @Ctx() context: Context,
    @Arg('input', () => EmailRegistrationInput, { description: 'Details of the new account.' })
    input: EmailRegistrationInput,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) key: string | null | undefined,
  ) {
    return { codeSent: await registerByEmail(context, this.parts.codes, input, key) };
  }

  @Mutation(() => ConfirmEmailRegistrationPayload, {
    description:
      'Creates the account started by registerByEmail and signs in. The mobile is not verified yet.',
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
