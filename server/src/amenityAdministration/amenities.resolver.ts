import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { AmenityPage } from './amenity.graphql.ts';
import { AmenitiesInput, CreateAmenityInput, UpdateAmenityInput } from './amenity.input.ts';
import {
  CreateAmenityPayload,
  DeleteAmenityPayload,
  UpdateAmenityPayload,
} from './amenity.payload.ts';
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
    description: 'The amenities: the added ones, newest first, then those of every installation.',
    complexity: QUERY_COST.statement * 2,
  })
  amenities(@Ctx() context: Context, @Args(() => AmenitiesInput) input: AmenitiesInput) {
    return findAmenities(context, input);
  }

  @Mutation(() => CreateAmenityPayload, {
    description:
      'Adds an amenity that sellers can choose at once. INVALID_INPUT by field, CONFLICT for a name that another one has, FORBIDDEN for everybody but a site_admin.',
  })
  async createAmenity(
    @Ctx() context: Context,
    @Arg('input', () => CreateAmenityInput, { description: 'What it is called.' })
    input: CreateAmenityInput,
  ) {
    return { amenity: await createAmenity(context, this.parts, input) };
  }

  @Mutation(() => UpdateAmenityPayload, {
    description:
      'Changes an amenity everywhere it is shown; its id stays. INVALID_INPUT by field, NOT_FOUND, CONFLICT for a name that another one has, FORBIDDEN for everybody but a site_admin.',
  })
  async updateAmenity(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the amenity.' }) id: string,
    @Arg('input', () => UpdateAmenityInput, { description: 'What is to be changed of it.' })
    input: UpdateAmenityInput,
  ) {
    return { amenity: await updateAmenity(context, this.parts, { id, input }) };
  }

  @Mutation(() => DeleteAmenityPayload, {
    description:
      'Deletes an added amenity that nobody uses. NOT_FOUND, CONFLICT for one that listings have and for those of every installation, FORBIDDEN for everybody but a site_admin.',
  })
  async deleteAmenity(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the amenity.' }) id: string,
  ) {
    return { deletedId: await deleteAmenity(context, this.parts, id) };
  }
}
