import type { Context } from '../context.ts';
import { conflict } from '../failures.ts';
import { addJob } from '../jobs.ts';
import type { Claim, Picture, Pictures } from '../pictures.ts';
import { SWEEP } from './sweeping.ts';

type Claiming = Pick<
  Pictures,
  'claim' | 'claimThose' | 'claimedBy' | 'release' | 'remove' | 'discard'
>;

/** To whom pictures belong: their uploader, then what claims them. */
export const CLAIMING: Claiming = {
  claimThose,

  async claim(context, ids, claim) {
    const claimed = await claimThose(context, ids, claim);
    if (claimed.length === ids.length) return claimed;
    throw conflict('One of the pictures is no longer there. Please add it again.');
  },

  async claimedBy(context, ids, claimant) {
    const rows = await context.query<Picture>({
      text: `SELECT id, width, height, thumbhash FROM picture
        WHERE id = ANY($1) AND claimed_by = $2 AND removed_at IS NULL`,
      values: [[...ids], claimant],
    });
    return inOrder(ids, rows);
  },

  async release(context, ids, claimant) {
    await context.query({
      text: `UPDATE picture SET claimed_by = NULL WHERE id = ANY($1) AND claimed_by = $2`,
      values: [[...ids], claimant],
    });
  },

  async remove(context, ids, claimant) {
    await context.query({
      text: `UPDATE picture SET removed_at = now()
        WHERE id = ANY($1) AND claimed_by = $2 AND removed_at IS NULL`,
      values: [[...ids], claimant],
    });
    sweepSoon(context);
  },

  async discard(context, ids, uploader) {
    const removed = await context.query({
      text: `UPDATE picture SET removed_at = now()
        WHERE id = ANY($1) AND uploaded_by = $2 AND claimed_by IS NULL AND removed_at IS NULL
        RETURNING id`,
      values: [[...ids], uploader],
    });
    if (removed.length > 0) sweepSoon(context);
    return removed.length;
  },
};

async function claimThose(
  context: Context,
  ids: readonly string[],
  { claimant, uploader, from }: Claim,
): Promise<Picture[]> {
  const rows = await context.query<Picture>({
    text: CLAIM,
    values: [[...ids].sort(), claimant, uploader, from ?? claimant],
  });
  return inOrder(ids, rows);
}

function inOrder(ids: readonly string[], pictures: readonly Picture[]): Picture[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function sweepSoon(context: Context): void {
  context.afterCommit(() => addJob(context.database, SWEEP, {}, { key: SWEEP }));
}

const CLAIM = `
  UPDATE picture SET claimed_by = $2
  WHERE id = ANY($1) AND source_key IS NOT NULL AND removed_at IS NULL
    AND (claimed_by IN ($2, $4) OR (claimed_by IS NULL AND uploaded_by IS NOT DISTINCT FROM $3))
  RETURNING id, width, height, thumbhash`;
