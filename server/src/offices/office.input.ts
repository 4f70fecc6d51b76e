import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import {
  officeAddressProblem,
  officeEmailProblem,
  officePhoneProblem,
} from '../../../schema/rules/office.ts';
import { ShownPictureInput } from '../richText/shownPicture.input.ts';
import { CheckedText, IsText } from '../platform/validation.ts';

@InputType()
abstract class OfficeMarks {
  @Field(() => ID, {
    nullable: true,
    description: 'The sign: a picture that was uploaded before; null for none.',
  })
  @IsOptional()
  @IsText()
  logo?: string | null;

  @Field(() => ShownPictureInput, {
    nullable: true,
    description: 'The same with what it shows, instead of `logo`.',
  })
  @IsOptional()
  @ValidateNested()
  shownLogo?: ShownPictureInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether everybody is told this one, which no other one is then.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Please send isActive as true or false.' })
  isActive?: boolean | null;
}

@InputType({ description: 'An office to be added; it is the active one unless said otherwise.' })
export class CreateOfficeInput extends OfficeMarks {
  @Field(() => String, { description: 'Where it is, at most 200 characters.' })
  @CheckedText(officeAddressProblem)
  address!: string;

  @Field(() => String, { description: 'Its phone: ten digits.' })
  @CheckedText(officePhoneProblem)
  phone!: string;

  @Field(() => String, { description: 'An e-mail address for everybody.' })
  @CheckedText(officeEmailProblem)
  email!: string;
}

@InputType({ description: 'What is to be changed of an office; the rest stays as it is.' })
export class UpdateOfficeInput extends OfficeMarks {
  @Field(() => String, { nullable: true, description: 'Where it is, at most 200 characters.' })
  @IsOptional()
  @CheckedText(officeAddressProblem)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Its phone: ten digits.' })
  @IsOptional()
  @CheckedText(officePhoneProblem)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address for everybody.' })
  @IsOptional()
  @CheckedText(officeEmailProblem)
  email?: string | null;
}
