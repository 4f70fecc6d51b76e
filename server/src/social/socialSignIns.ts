import { LIMITS } from '../../../schema/limits.ts';
import {
  type ProviderName,
  readRegistrationType,
  type RegistrationType,
} from '../../../schema/rules/signIn.ts';
import { limitKey } from '../platform/http/address.ts';
import { type Context } from '../platform/context.ts';
import { forbidden, notFound, unauthenticated } from '../platform/failures.ts';
import { consume } from '../platform/database/limits.ts';
import { type Sessions } from '../sessions/sessions.ts';
import { type Attempt, newAttempt, decryptAttempt, encryptAttempt } from './attempt.ts';
import type { SignInProvider, SignInProviders } from './provider.ts';
import { type SocialSignIn, signInWithPerson } from './signInWithPerson.ts';
import { SOCIAL_SIGN_IN_PER_ADDRESS } from './social.limits.ts';

export interface SocialParts {
  providers: SignInProviders;
  sessions: Sessions;
  /** Of the site, without a slash at the end. */
  publicUrl: string;
  /** Any secret of the server. */
  secret: string;
}

/** Signing in with a provider, by its window or with a token that it gave out for this site. */
export class SocialSignIns {
  private readonly parts: SocialParts;

  constructor(parts: SocialParts) {
    this.parts = parts;
  }

  /** The providers that people can choose from. */
  get offered(): ProviderName[] {
    return this.parts.providers.map(({ name }) => name);
  }

  /** Where the window goes; what must come back from there is kept in a cookie of this browser. */
  async begin(
    context: Context,
    name: ProviderName,
    userType: RegistrationType | null,
  ): Promise<string> {
    const provider = this.provider(name);
    const attempt = newAttempt(userType);
    const address = await provider.addressFor(attempt, this.redirectUri(name));
    context.cookies.set(
      ATTEMPT_COOKIE,
      await encryptAttempt(attempt, this.cipherOptions(context, name)),
      {
        path: attemptPath(name),
        maxAgeSeconds: LIMITS.social.attemptSeconds,
        // The provider's site leads back here, which a strict cookie would not survive.
        sameSite: 'lax',
      },
    );
    return address;
  }

  /**
   * Signs in whom the provider sent back. Throws FORBIDDEN when the person turned back, UNAUTHENTICATED when
   * the answer is not one to an attempt of this browser.
   */
  async finish(
    context: Context,
    name: ProviderName,
    query: URLSearchParams,
  ): Promise<SocialSignIn> {
    const provider = this.provider(name);
    const attempt = await this.takeAttempt(context, name);
    if (attempt === null || query.get('state') !== attempt.state) throw unauthenticated(NOT_BEGUN);
    if (query.get('error') === 'access_denied') throw forbidden(TURNED_BACK);
    await consume(context, SOCIAL_SIGN_IN_PER_ADDRESS, limitKey(context.address));
    const person = await provider.personFromCallback(query, attempt, this.redirectUri(name));
    const userType = attempt.userType === null ? null : readRegistrationType(attempt.userType);
    return signInWithPerson(context, this.parts.sessions, person, userType);
  }

  /** Signs in whose token this is; nothing else that a caller says about the person counts. */
  async withToken(
    context: Context,
    name: ProviderName,
    token: string,
    userType: RegistrationType | null,
  ): Promise<SocialSignIn> {
    const provider = this.provider(name);
    await consume(context, SOCIAL_SIGN_IN_PER_ADDRESS, limitKey(context.address));
    const person = await provider.personFromToken(token);
    return signInWithPerson(context, this.parts.sessions, person, userType);
  }

  private provider(name: ProviderName): SignInProvider {
    const provider = this.parts.providers.find((each) => each.name === name);
    if (!provider) throw notFound('This sign-in method is not available.');
    return provider;
  }

  private redirectUri(name: ProviderName): string {
    return `${this.parts.publicUrl}${attemptPath(name)}/callback`;
  }

  /** An attempt is good for one answer. */
  private async takeAttempt(context: Context, name: ProviderName): Promise<Attempt | null> {
    const encrypted = context.cookies.get(ATTEMPT_COOKIE);
    context.cookies.clear(ATTEMPT_COOKIE, attemptPath(name));
    return decryptAttempt(encrypted, this.cipherOptions(context, name));
  }

  private cipherOptions({ clock }: Context, provider: ProviderName) {
    return { provider, secret: this.parts.secret, clock };
  }
}

export const ATTEMPT_COOKIE = 'sign_in_attempt';

function attemptPath(name: ProviderName): string {
  return `/api/auth/${name}`;
}

export const NOT_BEGUN =
  'This sign-in took too long or was started in another browser. Please try again.';
export const TURNED_BACK = 'Signing in was cancelled.';
