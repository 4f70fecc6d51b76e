import { GraphQLScalarType } from 'graphql';
import { GraphQLSafeInt } from 'graphql-scalars';

/** Prices go beyond the 2,147,483,647 of Int; every number of them is a number of JSON too. */
export const Rupees = new GraphQLScalarType({
  ...GraphQLSafeInt.toConfig(),
  name: 'Rupees',
  description:
    'Amount in whole rupees, such as 8500000 for ₹85 lakh. A JSON number up to 1000000000000, beyond the range of Int.',
  specifiedByURL: null,
});
