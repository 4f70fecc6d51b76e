import { LIMITS } from '../../../schema/limits.ts';
import { draftClaimant } from '../pictures/claimPictures.ts';
import { type Context } from '../platform/context.ts';
import { type JobSet, jobContext } from '../platform/jobs.ts';
import { type Pictures } from '../platform/pictures.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type PostingDraft } from './postingDraft.entity.ts';
import { sweepStatement } from './sweepDrafts.sql.ts';

/** Drafts that nobody has touched for 30 days go, with their pictures. */
export function draftJobs(pictures: Pictures): JobSet {
  return {
    tasks: {
      'drafts-sweep': async (_payload, run) => {
        const context = jobContext(run);
        while (!run.signal.aborted && (await sweepSome(context, pictures)) > 0);
      },
    },
    crontab: ['42 * * * * drafts-sweep'],
  };
}

const BATCH = 100;

async function sweepSome(context: Context, pictures: Pictures): Promise<number> {
  return inTransaction(context, async (inside) => {
    const swept = await inside.query<Pick<PostingDraft, 'accountId' | 'pictureIds'>>(
      sweepStatement(LIMITS.draft.keptDays, BATCH),
    );
    for (const { accountId, pictureIds } of swept) {
      await pictures.remove(inside, pictureIds, draftClaimant(accountId));
    }
    return swept.length;
  });
}
