import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Float, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { CheckedBy, IsText } from '../platform/validation.ts';

const STATE = 'Name of a state. Former names are recognised.';

/** Which towns are wanted. */
@ArgsType()
export class CitiesInput {
  @Field(() => String, { nullable: true, description: STATE })
  @IsOptional()
  @IsText()
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Prefix of a name or alias.' })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => Boolean, { description: 'Whether to return only towns with public listings.' })
  @IsBoolean()
  withProperties: boolean = false;

  @Field(() => Int, { description: 'Maximum number of towns, at most 500.' })
  @IsInt()
  limit: number = LIMITS.places.citySuggestions;
}

/** Which town is meant. */
@ArgsType()
export class CityInput {
  @Field(() => String, { description: "Slug, name or alias of the town, such as 'bombay'." })
  @IsText()
  slug!: string;

  @Field(() => String, { nullable: true, description: STATE })
  @IsOptional()
  @IsText()
  state?: string | null;
}

/** The town whose parts are wanted. */
@ArgsType()
export class LocalitiesInput {
  @Field(() => String, { description: 'Name or alias of the town.' })
  @IsText()
  city!: string;

  @Field(() => String, { nullable: true, description: STATE })
  @IsOptional()
  @IsText()
  state?: string | null;
}

/** A position in degrees. */
@ArgsType()
export class PointInput {
  @Field(() => Float, { description: 'Latitude in degrees, -90 to 90.' })
  @IsDegrees(90)
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees, -180 to 180.' })
  @IsDegrees(180)
  longitude!: number;
}

function IsDegrees(most: number): PropertyDecorator {
  return CheckedBy((degrees, field) =>
    typeof degrees === 'number' && Math.abs(degrees) <= most
      ? null
      : `The ${field} must be a number from -${most} to ${most}.`,
  );
}
