import { type Context } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { CaseFile } from './case.entity.ts';
import { UNKNOWN_CASE } from './findCases.ts';

/** Any case, locked until the end of the transaction. Throws NOT_FOUND. */
export async function lockCase({ manager }: Context, id: string): Promise<CaseFile> {
  const found = isId(id)
    ? await manager.findOne(CaseFile, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (found === null) throw notFound(UNKNOWN_CASE);
  return found;
}
