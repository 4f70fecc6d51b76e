import { Field, ObjectType } from 'type-graphql';
import { SettingsFields } from './setting.graphql.ts';

@ObjectType({ description: 'Result of the updateSettings mutation.' })
export class UpdateSettingsPayload {
  @Field(() => SettingsFields, { description: 'All settings after the change.' })
  settings!: SettingsFields;
}
