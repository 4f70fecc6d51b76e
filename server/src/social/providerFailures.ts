import { Failure } from '../platform/failures.ts';
import { isServiceAway } from '../platform/messages/outbound.ts';

const RETRY_SECONDS = 30;

/** The provider was asked and does not confirm anybody. Its own words never reach people. */
export function notConfirmed(label: string, reason: unknown): Failure {
  return new Failure('UNAUTHENTICATED', {
    message: `${label} did not confirm who you are. Please try again.`,
    cause: reasonOnly(reason),
  });
}

/** The provider could not be asked. */
export function providerAway(label: string, reason: unknown): Failure {
  return new Failure('UNAVAILABLE', {
    message: `${label} cannot be reached at the moment. Please try again in a minute, or sign in with a code.`,
    cause: reasonOnly(reason),
    retryAfter: RETRY_SECONDS,
  });
}

/** What a failed conversation with a provider means. */
export function providerFailure(label: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  return isServiceAway(error) ? providerAway(label, error) : notConfirmed(label, error);
}

/** Kinds and codes only: the errors of the libraries carry the answers, and with them the tokens. */
function reasonOnly(error: unknown): Error {
  return new Error(chain(error).join(' < '));
}

function chain(error: unknown): string[] {
  if (typeof error === 'string') return [error];
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const own = error.name === 'ServiceAway' ? `: ${error.message}` : '';
  return [`${error.name}${code}${own}`, ...chain(error.cause)];
}
