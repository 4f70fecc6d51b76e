import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the removal of an account takes along.' })
export class AccountRemoval {
  @Field(() => Int, {
    description: 'The listings that leave the market, whatever their state.',
  })
  propertyCount!: number;

  @Field(() => Int, { description: 'The enquiries about them that are gone with the account.' })
  enquiryCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many others stay in the organisation, which is gone too when there are none; null for who is in no organisation.',
  })
  otherMemberCount!: number | null;
}
