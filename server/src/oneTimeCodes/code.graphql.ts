import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A code is on its way. It works once.' })
export class CodeSent {
  @Field(() => String, { description: "Masked: '+91 9876******' or 'ra***@example.com'." })
  sentTo!: string;

  @Field(() => Int, { description: 'Seconds until another code can be asked for.' })
  resendInSeconds!: number;

  @Field(() => Int, { description: 'Seconds until the code can no longer be used.' })
  expiresInSeconds!: number;
}
