import { Arg, Ctx, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Rupees } from '../platform/rupees.ts';
import { Amenity } from '../amenities/amenity.entity.ts';
import { unlockedListings } from '../contactAccess/unlockedListings.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { Contact } from './contact.graphql.ts';
import { PropertyDetails } from './details.graphql.ts';
import { findPropertiesByIds } from './findPropertiesByIds.ts';
import { findClosedProperty, findProperty } from './findProperty.ts';
import { ClosedProperty, Fact, FactGroup, Seller } from './property.graphql.ts';
import { Property } from './property.entity.ts';
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

@Resolver(() => Property)
export class PropertyResolver {
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

  @FieldResolver(() => [FactGroup], {
    description: 'What is known of it in groups, ready to show; only facts that exist.',
  })
  facts(@Root() property: PropertyRow) {
    return factsOf(property);
  }

  @FieldResolver(() => [Fact], {
    description:
      "What its card says besides size and rooms, under short names: 'Water' of a farm. Empty for most kinds.",
  })
  cardFacts(@Root() property: PropertyRow) {
    return cardFactsOf(property);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Who of the organisation looks after it; null unless the viewer may edit.',
  })
  assignedTo(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? property.assignedTo : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      "True for the owner, site_admin and those of the owner's organisation who look after it.",
  })
  viewerCanEdit(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property);
  }
}
