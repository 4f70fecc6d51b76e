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
    description: 'Listing by id. Null if not found or not visible to the viewer.',
  })
  property(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing. Any other text finds nothing.' })
    id: string,
  ) {
    return findProperty(context, id);
  }

  @Query(() => ClosedProperty, {
    nullable: true,
    description:
      'Formerly public listing that was sold or rented more than 12 months ago. Null if not found.',
  })
  closedProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing. Any other text finds nothing.' })
    id: string,
  ) {
    return findClosedProperty(context, id);
  }

  @Query(() => [Property], {
    description: 'Public listings by id, in the order given.',
  })
  propertiesByIds(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], {
      description: 'Ids of at most 50 listings. Listings that are not public are omitted.',
    })
    ids: string[],
  ) {
    return findPropertiesByIds(context.database, ids);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether visitors can see the listing, in this version or, while it is pending, in the approved one.',
  })
  isPublic(@Root() property: PropertyRow) {
    return property.isPublic;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Plain text, at most 2,000 characters.',
    complexity: QUERY_COST.longText,
  })
  description(@Root() property: PropertyRow) {
    return property.description || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Locality within the town, such as 'Indiranagar'. Null if unknown.",
  })
  locality(@Root() property: PropertyRow) {
    return property.locality || null;
  }

  @FieldResolver(() => Rupees, {
    nullable: true,
    description:
      'Price in whole rupees, such as 8500000; per month for rentals. Null if the price is on request.',
  })
  price(@Root() property: PropertyRow) {
    return property.price || null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Price in rupees per square foot. Null for rentals and if price or area is unknown.',
  })
  pricePerSqft(@Root() property: PropertyRow) {
    return pricePerSquareFoot(property);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Area in areaUnit, as entered by the seller.',
  })
  area(@Root() property: PropertyRow) {
    return property.area || null;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Area in square metres. Null for units without a standard conversion.',
  })
  areaSqm(@Root() property: PropertyRow) {
    return knownArea(property);
  }

  @FieldResolver(() => [Amenity], { description: 'Amenities in catalogue order.' })
  amenities(@Root() property: PropertyRow) {
    return amenitiesOf(property);
  }

  @FieldResolver(() => [Picture], {
    description: 'Pictures, cover first. Empty if there are none.',
  })
  pictures(
    @Root() property: PropertyRow,
    @Arg('first', () => Int, {
      nullable: true,
      description: 'Number of pictures to return. All if omitted.',
    })
    first?: number | null,
  ) {
    const wanted = first == null ? undefined : Math.max(first, 0);
    return property.pictures.slice(0, wanted).map(presentPicture);
  }

  @FieldResolver(() => Int, { description: 'Number of pictures of the listing.' })
  pictureCount(@Root() property: PropertyRow) {
    return property.pictures.length;
  }

  @FieldResolver(() => Seller, { description: 'Seller of the listing.' })
  seller(@Root() property: PropertyRow) {
    return sellerOf(property);
  }

  @FieldResolver(() => Contact, {
    description: 'Contact details of the seller, masked if the viewer has no access.',
  })
  async contact(@Ctx() context: Context, @Root() property: PropertyRow) {
    return contactOf(context.viewer, property, await unlockedListings(context));
  }

  @FieldResolver(() => PropertyDetails, {
    description: 'Details by the fields of its subtype.',
  })
  details(@Root() property: PropertyRow) {
    return detailsOf(property);
  }

  @FieldResolver(() => [FactGroup], {
    description: 'Known facts in groups, formatted for display.',
  })
  facts(@Root() property: PropertyRow) {
    return factsOf(property);
  }

  @FieldResolver(() => [Fact], {
    description:
      "Extra facts for the listing card besides size and rooms, with short labels, such as 'Water' for a farm. Empty for most subtypes.",
  })
  cardFacts(@Root() property: PropertyRow) {
    return cardFactsOf(property);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Account id of the assigned team member. Null if the viewer may not edit the listing.',
  })
  assignedTo(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? property.assignedTo : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may edit the listing: its owner, team members who manage it and site administrators.',
  })
  viewerCanEdit(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property);
  }
}
