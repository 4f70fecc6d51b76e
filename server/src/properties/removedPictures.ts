import { LIMITS } from '../../../schema/limits.ts';
import { removeFromListing } from '../pictures/claimPictures.ts';
import { type Context } from '../platform/context.ts';
import { type JobSet, jobContext } from '../platform/jobs.ts';
import { type Pictures } from '../platform/pictures.ts';
import { inTransaction } from '../platform/transaction.ts';

/** The pictures of a removed listing go 30 days after it (D-79); what it said stays as history. */
export function removedPictureJobs(pictures: Pictures): JobSet {
  return {
    tasks: {
      'property-removed-pictures': async (_payload, run) => {
        const context = jobContext(run);
        while (!run.signal.aborted && (await removeSome(context, pictures)) > 0);
      },
    },
    crontab: ['47 * * * * property-removed-pictures'],
  };
}

const BATCH = 100;

async function removeSome(context: Context, pictures: Pictures): Promise<number> {
  return inTransaction(context, async (inside) => {
    const due = await inside.query<{ id: string; pictureIds: string[] }>({
      text: DUE,
      values: [LIMITS.listing.removedPicturesDays, BATCH],
    });
    for (const { id, pictureIds } of due) await removeFromListing(inside, pictures, pictureIds, id);
    return due.length;
  });
}

const DUE = `
  UPDATE removed_property SET pictures_removed_at = now() WHERE id IN (
    SELECT id FROM removed_property
    WHERE pictures_removed_at IS NULL AND removed_at < now() - make_interval(days => $1)
    ORDER BY removed_at LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING id, picture_ids AS "pictureIds"`;
