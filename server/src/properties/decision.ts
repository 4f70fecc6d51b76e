import { Raw } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { type PropertyVersions } from './findProperty.ts';
import { Property } from './property.entity.ts';
import { PropertyRevision } from './propertyRevision.entity.ts';
import { writeContent } from './writeContent.ts';
import { now } from '../platform/database/databaseTime.ts';

/**
 * Makes the newest version of a locked listing the one that visitors see. Answers the ids of pictures
 * that no version shows any more. Who may decide is the caller's business, here and below.
 */
export async function acceptNewest(
  context: Context,
  { row, revision }: PropertyVersions,
): Promise<string[]> {
  if (revision === null) {
    await context.manager.update(Property, row.id, {
      approvalStatus: 'approved',
      rejectionReason: null,
      reviewedPrice: null,
      updatedAt: now,
    });
  } else {
    await writeContent(context, row.id, revision.content, { approvalStatus: 'approved' });
    await context.manager.delete(PropertyRevision, row.id);
  }
  const shown = new Set((revision?.content ?? row).pictures.map(({ id }) => id));
  return row.pictures.map(({ id }) => id).filter((id) => !shown.has(id));
}

/** Refuses the newest version of a locked listing; an approved one beneath it stays as it is. */
export async function refuseNewest(
  { manager }: Context,
  { row, revision }: PropertyVersions,
  rejectionReason: string,
): Promise<void> {
  if (revision !== null) {
    await manager.update(PropertyRevision, row.id, { status: 'rejected', rejectionReason });
    return;
  }
  await manager.update(Property, row.id, {
    approvalStatus: 'rejected',
    rejectionReason,
    updatedAt: now,
  });
}

/** Shows a listing again, whoever or whatever has hidden it; false when it was not hidden. */
export async function show({ manager }: Context, id: string): Promise<boolean> {
  const { affected } = await manager.update(
    Property,
    { id, isActive: false },
    { isActive: true, hiddenBy: null, updatedAt: now },
  );
  return affected === 1;
}

/** Hides a listing so that its owner cannot bring it back; false when it was hidden like that. */
export async function hideForGood({ manager }: Context, id: string): Promise<boolean> {
  const { affected } = await manager.update(
    Property,
    // What is not hidden is hidden by nobody.
    { id, hiddenBy: Raw((column) => `${column} IS DISTINCT FROM 'administrator'`) },
    { isActive: false, hiddenBy: 'administrator', updatedAt: now },
  );
  return affected === 1;
}

/** Puts a listing before others or back among them; false when it stood there. Its content is as old as before. */
export async function setFeatured(
  { manager }: Context,
  id: string,
  featured: boolean,
): Promise<boolean> {
  const { affected } = await manager.update(Property, { id, featured: !featured }, { featured });
  return affected === 1;
}
