import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { clampPage } from '../platform/database/paging.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { findClosed } from './findClosed.ts';
import { findCloseProperties } from './findCloseProperties.ts';
import { type PropertySearch } from './findProperties.ts';
import { findRelaxations } from './findRelaxations.ts';
import { PropertyCount, PropertyFacets, Relaxation } from './property.graphql.ts';
import { PropertyFilter, PropertySort } from './property.inputs.ts';
import { ClosedPropertyPage, CloseProperties, PropertyPage } from './propertyPage.graphql.ts';
import { roomCountsOf } from './roomCounts.ts';
import { searchFilterOf } from './searchFilterOf.ts';

@Resolver()
export class PropertySearchResolver {
  private readonly search: PropertySearch;

  constructor({ search }: { search: PropertySearch }) {
    this.search = search;
  }

  @Query(() => PropertyPage, {
    description:
      'A page of the public listings that can be had, available or under offer. Pages are reachable to the last one.',
  })
  async properties(
    @Ctx() context: Context,
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'What narrows the search; every public listing when absent.',
    })
    filter: PropertyFilter | null | undefined,
    @Arg('sort', () => PropertySort, {
      defaultValue: PropertySort.RELEVANCE,
      description: 'The order of the list.',
    })
    sort: PropertySort,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    const found = await this.search.find({
      filter: searchFilterOf(filter),
      sort,
      ...clampPage(page),
    });
    return {
      ...found,
      roomCounts: roomCountsOf(found.search?.subtypes),
      requestId: context.requestId,
    };
  }

  @Query(() => ClosedPropertyPage, {
    description:
      'A page of what was sold or rented in the last 12 months, the latest first. No total of what can be had counts it.',
    complexity: QUERY_COST.statement * 2,
  })
  async closedProperties(
    @Ctx() { database, clock }: Context,
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'What narrows the search, as in properties.',
    })
    filter: PropertyFilter | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    const search = await this.search.meaning(searchFilterOf(filter));
    return findClosed(database, search, page, clock.now());
  }

  @Query(() => PropertyCount, {
    description: 'How many public listings that can be had a filter would show.',
  })
  propertyCount(
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'What narrows the search; every public listing when absent.',
    })
    filter: PropertyFilter | null | undefined,
  ) {
    return this.search.count(searchFilterOf(filter));
  }

  @Query(() => [Relaxation], {
    description:
      'For a search that finds little or nothing: which filters to give up or widen, the most helpful first.',
    complexity: QUERY_COST.manyStatements,
  })
  relaxations(
    @Arg('filter', () => PropertyFilter, { description: 'The search that found too little.' })
    filter: PropertyFilter,
  ) {
    return findRelaxations(this.search, searchFilterOf(filter));
  }

  @Query(() => [CloseProperties], {
    nullable: true,
    description:
      'For a search that shows fewer than five listings: what is close to it, at most eight in all. None of them is in its total.',
    complexity: QUERY_COST.manyStatements,
  })
  closeProperties(
    @Arg('filter', () => PropertyFilter, { description: 'The search that found too little.' })
    filter: PropertyFilter,
  ) {
    return findCloseProperties(this.search, searchFilterOf(filter));
  }

  @Query(() => PropertyFacets, { description: 'Counts for every choice of the filters.' })
  propertyFacets(
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'What narrows the search; every public listing when absent.',
    })
    filter: PropertyFilter | null | undefined,
  ) {
    return this.search.facets(searchFilterOf(filter));
  }
}
