import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type FailureCode as Code } from '../../../../schema/failures.ts';
import { FailureCode } from '../../platform/failures.graphql.ts';

/** Nothing answers these types: they describe what stands in `extensions` of an error. */

@ObjectType({ description: 'What is wrong with one field of what was sent.' })
export class Problem {
  @Field(() => String, {
    description: "The field, dotted where it lies deeper: 'mobile', 'details.cost'.",
  })
  path!: string;

  @Field(() => String, {
    description: "The kind of mistake, for programs: 'required', 'unusable', 'max'. More may come.",
  })
  code!: string;

  @Field(() => String, {
    description: "A sentence for people: 'Mobile number must be exactly 10 digits'.",
  })
  message!: string;
}

@ObjectType({
  description:
    'What stands in extensions of every error. No field answers it; it is here so that its shape is part of the schema.',
})
export class ErrorExtensions {
  @Field(() => FailureCode, {
    description: 'Why it was refused. The message of the error is a sentence for people.',
  })
  code!: Code;

  @Field(() => [Problem], {
    description: 'Which fields were refused with INVALID_INPUT; empty for every other code.',
  })
  fields!: readonly Problem[];

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds to wait before another try; absent where waiting does not help.',
  })
  retryAfter!: number | null;

  @Field(() => ID, {
    description: 'The request as our log names it; for questions to support.',
  })
  requestId!: string;
}
