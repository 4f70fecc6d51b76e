import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Social media page of the marketplace.' })
export class SocialLink {
  @Field(() => String, { description: "Display name, such as 'YouTube'." })
  name!: string;

  @Field(() => String, { description: 'URL of the page, with https.' })
  address!: string;
}

@ObjectType({ description: 'The grievance officer of the marketplace.' })
export class GrievanceOfficer {
  @Field(() => String, { nullable: true, description: 'Name. Null if not set.' })
  name!: string | null;

  @Field(() => String, { description: 'Postal address in one line.' })
  address!: string;

  @Field(() => String, { description: 'Email address for complaints.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Ten-digit phone number. Null if not set.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Office hours as text. Null if not set.' })
  hours!: string | null;
}
