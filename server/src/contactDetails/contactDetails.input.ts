import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { contactPhoneProblem } from '../../../schema/rules/contactDetails.ts';
import { optionalEmailProblem } from '../../../schema/rules/email.ts';
import { lineProblem } from '../../../schema/rules/line.ts';
import { IsLink, OrderedInput } from '../sortable/ordered.input.ts';
import { CheckedText } from '../platform/validation.ts';

const { titleMaxLength, addressMaxLength, hoursMaxLength } = LIMITS.contactDetails;

@InputType({
  description: 'Contact details to be added; an address, a phone or an e-mail is among them.',
})
export class CreateContactDetailsInput extends OrderedInput {
  @Field(() => String, { nullable: true, description: 'What the place is called.' })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: titleMaxLength }))
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is, in one line.' })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: addressMaxLength }))
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'A phone with 6 to 15 digits.' })
  @IsOptional()
  @CheckedText(contactPhoneProblem)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address of the place.' })
  @IsOptional()
  @CheckedText(optionalEmailProblem)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'When somebody answers, in words.' })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: hoursMaxLength }))
  hours?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A map of the place: an http or https address, or a path of this site.',
  })
  @IsOptional()
  @IsLink()
  mapUrl?: string | null;
}

@InputType({ description: 'What is to be changed of contact details; the rest stays as it is.' })
export class UpdateContactDetailsInput extends CreateContactDetailsInput {}
