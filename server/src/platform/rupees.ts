import { GraphQLScalarType } from 'graphql';
import { GraphQLSafeInt } from 'graphql-scalars';

/** Prices go beyond the 2,147,483,647 of Int; every number of them is a number of JSON too. */
export const Rupees = new GraphQLScalarType({
  ...GraphQLSafeInt.toConfig(),
  name: 'Rupees',
  description:
    'Whole rupees without paise, such as 8500000 for ₹85 lakh; a number in JSON. Prices go up to 1000000000000, which is more than an Int holds.',
  specifiedByURL: null,
});
