import { personNameProblem } from '../../../schema/rules/personName.ts';
import { tidy } from '../../../schema/rules/text.ts';
import { invalid } from '../platform/failures.ts';

/** The name as it is kept. Throws INVALID_INPUT (V-5-05). */
export function readName(text: string): string {
  const problem = personNameProblem(text);
  if (problem !== null) throw invalid([{ path: 'name', code: 'invalid', message: problem }]);
  return tidy(text);
}
