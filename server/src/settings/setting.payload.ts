import { Field, ObjectType } from 'type-graphql';
import { SettingsFields } from './setting.graphql.ts';

@ObjectType({ description: 'What the mutation updateSettings answers.' })
export class UpdateSettingsPayload {
  @Field(() => SettingsFields, { description: 'All settings as they are now.' })
  settings!: SettingsFields;
}
