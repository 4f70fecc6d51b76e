import { Field, ObjectType } from 'type-graphql';

@ObjectType('AuditChange', { description: 'One thing that was changed by what somebody did.' })
export class AuditChangeFields {
  @Field(() => String, { description: "What was changed, such as 'status'." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it was; null for nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is since; null for nothing.' })
  after!: string | null;
}

@ObjectType({ description: 'Something that was done, as administrators read it.' })
export class AuditRecord {
  @Field(() => Date, { description: 'When it was done, UTC.' })
  at!: Date;

  @Field(() => String, { description: "What was done, for people: 'Status changed'." })
  label!: string;

  @Field(() => String, {
    description:
      "Who did it: a name, 'You', 'Somebody' for an account that is gone or has no name, 'Automatic'.",
  })
  by!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What was said about it, such as the reason; null for nothing.',
  })
  note!: string | null;

  @Field(() => [AuditChangeFields], {
    description: 'What is different since; empty where nobody has written it down.',
  })
  changes!: AuditChangeFields[];
}
