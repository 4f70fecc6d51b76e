import { registerEnumType } from 'type-graphql';
import { FAILURES, type FailureCode as Code } from '../../../schema/failures.ts';

const CODES = Object.keys(FAILURES).filter((code): code is Code => code in FAILURES);

export const FailureCode = Object.fromEntries(CODES.map((code) => [code, code]));
registerEnumType(FailureCode, {
  name: 'FailureCode',
  description: 'Error code, returned in extensions.code.',
  valuesConfig: Object.fromEntries(
    CODES.map((code) => [code, { description: FAILURES[code].message }]),
  ),
});
