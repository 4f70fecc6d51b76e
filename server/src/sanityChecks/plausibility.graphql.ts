import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType('UsualRate', {
  description: 'Between which rates nine in ten of the newest listings of a kind stand in a town.',
})
export class UsualRateFields {
  @Field(() => Float, { description: 'Rupees per square foot; of a month where it is for rent.' })
  low!: number;

  @Field(() => Float, { description: 'Rupees per square foot; of a month where it is for rent.' })
  high!: number;
}

@ObjectType('ListingCheck', {
  description: 'What speaks for and against a listing. It decides nothing.',
})
export class ListingCheckFields {
  @Field(() => ID, { description: 'The id of the listing that is judged.' })
  propertyId!: string;

  @Field(() => Boolean, {
    description: 'The contact phone was proven by a code, by its seller or a colleague.',
  })
  isPhoneProven!: boolean;

  @Field(() => Boolean, {
    description: 'The contact e-mail is a verified one of its seller or of a colleague.',
  })
  isEmailVerified!: boolean;

  @Field(() => [String], { description: 'What is unlikely about it, as sentences.' })
  doubts!: string[];

  @Field(() => [ID], {
    description:
      'Listings of other accounts with the same kind, town, price, area and rooms, posted within 30 days of it; at most ten.',
  })
  repeats!: string[];
}
