import { ILike, Raw } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { Account } from './account.entity.ts';

const SHORTEST_NAME = 3;

/**
 * The ids of accounts that a text names: a part of a name of at least three letters, a whole mobile, a whole
 * e-mail address or an id. Unordered, `most` at most.
 */
export async function findAccountIds(
  context: Context,
  text: string,
  most: number,
): Promise<string[]> {
  const digits = text.replace(/^\+91/, '').replace(/\D/g, '');
  const lower = text.toLowerCase();
  const found = await context.manager.find(Account, {
    select: { id: true },
    where: [
      { email: Raw((column) => `lower(${column}) = :lower`, { lower }) },
      ...(text.length < SHORTEST_NAME ? [] : [{ name: ILike(`%${escaped(text)}%`) }]),
      ...(digits.length === 10 ? [{ mobile: digits }] : []),
      ...(isId(lower) ? [{ id: lower }] : []),
    ],
    take: most,
  });
  return found.map(({ id }) => id);
}

/** A text in which no sign is a wildcard of LIKE. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => '\\' + sign);
}
