import { type Context } from '../../platform/context.ts';
import { notFound } from '../../platform/failures.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { OfficeRecord } from './office.entity.ts';

/** The offices, the newest first: fifty at most. FORBIDDEN for everybody but a site_admin, here and below. */
export async function findOffices({ viewer, manager }: Context): Promise<OfficeRecord[]> {
  siteAdmin(viewer);
  return manager.find(OfficeRecord, { order: { createdAt: 'DESC', id: 'DESC' } });
}

/** One of them. Throws NOT_FOUND. */
export async function findOffice({ viewer, manager }: Context, id: string): Promise<OfficeRecord> {
  siteAdmin(viewer);
  const office = await manager.findOneBy(OfficeRecord, { id });
  if (office === null) throw notFound('This office does not exist. It may have been deleted.');
  return office;
}
