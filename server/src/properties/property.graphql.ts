import { Rupees } from '../platform/rupees.ts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PURPOSES } from '../../../schema/catalogue/model.ts';
import { OwnerType, VerificationLevel } from '../accounts/account.graphql.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const Purpose = graphqlEnum(
  'Purpose',
  'Whether a listing is for sale or for rent.',
  PURPOSES,
);
export type Purpose = (typeof Purpose)[string];

export const ApprovalStatus = graphqlEnum(
  'ApprovalStatus',
  'Decision of the administrator on a listing.',
  ['pending', 'approved', 'rejected'],
);
export type ApprovalStatus = (typeof ApprovalStatus)[string];

export const Lifecycle = graphqlEnum('Lifecycle', 'Lifecycle state of a listing.', [
  'available',
  'under_offer',
  'sold',
  'rented',
  'expired',
]);
export type Lifecycle = (typeof Lifecycle)[string];

@ObjectType({
  description: 'The person or organisation offering a listing. Never includes contact details.',
})
export class Seller {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'Display name of the seller.' })
  name!: string;

  @Field(() => OwnerType, { description: 'Kind of seller: owner, agent or builder.' })
  ownerType!: OwnerType;

  @Field(() => VerificationLevel, {
    description: 'Verification level: basic, verified or premium.',
  })
  verificationLevel!: VerificationLevel;

  @Field(() => Picture, { nullable: true, description: 'Profile picture. Null if there is none.' })
  avatar!: Picture | null;

  @Field(() => Date, { description: 'Time at which the seller joined, UTC.' })
  memberSince!: Date;
}

@ObjectType({ description: 'A fact about a listing, formatted for display.' })
export class Fact {
  @Field(() => String, { description: 'Catalogue key of the field.' })
  key!: string;

  @Field(() => String, { description: "Display name of the fact, such as 'Carpet Area'." })
  label!: string;

  @Field(() => String, { description: "Formatted value with its unit, such as '1,250 sq ft'." })
  value!: string;
}

@ObjectType({ description: 'Group of related facts, such as Area or Utilities.' })
export class FactGroup {
  @Field(() => String, { description: "Heading of the group, such as 'Utilities'." })
  title!: string;

  @Field(() => [Fact], { description: 'Facts in catalogue order.' })
  facts!: Fact[];
}

@ObjectType({
  description: 'Summary of a listing sold or rented more than 12 months ago.',
})
export class ClosedProperty {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => Lifecycle, { description: 'Final state: SOLD or RENTED.' })
  lifecycle!: Lifecycle;

  @Field(() => String, { description: "Key of the subtype, such as 'flat-apartment'." })
  subtype!: string;

  @Field(() => String, {
    description: "Current official name of the town, such as 'Bengaluru'.",
  })
  city!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;
}

@ObjectType({ description: 'A word of the search corrected as a typing mistake.' })
export class Correction {
  @Field(() => String, { description: 'The word as typed.' })
  from!: string;

  @Field(() => String, { description: 'The word after correction.' })
  to!: string;

  @Field(() => Boolean, {
    description: 'Whether listings with the word as typed are also included.',
  })
  isBoth!: boolean;
}

export const UnderstoodKind = graphqlEnum('UnderstoodKind', 'Filter recognised in a keyword.', [
  'STATE',
  'CITY',
  'LOCALITY',
  'TYPE',
  'SUBTYPE',
  'PURPOSE',
  'BEDROOMS',
  'BATHROOMS',
  'PRICE',
  'AREA',
  'PINCODE',
  'WITHIN',
  'FILTER',
  'SORT',
]);

export const SearchNoteKind = graphqlEnum(
  'SearchNoteKind',
  'Why words of a keyword set nothing: a place outside the market, not understood, or no kind of property here.',
  ['NO_SUCH_PLACE', 'NOT_UNDERSTOOD', 'NOT_A_KIND'],
);

@ObjectType({ description: 'Words of a keyword that set nothing.' })
export class SearchNote {
  @Field(() => SearchNoteKind, { description: 'Why the words set nothing.' })
  kind!: string;

  @Field(() => String, { description: 'The words as typed.' })
  text!: string;
}

