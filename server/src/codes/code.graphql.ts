import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A code is on its way. It works once.' })
export class CodeSent {
  @Field(() => String, { description: "Masked: '+91 9876******' or 'ra***@example.com'." })
  sentTo!: string;

  @Field(() => Int, { description: 'When the next one can be asked for.' })
  resendInSeconds!: number;

  @Field(() => Int, { description: 'Life of the code (V-4.2-05).' })
  expiresInSeconds!: number;
}
