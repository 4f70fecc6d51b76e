import { LIMITS } from '../../../schema/limits.ts';
import { type FailureCode } from '../../../schema/failures.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { Failure } from './failures.ts';
import {
  list,
  object,
  oneOf,
  text,
  type ValueOf,
  integer,
  responseSchema,
} from './http/jsonSchema.ts';
import { codesOfFailures } from './failures.schema.ts';

/** What became of one change to many. */
export interface BulkResult {
  /** How many were changed, or were so already. */
  updated: number;
  /** Why each of the others was not. */
  failed: { id: string; code: FailureCode; message: string }[];
}

/**
 * Changes one after another, each by a command with a transaction of its own: what is refused for one does not stop
 * the others. An id that is named twice counts once.
 */
export async function changeEach(
  ids: readonly string[],
  change: (itsId: string) => Promise<unknown>,
): Promise<BulkResult> {
  const each = [...new Set(ids)];
  const failed: BulkResult['failed'] = [];
  for (const itsId of each) {
    try {
      await change(itsId);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed.push({ id: itsId, code: error.code, message: error.message });
    }
  }
  return { updated: each.length - failed.length, failed };
}

/** Why these are not the ids of what is to be changed, or null. */
export function manyIdsProblem(ids: unknown): string | null {
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((each) => typeof each === 'string')) {
    return 'Please send the ids as a list of strings.';
  }
  const most = LIMITS.bulk.changedAtOnce;
  return ids.length > most ? `Please send at most ${most} ids at once.` : null;
}

/** What a documented client reads of it. */
export const BULK_RESPONSE = responseSchema({
  updated: integer('Number of items changed or already up to date.'),
  failed: list(
    object({
      id: text('Id of the item, as sent.'),
      code: oneOf(codesOfFailures(), 'Machine-readable reason.'),
      message: text('Human-readable reason.'),
    }),
    'Items that failed.',
  ),
});

export function presentBulk({ updated, failed }: BulkResult): ValueOf<typeof BULK_RESPONSE> {
  const message =
    failed.length === 0
      ? `${pluralize(updated, 'change')} made.`
      : `${pluralize(updated, 'change')} made, ${failed.length} refused.`;
  return { success: true, message, updated, failed };
}
