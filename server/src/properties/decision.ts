import { type Context } from '../platform/context.ts';
import { type PropertyVersions } from './findProperty.ts';
import { writeContent } from './writeContent.ts';

/**
 * Makes the newest version of a held listing the one that visitors see (D-75). Answers the ids of pictures
 * that no version shows any more. Who may decide is the caller's business, here and below.
 */
export async function acceptNewest(
  context: Context,
  { row, revision }: PropertyVersions,
): Promise<string[]> {
  if (revision !== null) {
    await writeContent(context, row.id, revision.content);
    await context.query({
      text: 'DELETE FROM property_revision WHERE property_id = $1',
      values: [row.id],
    });
  }
  await context.query({
    text: `UPDATE property SET approval_status = 'approved', rejection_reason = NULL,
             reviewed_price = NULL, updated_at = now() WHERE id = $1`,
    values: [row.id],
  });
  const shown = new Set((revision?.content ?? row).pictures.map(({ id }) => id));
  return row.pictures.map(({ id }) => id).filter((id) => !shown.has(id));
}

/** Refuses the newest version of a held listing; an approved one beneath it stays as it is (D-75). */
export async function refuseNewest(
  context: Context,
  { row, revision }: PropertyVersions,
  reason: string,
): Promise<void> {
  await context.query({
    text: revision === null ? REFUSE_ROW : REFUSE_REVISION,
    values: [row.id, reason],
  });
}

/** Shows a listing again, whoever or whatever has hidden it; false when it was not hidden. */
export async function show(context: Context, id: string): Promise<boolean> {
  const changed = await context.query({
    text: `UPDATE property SET is_active = true, hidden_by = NULL, updated_at = now()
           WHERE id = $1 AND NOT is_active RETURNING id`,
    values: [id],
  });
  return changed.length > 0;
}

/** Hides a listing so that its owner cannot bring it back; false when it was hidden like that. */
export async function hideForGood(context: Context, id: string): Promise<boolean> {
  const changed = await context.query({
    text: `UPDATE property SET is_active = false, hidden_by = 'administrator', updated_at = now()
           WHERE id = $1 AND (is_active OR hidden_by IS DISTINCT FROM 'administrator') RETURNING id`,
    values: [id],
  });
  return changed.length > 0;
}

/** Puts a listing before others or back among them; false when it stood there. Its content is as old as before. */
export async function setFeatured(
  context: Context,
  id: string,
  isFeatured: boolean,
): Promise<boolean> {
  const changed = await context.query({
    text: 'UPDATE property SET featured = $2 WHERE id = $1 AND featured <> $2 RETURNING id',
    values: [id, isFeatured],
  });
  return changed.length > 0;
}

const REFUSE_ROW = `
  UPDATE property SET approval_status = 'rejected', rejection_reason = $2, updated_at = now()
  WHERE id = $1`;

const REFUSE_REVISION = `
  UPDATE property_revision SET status = 'rejected', rejection_reason = $2 WHERE property_id = $1`;
