import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';

export enum Purpose {
  SELL = 'sell',
  RENT = 'rent',
}
registerEnumType(Purpose, { name: 'Purpose', description: 'For sale or for rent (D-07).' });

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
registerEnumType(Lifecycle, { name: 'Lifecycle', description: 'Where a listing stands (D-07).' });

export enum OwnerType {
  OWNER = 'owner',
  AGENT = 'agent',
  BUILDER = 'builder',
}
registerEnumType(OwnerType, { name: 'OwnerType', description: 'Who offers a property (D-82).' });

export enum VerificationLevel {
  BASIC = 'basic',
  VERIFIED = 'verified',
  PREMIUM = 'premium',
}
registerEnumType(VerificationLevel, {
  name: 'VerificationLevel',
  description: 'How well the seller is known (V-2.7-06).',
});

@ObjectType({ description: 'The person or firm behind a listing; never carries a contact.' })
export class Seller {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => OwnerType)
  ownerType!: OwnerType;

  @Field(() => VerificationLevel)
  verificationLevel!: VerificationLevel;

  @Field(() => Picture, { nullable: true })
  avatar!: Picture | null;

  @Field(() => Date)
  memberSince!: Date;
}

@ObjectType({ description: 'One fact of a listing, ready to show.' })
export class Fact {
  @Field(() => String, { description: 'The catalogue key of the field.' })
  key!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({ description: 'Facts that belong together, such as Area or Utilities.' })
export class FactGroup {
  @Field(() => String)
  title!: string;

  @Field(() => [Fact])
  facts!: Fact[];
}

/** The parts of a listing that are the same for every viewer; the rest are resolver methods. */
@ObjectType('Property', {
  description: 'A listing. What a viewer may not see answers as if it did not exist (D-09).',
})
export class PropertyFields {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters, ordered by time (D-03).' })
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Purpose)
  purpose!: Purpose;

  @Field(() => String)
  state!: string;

  @Field(() => String)
  city!: string;

  @Field(() => String, { nullable: true })
  district!: string | null;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => Float, { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  longitude!: number | null;

  @Field(() => Boolean, {
    description: 'True when the point is that of the locality or town (D-72).',
  })
  locationIsApproximate!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Unit of `area` as the seller gave it (D-13).',
  })
  areaUnit!: string | null;

  @Field(() => Int, { nullable: true })
  bedrooms!: number | null;

  @Field(() => Int, { nullable: true })
  bathrooms!: number | null;

  @Field(() => Int, { nullable: true })
  rooms!: number | null;

  @Field(() => ApprovalStatus)
  approvalStatus!: ApprovalStatus;

  @Field(() => Boolean)
  featured!: boolean;

  @Field(() => Lifecycle)
  lifecycle!: Lifecycle;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;
}

@ObjectType({ description: 'A word of the search that was read as another one (typing mistake).' })
export class Correction {
  @Field(() => String)
  from!: string;

  @Field(() => String)
  to!: string;
}

@ObjectType({ description: 'A part of the keyword that was read as a filter.' })
export class UnderstoodPart {
  @Field(() => String, {
    description: 'STATE, CITY, LOCALITY, TYPE, SUBTYPE, PURPOSE or BEDROOMS.',
  })
  kind!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({ description: 'How the keyword of a search was read.' })
export class SearchUnderstanding {
  @Field(() => String, { nullable: true, description: 'What was searched as plain text.' })
  text!: string | null;

  @Field(() => [UnderstoodPart])
  parts!: UnderstoodPart[];

  @Field(() => [Correction])
  corrections!: Correction[];
}

@ObjectType({ description: 'How many listings a choice would show.' })
export class FacetCount {
  @Field(() => String)
  value!: string;

  @Field(() => String)
  label!: string;

  @Field(() => Int)
  count!: number;
}

@ObjectType({ description: 'Counts for every choice of the filters, the other filters standing.' })
export class PropertyFacets {
  @Field(() => Boolean, { description: 'True when only the first 10,000 hits were counted.' })
  isLowerBound!: boolean;

  @Field(() => [FacetCount])
  purposes!: FacetCount[];

  @Field(() => [FacetCount])
  types!: FacetCount[];

  @Field(() => [FacetCount])
  subtypes!: FacetCount[];

  @Field(() => [FacetCount])
  states!: FacetCount[];

  @Field(() => [FacetCount])
  cities!: FacetCount[];

  @Field(() => [FacetCount], {
    description: 'Of the chosen city, most listings first, 60 at most.',
  })
  localities!: FacetCount[];

  @Field(() => [FacetCount])
  bedrooms!: FacetCount[];
}

@ObjectType({ description: 'A number of listings.' })
export class PropertyCount {
  @Field(() => GraphQLSafeInt)
  total!: number;

  @Field(() => Boolean, { description: 'True when there are at least that many.' })
  isLowerBound!: boolean;
}
