import { FAILURES } from '../../../schema/failures.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const FailureCode = graphqlEnum(
  'FailureCode',
  'Error code, returned in extensions.code.',
  Object.fromEntries(Object.entries(FAILURES).map(([code, { message }]) => [code, message])),
);
