import type { EntityManager, EntityTarget } from 'typeorm';
import { clampPage, pageOf } from './paging.ts';
import type { Page, PageRequest } from './paging.ts';

/** A page of all rows of an entity, the newest first. Pages are clamped; one past the end is empty. */
export async function newestPage<Row extends { id: string; createdAt: Date }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const page = clampPage(request);
  const [items, total] = await manager
    .createQueryBuilder(entity, 'one')
    .orderBy({ 'one.createdAt': 'DESC', 'one.id': 'DESC' })
    .offset(page.offset)
    .limit(page.pageSize)
    .getManyAndCount();
  return pageOf(items, total, page);
}
