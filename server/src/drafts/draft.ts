import { LIMITS } from '../../../schema/limits.ts';
import { signedIn } from '../accounts/account.policy.ts';
import { draftClaimant } from '../pictures/claimPictures.ts';
import { type Context } from '../platform/context.ts';
import { refuseProblems } from '../platform/failures.ts';
import { type Picture, type Pictures } from '../platform/pictures.ts';
import { inTransaction } from '../platform/transaction.ts';

/** What somebody has begun to post. `content` is JSON text that only the client understands. */
export interface Draft {
  content: string;
  /** The cover first. */
  pictures: Picture[];
  updatedAt: Date;
}

/** The viewer's draft, or null. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findDraft(context: Context, pictures: Pictures): Promise<Draft | null> {
  const { id } = signedIn(context.viewer);
  const [row] = await context.query<DraftRow>({
    text: `SELECT content, picture_ids AS "pictureIds", updated_at AS "updatedAt"
      FROM posting_draft WHERE account_id = $1`,
    values: [id],
  });
  if (row === undefined) return null;
  // What was posted meanwhile belongs to its listing.
  const kept = await pictures.claimedBy(context, row.pictureIds, draftClaimant(id));
  return { content: row.content, pictures: kept, updatedAt: row.updatedAt };
}

/**
 * Saves the viewer's draft in place of the one before, with the viewer's uploads that belong to it: as long
 * as it is kept, so are they. Pictures that are gone or belong to something else are passed over, since what
 * was typed must not be lost with them; pictures left out are given back. Throws INVALID_INPUT for what is
 * no JSON object, is too long or has too many pictures.
 */
export async function saveDraft(
  context: Context,
  pictures: Pictures,
  { content, pictureIds }: { content: string; pictureIds: readonly string[] },
): Promise<Draft> {
  const { id } = signedIn(context.viewer);
  refuseProblems({ content: contentProblem(content), pictures: countProblem(pictureIds) });
  return inTransaction(context, async (inside) => {
    const before = await holdDraft(inside, id, content);
    const claimant = draftClaimant(id);
    const wanted = [...new Set(pictureIds)];
    const kept = await pictures.claimThose(inside, wanted, { claimant, uploader: id });
    const ids = kept.map((picture) => picture.id);
    const leftOut = before.filter((each) => !ids.includes(each));
    if (leftOut.length > 0) await pictures.release(inside, leftOut, claimant);
    const [row] = await inside.query<Pick<DraftRow, 'updatedAt'>>({
      text: `UPDATE posting_draft SET picture_ids = $2 WHERE account_id = $1
        RETURNING updated_at AS "updatedAt"`,
      values: [id, ids],
    });
    return { content, pictures: kept, updatedAt: row?.updatedAt ?? inside.clock.now() };
  });
}

/** Forgets the viewer's draft and removes its pictures, except those that a listing has taken over. */
export async function discardDraft(context: Context, pictures: Pictures): Promise<boolean> {
  const { id } = signedIn(context.viewer);
  return inTransaction(context, async (inside) => {
    const [row] = await inside.query<Pick<DraftRow, 'pictureIds'>>({
      text: `DELETE FROM posting_draft WHERE account_id = $1 RETURNING picture_ids AS "pictureIds"`,
      values: [id],
    });
    if (row) await pictures.remove(inside, row.pictureIds, draftClaimant(id));
    return true;
  });
}

interface DraftRow {
  content: string;
  pictureIds: string[];
  updatedAt: Date;
}

/** Writes the content, which keeps every other save waiting, and answers the pictures of the one before. */
async function holdDraft(inside: Context, id: string, content: string): Promise<string[]> {
  const [row] = await inside.query<Pick<DraftRow, 'pictureIds'>>({
    text: `INSERT INTO posting_draft (account_id, content) VALUES ($1, $2)
      ON CONFLICT (account_id) DO UPDATE SET content = excluded.content, updated_at = now()
      RETURNING picture_ids AS "pictureIds"`,
    values: [id, content],
  });
  return row?.pictureIds ?? [];
}

function contentProblem(content: string): string | null {
  if (content.length > LIMITS.draft.maxLength) {
    return 'This draft is too long to be saved. Please post it, or shorten what you have written.';
  }
  return isJsonObject(content) ? null : 'A draft must be a JSON object.';
}

function countProblem(ids: readonly string[]): string | null {
  const most = LIMITS.listing.maxPictures;
  return ids.length > most ? `A property can have at most ${most} pictures.` : null;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
