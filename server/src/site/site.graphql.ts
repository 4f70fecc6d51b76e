import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where the marketplace can be followed.' })
export class SocialLink {
  @Field(() => String, { description: "What people call it, such as 'YouTube'." })
  name!: string;

  @Field(() => String, { description: 'The address of that page, with https.' })
  address!: string;
}

@ObjectType({ description: 'Who takes complaints about the marketplace.' })
export class GrievanceOfficer {
  @Field(() => String, { nullable: true, description: 'The name; null while nobody is named.' })
  name!: string | null;

  @Field(() => String, { description: 'The postal address, in one line.' })
  address!: string;

  @Field(() => String, { description: 'Where complaints are written to: an e-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The phone, as ten digits.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'When the officer answers, in words.' })
  hours!: string | null;
}
