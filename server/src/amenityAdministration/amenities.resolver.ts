import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import {
  AmenityPage,
  CreateAmenityPayload,
  DeleteAmenityPayload,
  UpdateAmenityPayload,
} from './amenity.graphql.ts';
import { AmenitiesInput, CreateAmenityInput, UpdateAmenityInput } from './amenity.input.ts';
import {
  type AmenityParts,
  createAmenity,
  deleteAmenity,
  updateAmenity,
} from './changeAmenities.ts';
import { findAmenities } from './findAmenities.ts';

@Resolver(() => AdministrationFields)
export class AmenitiesResolver {
  private readonly parts: AmenityParts;

  constructor(parts: AmenityParts) {
    this.parts = parts;
  }

  @FieldResolver(() => AmenityPage, {
    nullable: true,
    description: 'Amenities: custom ones first, newest first, then the built-in ones.',
    complexity: QUERY_COST.statement * 2,
  })
  amenities(@Ctx() context: Context, @Args(() => AmenitiesInput) input: AmenitiesInput) {
    return findAmenities(context, input);
  }

  @Mutation(() => CreateAmenityPayload, {
    description:
      'Creates an amenity, available to sellers at once. Fails with INVALID_INPUT by field, CONFLICT if the name is taken, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async createAmenity(
    @Ctx() context: Context,
    @Arg('input', () => CreateAmenityInput, { description: 'The amenity to create.' })
    input: CreateAmenityInput,
  ) {
    return { amenity: await createAmenity(context, this.parts, input) };
  }

  @Mutation(() => UpdateAmenityPayload, {
    description:
      'Updates an amenity everywhere. Its id does not change. Fails with INVALID_INPUT by field, NOT_FOUND, CONFLICT if the name is taken, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async updateAmenity(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the amenity.' }) id: string,
    @Arg('input', () => UpdateAmenityInput, { description: 'Fields to be changed.' })
    input: UpdateAmenityInput,
  ) {
    return { amenity: await updateAmenity(context, this.parts, { id, input }) };
  }

  @Mutation(() => DeleteAmenityPayload, {
    description:
      'Deletes a custom amenity. Fails with NOT_FOUND, CONFLICT if listings use it or it is built in, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async deleteAmenity(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the amenity.' }) id: string,
  ) {
    return { deletedId: await deleteAmenity(context, this.parts, id) };
  }
}
