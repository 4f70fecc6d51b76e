import { GraphQLDateTimeISO } from 'graphql-scalars';
import { parseJson } from '../../../../schema/rules/json.ts';

/** true and false, also as a form sends them. */
export function readYesNo(sent: unknown): unknown {
  return sent === 'true' || sent === 'false' ? sent === 'true' : sent;
}

/** A number, also as a form sends it. */
export function readNumber(sent: unknown): unknown {
  return typeof sent === 'string' && /^-?\d{1,9}(\.\d{1,6})?$/.test(sent.trim())
    ? Number(sent)
    : sent;
}

/** A day and time with its zone, as GraphQL takes them; nothing for an empty text. No day that is none becomes another. */
export function readMoment(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  if (sent.trim() === '') return null;
  try {
    return GraphQLDateTimeISO.parseValue(sent.trim());
  } catch {
    return sent;
  }
}

/** What a form sends as JSON text; what is none is left as it is. */
export function readJson(sent: unknown): unknown {
  return typeof sent === 'string' ? (parseJson(sent) ?? sent) : sent;
}
