import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Confirmation that a one-time code was sent.' })
export class CodeSent {
  @Field(() => String, {
    description: "Masked recipient: '+91 9876******' or 'ra***@example.com'.",
  })
  sentTo!: string;

  @Field(() => Int, { description: 'Seconds until another code can be requested.' })
  resendInSeconds!: number;

  @Field(() => Int, { description: 'Seconds until the code expires.' })
  expiresInSeconds!: number;
}

@ObjectType()
export abstract class WithCodeSent {
  @Field(() => CodeSent, { description: 'Recipient and validity of the code.' })
  codeSent!: CodeSent;
}
