import { IsArray, IsDate, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsText } from '../platform/validation.ts';

@InputType({ description: 'New value of a setting.' })
export class SettingChangeInput {
  @Field(() => String, { description: "Key of the setting, such as 'siteName'." })
  @IsText()
  key!: string;

  @Field(() => String, {
    nullable: true,
    description: "Value as text, such as 'yes' or '24'. Null resets the setting to its default.",
  })
  @IsOptional()
  @IsText()
  value?: string | null;
}

@InputType({ description: 'Settings to change. Either all are changed or none.' })
export class UpdateSettingsInput {
  @Field(() => [SettingChangeInput], { description: 'New values, each setting once.' })
  @IsArray()
  @ValidateNested()
  changes!: SettingChangeInput[];

  @Field(() => Date, {
    nullable: true,
    description: 'Latest change known to the sender: `changedAt` of the settings.',
  })
  @IsOptional()
  @IsDate()
  seen?: Date | null;
}
