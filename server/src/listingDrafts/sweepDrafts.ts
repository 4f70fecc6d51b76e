import { draftAttachmentOwner } from '../pictures/attachPictures.ts';
import { jobContext } from '../platform/jobs/jobs.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type Retention } from '../platform/jobs/retention.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type PostingDraft } from './postingDraft.entity.ts';
import { sweepStatement } from './sweepDrafts.sql.ts';

/** Drafts that nobody goes on with leave with their pictures. */
export function draftRetention(pictures: Pictures): Retention {
  return {
    name: 'draft',
    release: (run, days, most) =>
      inTransaction(jobContext(run), async (inside) => {
        const swept = await inside.query<Pick<PostingDraft, 'accountId' | 'pictureIds'>>(
          sweepStatement(days, most),
        );
        for (const { accountId, pictureIds } of swept) {
          await pictures.remove(inside, pictureIds, draftAttachmentOwner(accountId));
        }
        return swept.length;
      }),
  };
}
