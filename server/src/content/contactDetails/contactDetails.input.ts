import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits.ts';
import { contactPhoneProblem } from '../../../../schema/rules/contactDetails.ts';
import { optionalEmailProblem } from '../../../../schema/rules/email.ts';
import { lineProblem } from '../../../../schema/rules/line.ts';
import { IsLink, OrderedInput } from '../../sortable/ordered.input.ts';
import { CheckedText } from '../../platform/validation.ts';

const { titleMaxLength, addressMaxLength, hoursMaxLength } = LIMITS.contactDetails;

@InputType({
  description: 'Contact details to create. An address, a phone or an email address is required.',
})
export class CreateContactDetailsInput extends OrderedInput {
  @Field(() => String, {
    nullable: true,
    description: `Name of the location, at most ${titleMaxLength} characters.`,
  })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: titleMaxLength }))
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Address in one line, at most ${addressMaxLength} characters. An address, a phone or an email address is required.`,
  })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: addressMaxLength }))
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number of 6 to 15 digits. Spaces and hyphens are allowed.',
  })
  @IsOptional()
  @CheckedText(contactPhoneProblem)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address of the location.' })
  @IsOptional()
  @CheckedText(optionalEmailProblem)
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Opening hours as text, at most ${hoursMaxLength} characters.`,
  })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: hoursMaxLength }))
  hours?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Map of the location: an http or https URL, or a path of this site.',
  })
  @IsOptional()
  @IsLink()
  mapUrl?: string | null;
}

@InputType({ description: 'Contact details to change. Omitted fields are left unchanged.' })
export class UpdateContactDetailsInput extends CreateContactDetailsInput {}
