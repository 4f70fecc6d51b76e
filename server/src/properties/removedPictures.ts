import { removeFromListing } from '../pictures/attachPictures.ts';
import { jobContext } from '../platform/jobs/jobs.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type Retention } from '../platform/jobs/retention.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { claimStatement } from './removedPictures.sql.ts';
import { type RemovedProperty } from './removedProperty.entity.ts';

/** Pictures and contact of a removed listing leave; what it said stays as history. */
export function removedListingRetention(pictures: Pictures): Retention {
  return {
    name: 'removedListing',
    release: (run, days, most) =>
      inTransaction(jobContext(run), async (inside) => {
        const due = await inside.query<Pick<RemovedProperty, 'id' | 'pictureIds'>>(
          claimStatement(days, most),
        );
        for (const { id, pictureIds } of due) {
          await removeFromListing(inside, pictures, pictureIds, id);
        }
        return due.length;
      }),
  };
}