@ObjectType({ description: 'Part of a keyword applied as a filter.' })
export class UnderstoodPart {
  @Field(() => UnderstoodKind, { description: 'The filter it sets.' })
  kind!: string;

  @Field(() => String, { description: "Display name of the filter value, such as '2 BHK'." })
  label!: string;

  @Field(() => String, { description: 'Value to pass to the filter.' })
  value!: string;
}

@ObjectType({ description: 'Interpretation of a search keyword.' })
export class SearchUnderstanding {
  @Field(() => String, {
    nullable: true,
    description: 'Remaining text used for full-text search. Null if there is none.',
  })
  text!: string | null;

  @Field(() => [UnderstoodPart], { description: 'Parts of the keyword applied as filters.' })
  parts!: UnderstoodPart[];

  @Field(() => String, {
    nullable: true,
    description:
      'Words that exclude nothing: with sort RELEVANCE, listings that mention them come first. Null if there are none.',
  })
  wish!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of listings found that mention the wish. Null without a wish.',
  })
  mentions!: number | null;

  @Field(() => Boolean, { description: 'True if mentions is a minimum.' })
  mentionsIsLowerBound!: boolean;

  @Field(() => [SearchNote], { description: 'Words of the keyword that set nothing.' })
  notes!: SearchNote[];

  @Field(() => [Correction], { description: 'Corrected words of the keyword.' })
  corrections!: Correction[];

  @Field(() => String, {
    description:
      "URL query string of the same search, with official names and recognised filters made explicit: 'bedrooms=2&city=Pune'.",
  })
  query!: string;
}

@ObjectType({ description: 'Number of listings for a filter option.' })
export class FacetCount {
  @Field(() => String, { description: 'Value to pass to the filter.' })
  value!: string;

  @Field(() => String, { description: "Display name of the option, such as 'Maharashtra'." })
  label!: string;

  @Field(() => Int, { description: 'Number of listings with this option.' })
  count!: number;
}

@ObjectType({
  description: 'A filter of the catalogue and the number of listings for each option.',
})
export class FilterFacet {
  @Field(() => String, { description: 'Name of its argument in PropertyFilter.' })
  key!: string;

  @Field(() => String, { description: "Display name, such as 'Furnishing'." })
  label!: string;

  @Field(() => [FacetCount], {
    description: "Options in their order. 'not-stated' counts listings that do not say.",
  })
  choices!: FacetCount[];
}

@ObjectType({ description: 'Number of listings in a price band.' })
export class PriceBand {
  @Field(() => Rupees, { description: 'Lowest price of the band. It ends below the next one.' })
  from!: number;

  @Field(() => Int, { description: 'Number of listings in the band.' })
  count!: number;
}

@ObjectType({
  description: 'Number of listings for each filter option, with the other filters applied.',
})
export class PropertyFacets {
  @Field(() => Boolean, { description: 'Whether only the first 10,000 matches were counted.' })
  isLowerBound!: boolean;

  @Field(() => [FacetCount], { description: 'Counts by purpose: for sale and for rent.' })
  purposes!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by property type.' })
  types!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by subtype key.' })
  subtypes!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by state, for states with listings.' })
  states!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by town, within the selected state if any.' })
  cities!: FacetCount[];

  @Field(() => [FacetCount], {
    description: 'Counts by locality of the selected town, most listings first, at most 60.',
  })
  localities!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Counts by number of bedrooms.' })
  bedrooms!: FacetCount[];

  @Field(() => [FilterFacet], {
    description: 'Counts by the options of furnishing, facing and others.',
  })
  filters!: FilterFacet[];

  @Field(() => Boolean, {
    description: 'Whether only the first 10,000 matches were counted for filters and prices.',
  })
  filtersAreLowerBound!: boolean;

  @Field(() => [PriceBand], {
    description: 'Prices of the matches whatever the price filter, lowest first.',
  })
  prices!: PriceBand[];
}

@ObjectType({ description: 'Number of matching listings.' })
export class PropertyCount {
  @Field(() => Int, { description: 'Number of listings, or a lower bound.' })
  total!: number;

  @Field(() => Boolean, {
    name: 'totalIsLowerBound',
    description: 'True if total is a minimum.',
  })
  isLowerBound!: boolean;
}
