import { Field, ObjectType } from 'type-graphql';

@ObjectType('AuditChange', { description: 'A field changed by an action.' })
export class AuditChangeFields {
  @Field(() => String, { description: "Name of the changed field, such as 'status'." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Value before the change. Null if empty.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Value after the change. Null if empty.' })
  after!: string | null;
}

@ObjectType({ description: 'A recorded action, as shown to administrators.' })
export class AuditRecord {
  @Field(() => Date, { description: 'Time of the action, UTC.' })
  at!: Date;

  @Field(() => String, { description: "Display name of the action, such as 'Status changed'." })
  label!: string;

  @Field(() => String, {
    description:
      "Who performed the action: a name, 'You', 'Somebody' for an account that was deleted or has no name, or 'Automatic'.",
  })
  by!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Note on the action, such as the reason. Null if there is none.',
  })
  note!: string | null;

  @Field(() => [AuditChangeFields], {
    description: 'Changed values. Empty if none were recorded.',
  })
  changes!: AuditChangeFields[];
}
