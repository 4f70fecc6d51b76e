import type { Sql } from 'sql-template-tag';
import { sha256 } from '../hash.ts';
import { type Statement } from './send.ts';

/** A statement that each connection prepares once under this name; a name stands for one text. */
export function prepared(name: string, { text, values }: Sql): Statement {
  return { name, text, values };
}

/** The same for a statement of many shapes: a name for each text, which begins with its kind. */
export function preparedByText(kind: string, { text, values }: Sql): Statement {
  const hash = sha256(text).toString('hex').slice(0, 16);
  return { name: `${kind}_${hash}`, text, values };
}
