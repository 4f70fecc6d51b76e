import type { Sql } from 'sql-template-tag';
import type { Statement } from './connect.ts';

/** A statement that each connection prepares once under this name; a name stands for one text. */
export function prepared(name: string, { text, values }: Sql): Statement {
  return { name, text, values };
}
