import { Field, ObjectType } from 'type-graphql';
import { SettingsFields } from './setting.graphql.ts';

@ObjectType({ description: 'Result of updateSettings.' })
export class UpdateSettingsPayload {
  @Field(() => SettingsFields, { description: 'All settings after the change.' })
  settings!: SettingsFields;
}
