import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { SearchUnderstanding } from './property.graphql.ts';
import { Property } from './property.entity.ts';

export enum RoomCount {
  BEDROOMS = 'bedrooms',
  BATHROOMS = 'bathrooms',
  ROOMS = 'rooms',
}
registerEnumType(RoomCount, {
  name: 'RoomCount',
  description: 'A number of rooms that can be searched by.',
});

@ObjectType({ description: 'A name in a filter that this market does not know.' })
export class UnknownName {
  @Field(() => String, { description: 'The filter it was given for.' })
  path!: string;

  @Field(() => String, { description: 'A sentence that says what to do.' })
  message!: string;
}

@ObjectType({ implements: Page, description: 'One page of public listings.' })
export class PropertyListPage extends Page {
  @Field(() => [Property], { description: 'The listings of this page, newest first.' })
  items!: Property[];
}

@ObjectType({
  implements: Page,
  description: 'One page of what was sold or rented in the last 12 months, the latest first.',
})
export class ClosedPropertyPage extends Page {
  @Field(() => [Property], { description: 'The listings of this page; none can be had any more.' })
  items!: Property[];

  @Field(() => Boolean, { description: "True when there are at least that many ('10,000+')." })
  totalIsLowerBound!: boolean;
}

@ObjectType({ implements: Page, description: 'One page of a search.' })
export class PropertyPage extends Page {
  @Field(() => [Property], { description: 'The listings of this page, in the order of the sort.' })
  items!: Property[];

  @Field(() => Int, {
    description: 'How many listings there are in all, or the lower bound.',
  })
  override total!: number;

  @Field(() => Boolean, { description: "True when there are at least that many ('10,000+')." })
  totalIsLowerBound!: boolean;

  @Field(() => SearchUnderstanding, { description: 'How the keyword was read.' })
  understanding!: SearchUnderstanding;

  @Field(() => [RoomCount], {
    description:
      'Which numbers of rooms the kinds searched for have, by the catalogue; plots have none.',
  })
  roomCounts!: `${RoomCount}`[];

  @Field(() => [UnknownName], {
    description: 'Names in the filter that this market does not know; such a search has no hits.',
  })
  unknown!: UnknownName[];

  @Field(() => ID, {
    description: 'The request that was answered, as the log names it; for questions to support.',
  })
  requestId!: string;
}

@ObjectType({ description: 'Listings that are nearly what a search asks for.' })
export class CloseProperties {
  @Field(() => String, {
    description:
      "In what they differ, for people: 'In Domlur, 2 km away', 'One bedroom more or less'.",
  })
  label!: string;

  @Field(() => String, {
    description: 'The search that shows them all, as the query of an address.',
  })
  query!: string;

  @Field(() => [Property], { description: 'At most four, none of which the search itself shows.' })
  items!: Property[];
}
