import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OwnerType, VerificationLevel } from '../accounts/account.graphql.ts';
import { Picture } from '../pictures/picture.graphql.ts';

export enum Purpose {
  SELL = 'sell',
  RENT = 'rent',
}
registerEnumType(Purpose, {
  name: 'Purpose',
  description: 'Whether a listing is for sale or for rent.',
});

export enum ApprovalStatus {
  PENDING = 'pending',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}
registerEnumType(ApprovalStatus, {
  name: 'ApprovalStatus',
  description: 'What the administrator decided about a listing.',
});

export enum Lifecycle {
  AVAILABLE = 'available',
  UNDER_OFFER = 'under_offer',
  SOLD = 'sold',
  RENTED = 'rented',
  EXPIRED = 'expired',
}
registerEnumType(Lifecycle, { name: 'Lifecycle', description: 'Where a listing stands.' });

@ObjectType({ description: 'The person or firm behind a listing; never carries a contact.' })
export class Seller {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'The name of the seller, for people.' })
  name!: string;

  @Field(() => OwnerType, { description: 'Owner, agent or builder.' })
  ownerType!: OwnerType;

  @Field(() => VerificationLevel, { description: 'Basic, verified or premium.' })
  verificationLevel!: VerificationLevel;

  @Field(() => Picture, { nullable: true, description: 'A portrait, when there is one.' })
  avatar!: Picture | null;

  @Field(() => Date, { description: 'When the seller opened the account, UTC.' })
  memberSince!: Date;
}

@ObjectType({ description: 'One fact of a listing, ready to show.' })
export class Fact {
  @Field(() => String, { description: 'The catalogue key of the field.' })
  key!: string;

  @Field(() => String, { description: "The name of the fact, for people: 'Carpet Area'." })
  label!: string;

  @Field(() => String, { description: "The value with its unit, for people: '1,250 sq ft'." })
  value!: string;
}

@ObjectType({ description: 'Facts that belong together, such as Area or Utilities.' })
export class FactGroup {
  @Field(() => String, { description: "The heading of the group, for people: 'Utilities'." })
  title!: string;

  @Field(() => [Fact], { description: 'In the order of the catalogue.' })
  facts!: Fact[];
}

@ObjectType({
  description:
    'What may still be said of a listing that was sold or rented more than 12 months ago.',
})
export class ClosedProperty {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => Lifecycle, { description: 'What became of it: sold or rented.' })
  lifecycle!: Lifecycle;

  @Field(() => String, { description: "Key of its subtype, such as 'flat-apartment'." })
  subtype!: string;

  @Field(() => String, {
    description: "The present official name of the town, such as 'Bengaluru'.",
  })
  city!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;
}

@ObjectType({ description: 'A word of the search that was read as another one (typing mistake).' })
export class Correction {
  @Field(() => String, { description: 'The word as it was typed.' })
  from!: string;

  @Field(() => String, { description: 'The word it was read as.' })
  to!: string;

  @Field(() => Boolean, {
    description: 'Whether listings that write it as it was typed are found too.',
  })
  isBoth!: boolean;
}

export enum UnderstoodKind {
  STATE = 'STATE',
  CITY = 'CITY',
  LOCALITY = 'LOCALITY',
  TYPE = 'TYPE',
  SUBTYPE = 'SUBTYPE',
  PURPOSE = 'PURPOSE',
  BEDROOMS = 'BEDROOMS',
  BATHROOMS = 'BATHROOMS',
  PRICE = 'PRICE',
  AREA = 'AREA',
}
registerEnumType(UnderstoodKind, {
  name: 'UnderstoodKind',
  description: 'Which filter a part of a keyword became.',
});

@ObjectType({ description: 'A part of the keyword that was read as a filter.' })
export class UnderstoodPart {
  @Field(() => UnderstoodKind, { description: 'Which filter it became.' })
  kind!: string;

  @Field(() => String, { description: "What was understood, for people: '2 BHK'." })
  label!: string;

  @Field(() => String, { description: 'What the filter takes for this part.' })
  value!: string;
}

@ObjectType({ description: 'How the keyword of a search was read.' })
export class SearchUnderstanding {
  @Field(() => String, { nullable: true, description: 'What was searched as plain text.' })
  text!: string | null;

  @Field(() => [UnderstoodPart], { description: 'What became a filter.' })
  parts!: UnderstoodPart[];

  @Field(() => [Correction], { description: 'Words that were read as others.' })
  corrections!: Correction[];

  @Field(() => String, {
    description:
      "The same search as the query of an address, its places, kind and amenities by their own names, and with what the words said as filters: 'bedrooms=2&city=Pune'.",
  })
  query!: string;
}

@ObjectType({ description: 'How many listings a choice would show.' })
export class FacetCount {
  @Field(() => String, { description: 'What the filter takes for this choice.' })
  value!: string;

  @Field(() => String, { description: "The name of the choice, for people: 'Maharashtra'." })
  label!: string;

  @Field(() => Int, { description: 'Listings this choice would show.' })
  count!: number;
}

@ObjectType({ description: 'Counts for every choice of the filters, the other filters standing.' })
export class PropertyFacets {
  @Field(() => Boolean, { description: 'True when only the first 10,000 hits were counted.' })
  isLowerBound!: boolean;

  @Field(() => [FacetCount], { description: 'Counts for sale and for rent.' })
  purposes!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by property type.' })
  types!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by key of the subtype.' })
  subtypes!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts for every state with listings.' })
  states!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by town of the chosen state, or of all.' })
  cities!: FacetCount[];

  @Field(() => [FacetCount], {
    description: 'Of the chosen city, most listings first, 60 at most.',
  })
  localities!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by number of bedrooms.' })
  bedrooms!: FacetCount[];
}

@ObjectType({ description: 'A number of listings.' })
export class PropertyCount {
  @Field(() => Int, { description: 'How many listings there are, or the lower bound.' })
  total!: number;

  @Field(() => Boolean, {
    name: 'totalIsLowerBound',
    description: 'True when there are at least that many.',
  })
  isLowerBound!: boolean;
}

@ObjectType({ description: 'A search next to one that found too little, and what it would show.' })
export class Relaxation {
  @Field(() => [String], { description: 'Keys of the filter that are given up or widened.' })
  dropped!: string[];

  @Field(() => String, { description: "What it shows, for people: 'All of Karnataka'." })
  label!: string;

  @Field(() => String, {
    description:
      'The whole wider search as a query string; what the keyword said stands as filters.',
  })
  query!: string;

  @Field(() => Int, {
    description: 'How many listings it would show, or the lower bound.',
  })
  total!: number;

  @Field(() => Boolean, {
    name: 'totalIsLowerBound',
    description: 'True when there are at least that many.',
  })
  isLowerBound!: boolean;
}
