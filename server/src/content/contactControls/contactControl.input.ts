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
import { LIMITS } from '../../../../schema/limits.ts';
import {
  CONTROL_TYPES,
  type ControlType,
  controlNameProblem,
  controlOptionsProblem,
} from '../../../../schema/rules/contactControl.ts';
import { lineProblem } from '../../../../schema/rules/line.ts';
import { IsGroup, OrderedInput } from '../../sortable/ordered.input.ts';
import { CheckedBy, CheckedText } from '../../platform/validation.ts';
import { ContactControlType } from './contactControl.entity.ts';

const { labelMaxLength, placeholderMaxLength, answerMaxLength } = LIMITS.contactControl;

@InputType({ description: 'Validation rules. Omitted or null rules are not checked.' })
export class ContactControlValidationInput {
  @Field(() => Int, { nullable: true, description: 'Minimum number of characters.' })
  @IsOptional()
  @IsLength()
  minLength?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of characters.' })
  @IsOptional()
  @IsLength()
  maxLength?: number | null;

  @Field(() => Float, { nullable: true, description: 'Smallest number that is accepted.' })
  @IsOptional()
  @IsNumber({}, { message: 'Please send $property as a number.' })
  min?: number | null;

  @Field(() => Float, { nullable: true, description: 'Largest number that is accepted.' })
  @IsOptional()
  @IsNumber({}, { message: 'Please send $property as a number.' })
  max?: number | null;
}

@InputType()
abstract class ContactControlInput extends OrderedInput {
  @Field(() => ContactControlType, {
    nullable: true,
    description: 'Type of the field. Default: text.',
  })
  @IsOptional()
  @IsIn(CONTROL_TYPES, { message: `Please choose one of these: ${CONTROL_TYPES.join(', ')}` })
  type?: ControlType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Placeholder text of the field, at most 80 characters.',
  })
  @IsOptional()
  @CheckedText((text) => lineProblem(text, { maxLength: placeholderMaxLength }))
  placeholder?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Options of a select, at most 50. Not accepted for other types.',
  })
  @IsOptional()
  @CheckedBy(controlOptionsProblem)
  options?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the field is required. Default for a new one: false.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Please send required as true or false.' })
  required?: boolean | null;

  @Field(() => ContactControlValidationInput, {
    nullable: true,
    description:
      '{minLength, maxLength} for a text, {min, max} for a number. Replaces all existing rules.',
  })
  @IsOptional()
  @IsValidation()
  @ValidateNested()
  validation?: ContactControlValidationInput | null;

  @Field(() => String, {
    nullable: true,
    description: "Group of the field, at most 40 characters. Default for a new one: 'general'.",
  })
  @IsOptional()
  @IsGroup()
  group?: string | null;
}

@InputType({ description: 'Input control to create.' })
export class CreateContactControlInput extends ContactControlInput {
  @Field(() => String, { description: 'Field label, at most 80 characters.' })
  @IsLabel()
  label!: string;

  @Field(() => String, {
    description:
      'Unique name under which the answer is sent: a letter followed by letters, digits and underscores, at most 40 characters.',
  })
  @CheckedText(controlNameProblem)
  name!: string;
}

@InputType({
  description: 'Fields of an input control to change. Omitted fields are left unchanged.',
})
export class UpdateContactControlInput extends ContactControlInput {
  @Field(() => String, {
    nullable: true,
    description: 'Field label, at most 80 characters.',
  })
  @IsOptional()
  @IsLabel()
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Unique name under which the answer is sent: a letter followed by letters, digits and underscores, at most 40 characters.',
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
