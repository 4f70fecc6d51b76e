import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Data deleted together with an account.' })
export class AccountRemoval {
  @Field(() => Int, {
    description: 'Number of listings removed, in any state.',
  })
  propertyCount!: number;

  @Field(() => Int, { description: 'Number of enquiries about these listings, also deleted.' })
  enquiryCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of remaining members of the organisation. With 0, the organisation is deleted too. Null if the account belongs to no organisation.',
  })
  otherMemberCount!: number | null;
}
