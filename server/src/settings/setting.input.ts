import { IsArray, IsDate, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsText } from '../platform/validation.ts';

@InputType({ description: 'The new value of one setting.' })
export class SettingChangeInput {
  @Field(() => String, { description: "Which one, such as 'siteName'." })
  @IsText()
  key!: string;

  @Field(() => String, {
    nullable: true,
    description: "The value as text, such as 'yes' or '24'; null goes back to the default.",
  })
  @IsOptional()
  @IsText()
  value?: string | null;
}

@InputType({ description: 'The settings that are to be changed: all of them, or none.' })
export class UpdateSettingsInput {
  @Field(() => [SettingChangeInput], { description: 'What changes, each setting once.' })
  @IsArray()
  @ValidateNested()
  changes!: SettingChangeInput[];

  @Field(() => Date, {
    nullable: true,
    description: 'The newest change that the sender has seen: `changedAt` of the settings.',
  })
  @IsOptional()
  @IsDate()
  seen?: Date | null;
}
