import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { otherSiteProblem } from '../../../../schema/rules/link.ts';
import { organisationNameProblem } from '../../../../schema/rules/organisationName.ts';
import { OrderedInput } from '../../sortable/ordered.input.ts';
import { CheckedText } from '../../platform/validation.ts';
import { ShownPictureInput } from '../richText/shownPicture.input.ts';

@InputType()
abstract class PartnerInput extends OrderedInput {
  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'Logo. Null removes it; omit to keep the current one.',
  })
  @IsOptional()
  @ValidateNested()
  logo?: ShownPictureInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'An https URL. An empty text removes it.',
  })
  @IsOptional()
  @CheckedText(otherSiteProblem)
  link?: string | null;
}

@InputType({ description: 'Content of the partner to create.' })
export class CreatePartnerInput extends PartnerInput {
  @Field(() => String, { description: 'Name of the firm, 2 to 80 characters.' })
  @CheckedText(organisationNameProblem)
  name!: string;
}

@InputType({ description: 'Fields of a partner to change. Omitted fields are left unchanged.' })
export class UpdatePartnerInput extends PartnerInput {
  @Field(() => String, { nullable: true, description: 'Name of the firm, 2 to 80 characters.' })
  @IsOptional()
  @CheckedText(organisationNameProblem)
  name?: string | null;
}
