import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { clampPage } from '../platform/database/paging.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { findClosed } from './findClosed.ts';
import { type PropertySearch } from './findProperties.ts';
import { findRelaxations } from './findRelaxations.ts';
import { PropertyCount, PropertyFacets } from './property.graphql.ts';
import { PropertyFilter, PropertySort } from './property.inputs.ts';
import {
  ClosedPropertyPage,
  CloseProperties,
  PropertyPage,
  Relaxation,
} from './propertyPage.graphql.ts';
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
      'Search in public listings that are available or under offer. All pages can be reached.',
  })
  async properties(
    @Ctx() context: Context,
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'Search filter. All public listings if omitted.',
    })
    filter: PropertyFilter | null | undefined,
    @Arg('sort', () => PropertySort, {
      defaultValue: 'relevance',
      description: 'Sort order of the listings.',
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
      'Listings sold or rented in the last 12 months, most recent first. They are not included in the totals of available listings.',
    complexity: QUERY_COST.statement * 2,
  })
  async closedProperties(
    @Ctx() { database, clock }: Context,
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'Search filter, as in properties.',
    })
    filter: PropertyFilter | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    const search = await this.search.meaning(searchFilterOf(filter));
    return findClosed(database, search, page, clock.now());
  }

  @Query(() => PropertyCount, {
    description: 'Number of public listings, available or under offer, that match a filter.',
  })
  propertyCount(
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'Search filter. All public listings if omitted.',
    })
    filter: PropertyFilter | null | undefined,
  ) {
    return this.search.count(searchFilterOf(filter));
  }

  @Query(() => [Relaxation], {
    description:
      'Suggestions for a search with few or no results: neighbouring localities, wider ranges and filters to remove, nearest first.',
    complexity: QUERY_COST.manyStatements,
  })
  relaxations(
    @Arg('filter', () => PropertyFilter, {
      description: 'Filter of the search with few or no results.',
    })
    filter: PropertyFilter,
  ) {
    return findRelaxations(this.search, searchFilterOf(filter));
  }

  @Query(() => [CloseProperties], {
    nullable: true,
    description:
      "Close matches for a search with fewer than five results. They are not included in the search's total.",
    deprecationReason: 'The same as the relaxations that have items.',
    complexity: QUERY_COST.manyStatements,
  })
  async closeProperties(
    @Arg('filter', () => PropertyFilter, {
      description: 'Filter of the search with few or no results.',
    })
    filter: PropertyFilter,
  ) {
    const all = await findRelaxations(this.search, searchFilterOf(filter));
    return all.filter(({ items }) => items.length > 0);
  }

  @Query(() => PropertyFacets, { description: 'Number of listings for each filter option.' })
  propertyFacets(
    @Arg('filter', () => PropertyFilter, {
      nullable: true,
      description: 'Search filter. All public listings if omitted.',
    })
    filter: PropertyFilter | null | undefined,
  ) {
    return this.search.facets(searchFilterOf(filter));
  }
}
