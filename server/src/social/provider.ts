import type { ProviderName } from '../../../schema/rules/signIn.ts';
import type { Attempt } from './attempt.ts';

/** Somebody as a provider has confirmed them. Nothing in here was said by the person who signs in. */
export interface VerifiedPerson {
  provider: ProviderName;
  /** The provider's own id of the person, which never changes and is never given to another. */
  subject: string;
  email: string | null;
  /** The provider says that the address belongs to this person. */
  isEmailVerified: boolean;
  name: string | null;
}

/**
 * A provider that people can sign in with. Its calls throw UNAUTHENTICATED when it does not confirm
 * anybody, and UNAVAILABLE when it cannot be asked.
 */
export interface SignInProvider {
  readonly name: ProviderName;
  /** As people know it: 'Google'. */
  readonly label: string;
  /** Where the browser is sent to sign in there. */
  addressFor(attempt: Attempt, redirectUri: string): Promise<string>;
  /** Who the provider sent back, from the query of the address it called. */
  personFromCallback(
    query: URLSearchParams,
    attempt: Attempt,
    redirectUri: string,
  ): Promise<VerifiedPerson>;
  /** Whose token this is, if it was given out for this site. */
  personFromToken(token: string): Promise<VerifiedPerson>;
}

/** The providers that are configured, in the order in which they are offered. */
export type SignInProviders = readonly SignInProvider[];
