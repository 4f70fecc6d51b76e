import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { pluralize } from '../../../schema/format/count.ts';
import { isFailureCode } from '../../../schema/failureStatus.ts';
import type { FailureCode, Problem } from '../../../schema/failures.ts';
import { RequestTimeout } from './links.ts';

/** Why something was not done, in words for the person who asked for it. */
export interface Refusal {
  message: string;
  /** Null when no answer of ours came. */
  code: FailureCode | null;
  /** The fields that the server named, as dotted paths. */
  fields?: readonly string[];
  /** What it said of each of them. */
  problems?: readonly Problem[];
  /** What can be done about it, where the sentence itself does not say so. */
  hint?: string | undefined;
}

/** A refusal where there is room for one text alone. */
export function explain({ message, hint }: Refusal): string {
  if (!hint) return message;
  return /[.!?]$/.test(message) ? `${message} ${hint}` : `${message}. ${hint}`;
}

/** What is said where the server says nothing; `offline` where no answer came at all, if that has words of its own. */
export type Fallback = string | { failed: string; offline: string };

/** Either what the server answered, or why there is no answer. */
export type MutationResult<Data> =
  | { data: Data; refusal?: never }
  | { data?: never; refusal: Refusal };

/**
 * Waits for a form's mutation and never rejects. The words are those of the specification: a
 * wait of ten seconds, a missing address and a broken server have sentences of their own, whatever else the
 * server says is shown as received, and `fallback` stands where it said nothing.
 */
export async function toMutationResult<Data>(
  sent: Promise<{ data?: Data | null | undefined }>,
  fallback: Fallback,
): Promise<MutationResult<Data>> {
  const { failed, offline } =
    typeof fallback === 'string' ? { failed: fallback, offline: fallback } : fallback;
  try {
    const { data } = await sent;
    return data ? { data } : { refusal: { message: failed, code: null } };
  } catch (error) {
    return { refusal: refusalOf(error, failed, offline) };
  }
}

function refusalOf(error: unknown, fallback: string, offline: string): Refusal {
  if (error instanceof RequestTimeout) return LATE;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const value = String(first?.extensions?.code);
    const code = isFailureCode(value) ? value : null;
    if (code === 'INTERNAL') return { message: BROKEN, code };
    const problems = problemsOf(first?.extensions);
    const fields = problems.map(({ path }) => path);
    const hint = code === 'UNAVAILABLE' ? awayFor(first?.extensions?.['retryAfter']) : undefined;
    return { message: first?.message || fallback, code, fields, problems, hint };
  }
  if (!ServerError.is(error)) return { message: offline, code: null, hint: OFFLINE };
  if (error.statusCode === 404) return { message: MISSING, code: null };
  if (error.statusCode === 500) return { message: BROKEN, code: null, hint: awayFor(null) };
  const hint = awayFor(error.response.headers.get('retry-after'));
  return { message: fallback, code: null, hint: `Our server cannot be reached. ${hint}` };
}

/** What becomes of what was entered, and when it can be sent again: after so many seconds, if the server says so. */
function awayFor(retryAfter: unknown): string {
  const seconds = Number(retryAfter);
  const soon = seconds > 0 && seconds < 60 ? `in ${pluralize(seconds, 'second')}` : 'in a minute';
  return `${KEPT} Please try again ${soon}.`;
}

function problemsOf(extensions: Record<string, unknown> | undefined): Problem[] {
  const fields = extensions?.['fields'];
  if (!Array.isArray(fields)) return [];
  return fields.flatMap(({ path, code, message }: Partial<Problem>) =>
    typeof path === 'string' ? [{ path, code: code ?? '', message: message ?? '' }] : [],
  );
}

const KEPT = 'Nothing you entered is lost.';
const LATE: Refusal = {
  message: 'Request timeout. Please try again.',
  code: null,
  hint: KEPT,
};
const MISSING = 'API endpoint not found. Please check server.';
const BROKEN = 'Server error. Please try again later.';
const OFFLINE = `${KEPT} Please check your connection and try again.`;
