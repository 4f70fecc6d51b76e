import { type Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';

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
  const rows = await context.query<{ id: string }>({
    text: NAMED,
    values: [
      text.length < SHORTEST_NAME ? null : '%' + escaped(text) + '%',
      digits.length === 10 ? digits : null,
      text.toLowerCase(),
      isId(text.toLowerCase()) ? text.toLowerCase() : null,
      most,
    ],
  });
  return rows.map(({ id }) => id);
}

/** A text in which no sign is a wildcard of LIKE. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => '\\' + sign);
}

const NAMED = `
  SELECT id FROM account
  WHERE name ILIKE $1 OR mobile = $2 OR lower(email) = $3 OR id = $4 LIMIT $5`;
