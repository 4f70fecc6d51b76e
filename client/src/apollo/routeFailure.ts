import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { data } from 'react-router-dom';
import { FAILURE_STATUS, isFailureCode } from '../../../schema/failureStatus.ts';

/** What an error page knows: the server's own sentence, or null when there was no usable answer. */
export interface FailureNotice {
  message: string | null;
  /** A list that may hold what was looked for. */
  alternative?: { label: string; path: string };
}

/** Turns what a query threw into a route error with a real HTTP status. */
export function routeFailure(error: unknown): ReturnType<typeof data<FailureNotice>> {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = String(first?.extensions?.code);
    const status = isFailureCode(code) ? FAILURE_STATUS[code] : FAILURE_STATUS.INTERNAL;
    return notice(status, first?.message ?? null);
  }
  if (ServerError.is(error))
    return error.response.ok ? brokenResponse() : notice(error.statusCode, null);
  return notice(FAILURE_STATUS.UNAVAILABLE, null);
}

/** Thrown when an answer came that does not hold what was asked for. */
export function brokenResponse(): ReturnType<typeof data<FailureNotice>> {
  return notice(FAILURE_STATUS.INTERNAL, 'Invalid API response structure');
}

/** Thrown by a loader whose thing does not exist: the not-found page with a real 404. */
export function notFound(): ReturnType<typeof data<FailureNotice>> {
  return notice(FAILURE_STATUS.NOT_FOUND, null);
}

/**
 * Thrown by a list for a page that it does not have. To be led to the first one would keep the address in search
 * engines for ever.
 */
export function pastTheEnd(path: string): ReturnType<typeof data<FailureNotice>> {
  const alternative = { label: 'First page', path };
  return data(
    { message: 'This list does not have that many pages.', alternative },
    { status: 404 },
  );
}

/** Thrown by a loader whose thing was here and never comes back: the same page with a real 410. */
export function goneError(notice: FailureNotice): ReturnType<typeof data<FailureNotice>> {
  return data(notice, { status: GONE });
}

const GONE = 410;

function notice(status: number, message: string | null): ReturnType<typeof data<FailureNotice>> {
  return data({ message }, { status });
}
