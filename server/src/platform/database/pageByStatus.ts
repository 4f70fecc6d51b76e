import type { EntityManager, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import { clampPage, type Page, pageOf, type PageRequest } from './paging.ts';

interface Asked<Row, Status extends string> extends PageRequest {
  /** What a row of a status is; each status is counted, in this order. */
  states: ReadonlyMap<Status, FindOptionsWhere<Row>>;
  /** Null for all. */
  status?: Status | null;
  /** What narrows the list and its counts. */
  where?: FindOptionsWhere<Row>;
  order: FindOptionsOrder<Row>;
}

/** A page of the rows of a status, and how many there are of each, whichever is asked for. */
export async function findByStatus<Row extends object, Status extends string>(
  manager: EntityManager,
  Entity: new () => Row,
  { states, status = null, where, order, ...request }: Asked<Row, Status>,
): Promise<Page<Row> & { counts: { status: Status; count: number }[] }> {
  const page = clampPage(request);
  const counts = [];
  for (const [each, ofStatus] of states) {
    counts.push({ status: each, count: await manager.countBy(Entity, { ...where, ...ofStatus }) });
  }
  const items = await manager.find(Entity, {
    where: { ...where, ...(status === null ? {} : states.get(status)) },
    order,
    skip: page.offset,
    take: page.pageSize,
  });
  const total = counts
    .filter((each) => status === null || each.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  return { ...pageOf(items, total, page), counts };
}
