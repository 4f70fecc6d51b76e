import { IsInt } from 'class-validator';
import { ArgsType, Field, Int, InterfaceType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import { type PageRequest } from './paging.ts';

/** Which page of a list is wanted; a list with filters extends it. `clampPage` clamps both. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { description: 'Page number, starting at 1.' })
  @IsInt()
  page: number = 1;

  @Field(() => Int, { description: 'Number of items per page, at most 100.' })
  @IsInt()
  pageSize: number = LIMITS.page.defaultSize;
}

/** What every page of a list says; its clamping is `clampPage`. */
@InterfaceType({
  description: 'A page of a list. Implemented by every paginated list, along with its items.',
})
export abstract class Page {
  @Field(() => Int, { description: 'Number of this page, starting at 1.' })
  page!: number;

  @Field(() => Int, {
    description: 'Number of items per page: the requested size, capped at the maximum.',
  })
  pageSize!: number;

  @Field(() => Int, { description: 'Number of pages. 0 if there are no items.' })
  pageCount!: number;

  @Field(() => Boolean, { description: 'Whether there is a next page.' })
  hasMore!: boolean;

  @Field(() => Int, { description: 'Total number of items on all pages.' })
  total!: number;
}
