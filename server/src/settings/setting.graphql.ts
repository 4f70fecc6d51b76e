import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const SettingSource = graphqlEnum(
  'SettingSource',
  "Source of a setting's value. Stored values take precedence.",
  {
    stored: 'Value saved by an administrator.',
    environment: 'Environment variable of the server.',
    default: 'Built-in default of the site.',
  },
);
export type SettingSource = (typeof SettingSource)[string];

@ObjectType('Setting', {
  description: 'A site setting that administrators can change at run time.',
})
export class SettingFields {
  @Field(() => String, { description: "Key of the setting, such as 'siteName'." })
  key!: string;

  @Field(() => String, { description: 'Display name of the setting.' })
  label!: string;

  @Field(() => String, {
    description: "Current value as text: 'yes' or 'no', digits, or the name of an option.",
  })
  value!: string;

  @Field(() => SettingSource, { description: 'Source of the current value.' })
  source!: SettingSource;

  @Field(() => String, { description: 'Default value of the setting.' })
  fallback!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Environment variable that sets the default. Null if there is none.',
  })
  variable!: string | null;
}

@ObjectType('SettingChange', { description: 'A change of a setting by an administrator.' })
export class SettingChangeFields {
  @Field(() => Date, { description: 'Time of the change, UTC.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator. Null if the account was deleted or has no name.',
  })
  by!: string | null;

  @Field(() => String, { description: 'Description of the old and new values.' })
  note!: string;
}

@ObjectType('SettingGroup', { description: 'A group of related settings.' })
export class SettingGroupFields {
  @Field(() => String, { description: "Key of the group, such as 'office'." })
  key!: string;

  @Field(() => String, { description: 'Display name of the group.' })
  title!: string;

  @Field(() => [SettingFields], { description: 'Settings in form order.' })
  settings!: SettingFields[];
}

@ObjectType('Settings', { description: 'All site settings, in groups.' })
export class SettingsFields {
  @Field(() => [SettingGroupFields], { description: 'Groups in display order.' })
  groups!: SettingGroupFields[];

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the latest change, UTC. Send it as `seen` with further changes.',
  })
  changedAt!: Date | null;
}

@ObjectType({ description: 'Result of the updateSettings mutation.' })
export class UpdateSettingsPayload {
  @Field(() => SettingsFields, { description: 'All settings after the change.' })
  settings!: SettingsFields;
}
