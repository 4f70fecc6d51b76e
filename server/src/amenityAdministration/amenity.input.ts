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
  @Field(() => String, { nullable: true, description: 'A part of a name, or an id.' })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that every installation has, or only added ones; all when absent.',
  })
  isBuiltIn?: boolean | null;
}

@InputType()
abstract class AmenityContent {
  @Field(() => String, {
    nullable: true,
    description: "The picture beside it, as lucide.dev calls it; 'Check' when nothing else fits.",
  })
  @IsOptional()
  @CheckedText(amenityIconProblem)
  icon?: string | null;

  @Field(() => [PropertyFamily], {
    nullable: true,
    description: 'The subtypes whose forms offer it; those of all unless said otherwise.',
  })
  @IsOptional()
  @CheckedBy(amenitySuitsProblem)
  suits?: Family[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Other names that searches understand, at most ten.',
  })
  @IsOptional()
  @CheckedBy(amenityAliasesProblem)
  aliases?: string[] | null;
}

@InputType({ description: 'An amenity to be added.' })
export class CreateAmenityInput extends AmenityContent {
  @Field(() => String, { description: 'The name to show, at most 40 characters.' })
  @CheckedText(amenityNameProblem)
  name!: string;
}

@InputType({ description: 'What is to be changed of an amenity; the rest stays as it is.' })
export class UpdateAmenityInput extends AmenityContent {
  @Field(() => String, {
    nullable: true,
    description: 'The name to show, at most 40 characters.',
  })
  @IsOptional()
  @CheckedText(amenityNameProblem)
  name?: string | null;
}
