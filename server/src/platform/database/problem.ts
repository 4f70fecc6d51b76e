import { OperatorProblem } from '../observability/problems.ts';

/** The database cannot be used and a person has to act. */
export class DatabaseProblem extends OperatorProblem {
  override readonly name = 'DatabaseProblem';
}
