import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Seller } from '../properties/property.graphql.ts';
import { Property } from '../properties/property.entity.ts';

export enum OwnPropertyState {
  PUBLIC = 'public',
  PENDING = 'pending',
  REJECTED = 'rejected',
  CLOSED = 'closed',
  HIDDEN = 'hidden',
}
registerEnumType(OwnPropertyState, {
  name: 'OwnPropertyState',
  description:
    'Where a listing stands for whom it belongs to. A public one whose edited version waits is pending too.',
  valuesConfig: {
    PUBLIC: { description: 'Visitors see it and can have it.' },
    PENDING: { description: 'Its newest version waits for approval.' },
    REJECTED: { description: 'Its newest version was refused.' },
    CLOSED: { description: 'Sold, rented or expired, after it was approved.' },
    HIDDEN: { description: 'Not active, though nothing became of it yet.' },
  },
});

@ObjectType({ description: 'A listing of the viewer’s own and what came of it so far.' })
export class OwnProperty {
  @Field(() => Property, { description: 'The newest version of the listing.' })
  property!: Property;

  @Field(() => Int, { description: 'How often its page was looked at.' })
  viewCount!: number;

  @Field(() => Int, { description: 'Enquiries about it, spam left out.' })
  enquiryCount!: number;

  @Field(() => Int, { description: 'How many people keep it as a favourite.' })
  favouriteCount!: number;
}

@ObjectType({ description: 'Listings of the viewer’s own at one state.' })
export class OwnPropertyCount {
  @Field(() => OwnPropertyState, { description: 'The state that these listings are in.' })
  state!: OwnPropertyState;

  @Field(() => Int, {
    description: 'How many listings there are; every state is listed, also those of none.',
  })
  count!: number;
}

@ObjectType({
  implements: Page,
  description: 'One page of the listings of the viewer’s own, newest first.',
})
export class OwnPropertyPage extends Page {
  @Field(() => [OwnProperty], { description: 'The newest version of each.' })
  items!: OwnProperty[];

  @Field(() => Int, { description: 'Listings of the state asked for, or of all.' })
  override total!: number;

  @Field(() => [OwnPropertyCount], { description: 'Of every state, whichever was asked for.' })
  counts!: OwnPropertyCount[];
}

@ObjectType({ description: 'What happened on one day.' })
export class DayFigures {
  @Field(() => String, { description: 'A day in India, as 2026-03-31.' })
  day!: string;

  @Field(() => Int, { description: 'How often pages of listings were looked at.' })
  views!: number;

  @Field(() => Int, { description: 'Enquiries, spam left out.' })
  enquiries!: number;

  @Field(() => Int, { description: 'Hearts that are still there.' })
  favourites!: number;
}

@ObjectType({ description: 'What came of the listings that the viewer looks after, day by day.' })
export class Activity {
  @Field(() => [DayFigures], { description: 'Every day, the oldest first; today is the last.' })
  days!: DayFigures[];

  @Field(() => Int, {
    description: 'How often pages of listings were looked at in all these days.',
  })
  views!: number;

  @Field(() => Int, { description: 'Enquiries of all these days, spam left out.' })
  enquiries!: number;

  @Field(() => Int, { description: 'Hearts of all these days that are still there.' })
  favourites!: number;
}

@ObjectType('SellerRecord', {
  description: 'Somebody who sells, as everybody may know them; never with a contact.',
})
export class SellerRecordFields {
  @Field(() => Seller, { description: 'Who the seller is.' })
  seller!: Seller;

  @Field(() => Int, {
    name: 'propertyCount',
    description: 'How many listings of theirs can be had now.',
  })
  listingCount!: number;
}
