import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import {
  officeAddressProblem,
  officeEmailProblem,
  officePhoneProblem,
} from '../../../../schema/rules/office.ts';
import { ShownPictureInput } from '../richText/shownPicture.input.ts';
import { CheckedText, IsText } from '../../platform/validation.ts';

@InputType()
abstract class OfficeMarks {
  @Field(() => ID, {
    nullable: true,
    description: 'Logo: id of an uploaded picture. Null for none.',
  })
  @IsOptional()
  @IsText()
  logo?: string | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'Logo with its alternative text. Use instead of `logo`.',
  })
  @IsOptional()
  @ValidateNested()
  shownLogo?: ShownPictureInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether this is the public office. Activating it deactivates any other.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Please send isActive as true or false.' })
  isActive?: boolean | null;
}

@InputType({ description: 'Office to create. Active by default.' })
export class CreateOfficeInput extends OfficeMarks {
  @Field(() => String, { description: 'Address, at most 200 characters.' })
  @CheckedText(officeAddressProblem)
  address!: string;

  @Field(() => String, { description: 'Ten-digit phone number of the office.' })
  @CheckedText(officePhoneProblem)
  phone!: string;

  @Field(() => String, { description: 'Public email address of the office.' })
  @CheckedText(officeEmailProblem)
  email!: string;
}

@InputType({ description: 'Fields of an office to change. Omitted fields are left unchanged.' })
export class UpdateOfficeInput extends OfficeMarks {
  @Field(() => String, { nullable: true, description: 'Address, at most 200 characters.' })
  @IsOptional()
  @CheckedText(officeAddressProblem)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Ten-digit phone number of the office.' })
  @IsOptional()
  @CheckedText(officePhoneProblem)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Public email address of the office.' })
  @IsOptional()
  @CheckedText(officeEmailProblem)
  email?: string | null;
}
