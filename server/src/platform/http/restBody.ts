import { valueAt } from '../../../../schema/rules/json.ts';
import { Failure } from '../failures.ts';
import { type RestField } from './restField.ts';

/**
 * The values of an input in a JSON body or a form. A field that must be sent and was not is an empty text,
 * which its rule refuses in its own words; null stays null where a field may be left out.
 */
export function readBody(fields: readonly RestField[], body: unknown): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, otherNames = [], fills = name, isOptional, read = textOf } of fields) {
    const sent = [name, ...otherNames].map((each) => valueAt(body, each));
    const value = sent.find((each) => each != null);
    if (value !== undefined) values[fills] = read(value);
    else if (!isOptional) values[fills] = '';
    else if (sent.includes(null)) values[fills] = null;
  }
  return values;
}

/** Documented clients send numbers where digits are meant. */
function textOf(sent: unknown): unknown {
  return typeof sent === 'number' ? String(sent) : sent;
}

/** The refusal with its fields named as they are sent. */
export function namedAsSent(fields: readonly RestField[], error: unknown): unknown {
  if (!(error instanceof Failure) || error.problems.length === 0) return error;
  const names = new Map(fields.map(({ name, fills = name }) => [fills, name]));
  const problems = error.problems.map((each) => ({
    ...each,
    path: names.get(each.path) ?? each.path,
  }));
  const { code, message, retryAfter, quotesInput, cause } = error;
  const retry = retryAfter === null ? {} : { retryAfter };
  return new Failure(code, { message, problems, quotesInput, cause, ...retry });
}
