import { Arg, Args, Ctx, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';
import { Amenity } from '../amenities/amenity.entity.ts';
import { unlockedListings } from '../grants/unlockedListings.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { PageArgs } from '../platform/paging.graphql.ts';
import { clampPage } from '../platform/paging.ts';
import { QUERY_COST } from '../platform/queryCost.ts';
import { Contact } from './contact.graphql.ts';
import { PropertyDetails } from './details.graphql.ts';
import { findClosed } from './findClosed.ts';
import { findPropertiesByIds } from './findPropertiesByIds.ts';
import { findClosedProperty, findProperty } from './findProperty.ts';
import { type PropertySearch } from './findProperties.ts';
import { findCloseProperties } from './findCloseProperties.ts';
import { findRelaxations } from './findRelaxations.ts';
import {
  ClosedProperty,
  Fact,
  FactGroup,
  PropertyCount,
  PropertyFacets,
  Relaxation,
  Seller,
} from './property.graphql.ts';
import { Property } from './property.entity.ts';
import { PropertyFilter, PropertySort } from './property.inputs.ts';
import { ClosedPropertyPage, CloseProperties, PropertyPage } from './propertyPage.graphql.ts';
import { canEdit } from './property.policy.ts';
import {
  amenitiesOf,
  contactOf,
  cardFactsOf,
  detailsOf,
  factsOf,
  knownArea,
  pricePerSquareFoot,
  sellerOf,
} from './property.presenter.ts';
import { type PropertyRow } from './property.row.ts';
import { roomCountsOf } from './roomCounts.ts';
import { searchFilterOf } from './searchFilterOf.ts';

@Resolver(() => Property)
export class PropertyResolver {
  private readonly search: PropertySearch;

  constructor({ search }: { search: PropertySearch }) {
    this.search = search;
  }

  // V-7-01 to V-7-04.
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

  // D-105.
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

  // D-09.
  @Query(() => Property, {
    nullable: true,
    description: 'One listing, or null when there is none that the viewer may read.',
  })
  property(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any text; only an id can hit.' }) id: string,
  ) {
    return findProperty(context, id);
  }

  @Query(() => ClosedProperty, {
    nullable: true,
    description:
      'A listing that was public and was sold or rented more than 12 months ago, or null.',
  })
  closedProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any text; only an id can hit.' }) id: string,
  ) {
    return findClosedProperty(context, id);
  }

  // D-47.
  @Query(() => [Property], {
    description: 'The public ones among these listings, in the order given.',
  })
  propertiesByIds(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'At most 50; what is not public is left out.' })
    ids: string[],
  ) {
    return findPropertiesByIds(context.database, ids);
  }

  // D-75.
  @FieldResolver(() => Boolean, {
    description: 'Visitors see it: this version, or the approved one while this one waits.',
  })
  isPublic(@Root() property: PropertyRow) {
    return property.isPublic;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'At most 2,000 characters of plain text.',
    complexity: QUERY_COST.longText,
  })
  description(@Root() property: PropertyRow) {
    return property.description || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The part of the town, such as 'Indiranagar'; null where it is not known.",
  })
  locality(@Root() property: PropertyRow) {
    return property.locality || null;
  }

  // D-11, D-81.
  @FieldResolver(() => Rupees, {
    nullable: true,
    description: 'Whole rupees, such as 8500000; the rent of a month when it is for rent.',
  })
  price(@Root() property: PropertyRow) {
    return property.price || null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Rupees per square foot; only for sale and when price and area are known.',
  })
  pricePerSqft(@Root() property: PropertyRow) {
    return pricePerSquareFoot(property);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'The area as the seller gave it, in areaUnit.',
  })
  area(@Root() property: PropertyRow) {
    return property.area || null;
  }

  // D-13.
  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Square metres; null for units without a national size.',
  })
  areaSqm(@Root() property: PropertyRow) {
    return knownArea(property);
  }

  @FieldResolver(() => [Amenity], { description: 'What it offers, in the order of the catalogue.' })
  amenities(@Root() property: PropertyRow) {
    return amenitiesOf(property);
  }

  @FieldResolver(() => [Picture], { description: 'The cover first; empty when there is none.' })
  pictures(@Root() property: PropertyRow) {
    return property.pictures.map(presentPicture);
  }

  @FieldResolver(() => Seller, { description: 'The person or firm who offers it.' })
  seller(@Root() property: PropertyRow) {
    return sellerOf(property);
  }

  // V-4.5-03, V-4.5-04, D-50.
  @FieldResolver(() => Contact, {
    description: 'How to reach its seller, as far as the viewer may see it.',
  })
  async contact(@Ctx() context: Context, @Root() property: PropertyRow) {
    return contactOf(context.viewer, property, await unlockedListings(context));
  }

  @FieldResolver(() => PropertyDetails, {
    description: 'What is known of it, by the fields of its subtype.',
  })
  details(@Root() property: PropertyRow) {
    return detailsOf(property);
  }

  // A-2.5-02.
  @FieldResolver(() => [FactGroup], {
    description: 'What is known of it in groups, ready to show; only facts that exist.',
  })
  facts(@Root() property: PropertyRow) {
    return factsOf(property);
  }

  // V-2.6-12.
  @FieldResolver(() => [Fact], {
    description:
      "What its card says besides size and rooms, under short names: 'Water' of a farm. Empty for most kinds.",
  })
  cardFacts(@Root() property: PropertyRow) {
    return cardFactsOf(property);
  }

  // D-99.
  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Who of the organisation looks after it; null unless the viewer may edit.',
  })
  assignedTo(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? property.assignedTo : null;
  }

  // D-99.
  @FieldResolver(() => Boolean, {
    description:
      "True for the owner, site_admin and those of the owner's organisation who look after it.",
  })
  viewerCanEdit(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property);
  }
}
