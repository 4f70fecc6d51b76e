import { IsOptional } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { type Family } from '../../../schema/catalogue/model.ts';
import {
  amenityAliasesProblem,
  amenityIconProblem,
  amenityNameProblem,
  amenitySuitsProblem,
} from '../../../schema/rules/amenity.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import { PropertyFamily } from '../amenities/amenity.entity.ts';

/** A page of the amenities that an administrator looks through. */
@ArgsType()
export class AmenitiesInput extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a name, or an id.' })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for built-in amenities only, false for custom ones only. Both if omitted.',
  })
  isBuiltIn?: boolean | null;
}

@InputType()
abstract class AmenityContent {
  @Field(() => String, {
    nullable: true,
    description: "Name of a lucide.dev icon. Use 'Check' if none fits.",
  })
  @IsOptional()
  @CheckedText(amenityIconProblem)
  icon?: string | null;

  @Field(() => [PropertyFamily], {
    nullable: true,
    description: 'Families of subtypes that offer the amenity in their forms. Default: all.',
  })
  @IsOptional()
  @CheckedBy(amenitySuitsProblem)
  suits?: Family[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Alternative names recognised in search, at most ten.',
  })
  @IsOptional()
  @CheckedBy(amenityAliasesProblem)
  aliases?: string[] | null;
}

@InputType({ description: 'Details of the amenity to create.' })
export class CreateAmenityInput extends AmenityContent {
  @Field(() => String, { description: 'Display name, at most 40 characters.' })
  @CheckedText(amenityNameProblem)
  name!: string;
}

@InputType({ description: 'Fields of an amenity to change. Omitted fields are left unchanged.' })
export class UpdateAmenityInput extends AmenityContent {
  @Field(() => String, {
    nullable: true,
    description: 'Display name, at most 40 characters.',
  })
  @IsOptional()
  @CheckedText(amenityNameProblem)
  name?: string | null;
}
