import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { SearchUnderstanding } from './property.graphql.ts';
import { Property } from './property.entity.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';
import { ROOM_COUNTS } from './roomCounts.ts';

export const RoomCount = graphqlEnum(
  'RoomCount',
  'Room count that can be used as a filter.',
  ROOM_COUNTS,
);
export type RoomCount = (typeof RoomCount)[string];

@ObjectType({ description: 'A name in a filter that is not known.' })
export class UnknownName {
  @Field(() => String, { description: 'Filter that contains the name.' })
  path!: string;

  @Field(() => String, { description: 'Human-readable message on how to proceed.' })
  message!: string;
}

@ObjectType({ implements: Page, description: 'A page of public listings.' })
export class PropertyListPage extends Page {
  @Field(() => [Property], { description: 'Listings on this page, newest first.' })
  items!: Property[];
}

@ObjectType({
  implements: Page,
  description: 'A page of listings sold or rented in the last 12 months, most recent first.',
})
export class ClosedPropertyPage extends Page {
  @Field(() => [Property], { description: 'Listings on this page. None is available any more.' })
  items!: Property[];

  @Field(() => Boolean, { description: "True if total is a minimum, shown as '10,000+'." })
  totalIsLowerBound!: boolean;
}

@ObjectType({ implements: Page, description: 'A page of search results.' })
export class PropertyPage extends Page {
  @Field(() => [Property], { description: 'Listings on this page, in the requested order.' })
  items!: Property[];

  @Field(() => Int, {
    description: 'Total number of listings, or a lower bound.',
  })
  override total!: number;

  @Field(() => Boolean, { description: "True if total is a minimum, shown as '10,000+'." })
  totalIsLowerBound!: boolean;

  @Field(() => SearchUnderstanding, { description: 'Interpretation of the keyword.' })
  understanding!: SearchUnderstanding;

  @Field(() => [RoomCount], {
    description: 'Room counts that apply to the searched subtypes. Empty for plots, for example.',
  })
  roomCounts!: RoomCount[];

  @Field(() => [UnknownName], {
    description: 'Names in the filter that are not known. Such a search has no results.',
  })
  unknown!: UnknownName[];

  @Field(() => ID, {
    description: 'Id of the request in the server log, for support requests.',
  })
  requestId!: string;
}

@ObjectType({ description: 'Listings that closely match a search.' })
export class CloseProperties {
  @Field(() => String, {
    description: "Display text, such as 'In Domlur, 2 km away', 'Up to ₹50 Lakh' or 'All of Goa'.",
  })
  label!: string;

  @Field(() => String, {
    description:
      'URL query string of the search for all of these listings, with filters recognised in the keyword made explicit.',
  })
  query!: string;

  @Field(() => [Property], {
    description:
      'At most three listings that are neither among the results of the search itself nor shown before. Only beside fewer than five results, for the three nearest searches.',
  })
  items!: Property[];
}

@ObjectType({ description: 'A search next to one with few results.' })
export class Relaxation extends CloseProperties {
  @Field(() => [String], {
    description: 'Keys of the filters that are changed, widened or removed.',
  })
  dropped!: string[];

  @Field(() => Int, { description: 'Number of results, or a lower bound.' })
  total!: number;

  @Field(() => Boolean, {
    name: 'totalIsLowerBound',
    description: 'True if total is a minimum.',
  })
  isLowerBound!: boolean;
}

@ObjectType()
export abstract class WithProperty {
  @Field(() => Property, { description: 'The listing after the change.' })
  property!: Property;
}
