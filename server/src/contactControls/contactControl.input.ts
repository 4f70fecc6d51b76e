import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import {
  CONTROL_TYPES,
  type ControlType,
  controlNameProblem,
  controlOptionsProblem,
} from '../../../schema/rules/contactControl.ts';
import { lineProblem } from '../../../schema/rules/line.ts';
import { IsGroup, OrderedInput } from '../sortable/ordered.input.ts';
import { CheckedBy, CheckedText } from '../platform/validation.ts';
import { ContactControlType } from './contactControl.entity.ts';

const { labelMaxLength, placeholderMaxLength, answerMaxLength } = LIMITS.contactControl;

@InputType({ description: 'What an answer is held to; what is absent or null is not looked at.' })
export class ContactControlValidationInput {
  @Field(() => Int, { nullable: true, description: 'The fewest characters of a text.' })
  @IsOptional()
  @IsLength()
  minLength?: number | null;

  @Field(() => Int, { nullable: true, description: 'The most characters of a text.' })
  @IsOptional()
  @IsLength()
  maxLength?: number | null;

  @Field(() => Float, { nullable: true, description: 'The smallest number that is accepted.' })
  @IsOptional()
  @IsNumber({}, { message: 'Please send $property as a number.' })
  min?: number | null;

  @Field(() => Float, { nullable: true, description: 'The largest number that is accepted.' })
  @IsOptional()
  @IsNumber({}, { message: 'Please send $property as a number.' })
  max?: number | null;
}

@InputType()
abstract class ContactControlInput extends OrderedInput {
  @Field(() => ContactControlType, {
    nullable: true,
    description: 'What kind of input it is; one line of text unless said otherwise.',
  })
  @IsOptional()
  @IsIn(CONTROL_TYPES, { message: `Please choose one of these: ${CONTROL_TYPES.join(', ')}` })
  type?: ControlType | null;

  @Field(() => String, { nullable: true, description: 'What stands in it while it is empty.' })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: placeholderMaxLength }))
  placeholder?: string | null;

  @Field(() => [String], { nullable: true, description: 'What a select offers, at most 50.' })
  @IsOptional()
  @CheckedBy(controlOptionsProblem)
  options?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it must be filled in; a new one need not.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Please send required as true or false.' })
  required?: boolean | null;

  @Field(() => ContactControlValidationInput, {
    nullable: true,
    description: 'What an answer is held to; it takes the place of all that was said before.',
  })
  @IsOptional()
  @IsValidation()
  @ValidateNested()
  validation?: ContactControlValidationInput | null;

  @Field(() => String, {
    nullable: true,
    description: "What it is shown with, such as 'general', which a new one is.",
  })
  @IsOptional()
  @IsGroup()
  group?: string | null;
}

@InputType({ description: 'An input to be added to the contact form.' })
export class CreateContactControlInput extends ContactControlInput {
  @Field(() => String, { description: 'What people read beside it, at most 80 characters.' })
  @IsLabel()
  label!: string;

  @Field(() => String, {
    description: 'What its answer is sent as: a letter, then letters, digits and underscores.',
  })
  @CheckedText(controlNameProblem)
  name!: string;
}

@InputType({ description: 'What is to be changed of an input; the rest stays as it is.' })
export class UpdateContactControlInput extends ContactControlInput {
  @Field(() => String, {
    nullable: true,
    description: 'What people read beside it, at most 80 characters.',
  })
  @IsOptional()
  @IsLabel()
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What its answer is sent as: a letter, then letters, digits and underscores.',
  })
  @IsOptional()
  @CheckedText(controlNameProblem)
  name?: string | null;
}

function IsLabel(): PropertyDecorator {
  return CheckedText((text) =>
    lineProblem(text, { maxLength: labelMaxLength, blank: 'Please enter a label' }),
  );
}

function IsValidation(): PropertyDecorator {
  return CheckedBy((value) =>
    value instanceof ContactControlValidationInput
      ? null
      : 'Please send validation as an object such as {"maxLength": 40}.',
  );
}

function IsLength(): PropertyDecorator {
  const message = `Please send $property as a whole number from 1 to ${answerMaxLength}.`;
  const rules = [IsInt({ message }), Min(1, { message }), Max(answerMaxLength, { message })];
  return (target, key) => {
    for (const rule of rules) rule(target, key);
  };
}
