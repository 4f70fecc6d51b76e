/**
 * The codes of what can be refused, each with the HTTP status for machines. They stand apart from their sentences
 * (failures.ts): every page of the client needs them, and none of it the sentences, which come with the answer.
 */
export const FAILURE_STATUS = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type FailureCode = keyof typeof FAILURE_STATUS;

/** True for a text that is one of the codes, for example one read from an answer. */
export function isFailureCode(text: string): text is FailureCode {
  return Object.hasOwn(FAILURE_STATUS, text);
}
