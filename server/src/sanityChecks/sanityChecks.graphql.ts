import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType('UsualRate', {
  description:
    'Range of prices that covers nine in ten of the newest listings of a subtype in a town.',
})
export class UsualRateFields {
  @Field(() => Float, { description: 'Price in rupees per square foot; per month for rentals.' })
  low!: number;

  @Field(() => Float, { description: 'Price in rupees per square foot; per month for rentals.' })
  high!: number;
}

@ObjectType('ListingCheck', {
  description: 'Automatic checks of a listing, as guidance for reviewers.',
})
export class ListingCheckFields {
  @Field(() => ID, { description: 'Id of the checked listing.' })
  propertyId!: string;

  @Field(() => Boolean, {
    description: 'Whether the contact phone was verified by the seller or a team member.',
  })
  isPhoneProven!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the contact email is a verified address of the seller or a team member.',
  })
  isEmailVerified!: boolean;

  @Field(() => [String], { description: 'Implausible details, one sentence each.' })
  doubts!: string[];

  @Field(() => [ID], {
    description:
      'Ids of possible duplicates by other accounts: same kind, town, price, area and rooms, posted within 30 days. At most ten.',
  })
  repeats!: string[];
}
