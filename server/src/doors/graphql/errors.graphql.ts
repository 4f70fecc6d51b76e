import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type FailureCode as Code } from '../../../../schema/failures.ts';
import { FailureCode } from '../../platform/failures.graphql.ts';

/** Nothing answers these types: they describe what stands in `extensions` of an error. */

@ObjectType({ description: 'A validation error of one input field.' })
export class Problem {
  @Field(() => String, {
    description: "Field path, dotted for nested fields: 'mobile', 'details.cost'.",
  })
  path!: string;

  @Field(() => String, {
    description:
      "Machine-readable error, such as 'required', 'unusable' or 'max'. More codes may be added.",
  })
  code!: string;

  @Field(() => String, {
    description: "Human-readable message, such as 'Mobile number must be exactly 10 digits'.",
  })
  message!: string;
}

@ObjectType({
  description:
    'Shape of the extensions of every error. Not returned by any field; included here for documentation and code generation.',
})
export class ErrorExtensions {
  @Field(() => FailureCode, {
    description: "Error code. The error's message is a human-readable sentence.",
  })
  code!: Code;

  @Field(() => [Problem], {
    description: 'Invalid fields for INVALID_INPUT. Empty for other codes.',
  })
  fields!: readonly Problem[];

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds to wait before retrying. Omitted if waiting does not help.',
  })
  retryAfter!: number | null;

  @Field(() => ID, {
    description: 'Id of the request in the server log, for support requests.',
  })
  requestId!: string;
}
