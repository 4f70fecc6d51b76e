import { Field, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Seller } from '../properties/property.graphql.ts';
import { Property } from '../properties/property.entity.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const OwnPropertyState = graphqlEnum(
  'OwnPropertyState',
  'State of a listing, as seen by its owner. A public listing with an edit awaiting approval is also pending.',
  {
    public: 'Visible to visitors and available.',
    pending: 'The latest version is awaiting approval.',
    rejected: 'The latest version was rejected.',
    closed: 'Sold, rented or expired after approval.',
    hidden: 'Hidden, but neither sold, rented nor expired.',
  },
);
export type OwnPropertyState = (typeof OwnPropertyState)[string];

@ObjectType({ description: 'A listing managed by the viewer, with its statistics.' })
export class OwnProperty {
  @Field(() => Property, { description: 'Latest version of the listing.' })
  property!: Property;

  @Field(() => Int, { description: 'Number of page views.' })
  viewCount!: number;

  @Field(() => Int, { description: 'Number of enquiries, excluding spam.' })
  enquiryCount!: number;

  @Field(() => Int, { description: 'Number of people who have it as a favourite.' })
  favouriteCount!: number;
}

@ObjectType({ description: "Number of the viewer's listings by state." })
export class OwnPropertyCount {
  @Field(() => OwnPropertyState, { description: 'The state that is counted.' })
  state!: OwnPropertyState;

  @Field(() => Int, {
    description: 'Number of listings. All states are included, even with 0 listings.',
  })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: "A page of the viewer's listings, newest first.",
})
export class OwnPropertyPage extends Page {
  @Field(() => [OwnProperty], { description: 'Listings on this page, each in its latest version.' })
  items!: OwnProperty[];

  @Field(() => Int, { description: 'Number of listings in the requested state, or in any state.' })
  override total!: number;

  @Field(() => [OwnPropertyCount], {
    description: 'Number of listings by state, regardless of the state filter.',
  })
  counts!: OwnPropertyCount[];
}

@ObjectType({ description: 'Figures for one day.' })
export class DayFigures {
  @Field(() => String, { description: 'Day (Indian time), such as 2026-03-31.' })
  day!: string;

  @Field(() => Int, { description: 'Number of listing page views.' })
  views!: number;

  @Field(() => Int, { description: 'Number of enquiries, excluding spam.' })
  enquiries!: number;

  @Field(() => Int, { description: 'Number of favourites added and not removed since.' })
  favourites!: number;
}

@ObjectType({ description: 'Daily activity on the listings managed by the viewer.' })
export class Activity {
  @Field(() => [DayFigures], { description: 'Figures for each day, oldest first, up to today.' })
  days!: DayFigures[];

  @Field(() => Int, {
    description: 'Total number of listing page views over these days.',
  })
  views!: number;

  @Field(() => Int, { description: 'Total number of enquiries over these days, excluding spam.' })
  enquiries!: number;

  @Field(() => Int, {
    description: 'Total number of favourites added over these days and not removed since.',
  })
  favourites!: number;
}

@ObjectType('SellerRecord', {
  description: 'Public profile of a seller. Never includes contact details.',
})
export class SellerRecordFields {
  @Field(() => Seller, { description: 'The seller of this profile.' })
  seller!: Seller;

  @Field(() => Int, {
    name: 'propertyCount',
    description: 'Number of available listings.',
  })
  listingCount!: number;
}
