import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { SettingSource } from './findSettings.ts';

registerEnumType(SettingSource, {
  name: 'SettingSource',
  description: 'Where the value of a setting comes from; what is stored goes first.',
  valuesConfig: {
    STORED: { description: 'An administrator has changed it.' },
    ENVIRONMENT: { description: 'A variable in the environment of the server says it.' },
    DEFAULT: { description: 'Nobody has said anything else.' },
  },
});

@ObjectType('Setting', { description: 'Something that administrators change while it runs.' })
export class SettingFields {
  @Field(() => String, { description: "By which it is changed, such as 'siteName'." })
  key!: string;

  @Field(() => String, { description: 'What people call it, such as the site name.' })
  label!: string;

  @Field(() => String, {
    description: "The value in force as text: 'yes' or 'no', digits, the word of a choice.",
  })
  value!: string;

  @Field(() => SettingSource, { description: 'Where that value comes from.' })
  source!: SettingSource;

  @Field(() => String, { description: 'What it is when it goes back to its default.' })
  fallback!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The variable in the environment that says the default; null where none can.',
  })
  variable!: string | null;
}

@ObjectType('SettingChange', { description: 'One change of one setting by an administrator.' })
export class SettingChangeFields {
  @Field(() => Date, { description: 'When it was changed, in UTC.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of who changed it; null when that account is gone or has none.',
  })
  by!: string | null;

  @Field(() => String, { description: 'What it was before and after, in words.' })
  note!: string;
}

@ObjectType('SettingGroup', { description: 'Settings that belong together.' })
export class SettingGroupFields {
  @Field(() => String, { description: "The word for it, such as 'office'." })
  key!: string;

  @Field(() => String, { description: 'What people call it, such as social links.' })
  title!: string;

  @Field(() => [SettingFields], { description: 'Its settings, in the order of the form.' })
  settings!: SettingFields[];
}

@ObjectType('Settings', { description: 'All settings of the marketplace, in groups.' })
export class SettingsFields {
  @Field(() => [SettingGroupFields], { description: 'The groups in the order of the screen.' })
  groups!: SettingGroupFields[];

  @Field(() => Date, {
    nullable: true,
    description: 'The newest change of all, in UTC; sent along as `seen` with further changes.',
  })
  changedAt!: Date | null;
}
