import { IsInt } from 'class-validator';
import { ArgsType, Field, Int, InterfaceType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import { type PageRequest } from './paging.ts';

/** Which page of a list is wanted; a list with filters extends it. `clampPage` clamps both. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { description: 'Which page is wanted, counted from 1.' })
  @IsInt()
  page: number = 1;

  @Field(() => Int, { description: 'How many items a page has, at most 100.' })
  @IsInt()
  pageSize: number = LIMITS.page.defaultSize;
}

/** What every page of a list says; its clamping is `clampPage`. */
@InterfaceType({
  description: 'One page of a list. Every list that has pages answers it, with its items beside.',
})
export abstract class Page {
  @Field(() => Int, { description: 'The number of this page, counted from 1.' })
  page!: number;

  @Field(() => Int, {
    description: 'How many items a page has: what was asked for, held to what is allowed.',
  })
  pageSize!: number;

  @Field(() => Int, { description: 'How many pages the total makes; 0 when there is nothing.' })
  pageCount!: number;

  @Field(() => Boolean, { description: 'True when there is a next page.' })
  hasMore!: boolean;

  @Field(() => Int, { description: 'How many items all pages have together.' })
  total!: number;
}
