import { IsOptional } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { IsText } from '../platform/validation.ts';

/** Over REST the token may come in a cookie instead. */
@ArgsType()
export class RefreshInput {
  @Field(() => String, { description: 'Latest refresh token of the session.' })
  @IsOptional()
  @IsText()
  refreshToken?: string | null;
}
