import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { changeSettings } from './changeSettings.ts';
import { findSettingHistory, findSettings, type SettingGroupState } from './findSettings.ts';
import { type LiveSettings } from './liveSettings.ts';
import { SettingChangeFields, SettingGroupFields, SettingsFields } from './setting.graphql.ts';
import { UpdateSettingsInput } from './setting.input.ts';
import { UpdateSettingsPayload } from './setting.payload.ts';

@Resolver(() => AdministrationFields)
export class SettingsResolver {
  private readonly live: LiveSettings;

  constructor({ settings }: { settings: LiveSettings }) {
    this.live = settings;
  }

  @FieldResolver(() => SettingsFields, {
    nullable: true,
    description: 'What administrators change while the marketplace runs.',
  })
  settings(@Ctx() context: Context) {
    return findSettings(context, this.live);
  }

  @Mutation(() => UpdateSettingsPayload, {
    description:
      'Changes settings, all or none, everywhere at once. INVALID_INPUT by key; CONFLICT where somebody else has changed one of them since `seen`; FORBIDDEN for everybody but a site_admin.',
  })
  async updateSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSettingsInput, { description: 'What is to be changed.' })
    { changes, seen }: UpdateSettingsInput,
  ) {
    const changed = changes.map(({ key, value }) => [key, value ?? null] as const);
    await changeSettings(context, this.live, { changes: changed, seen });
    return { settings: await findSettings(context, this.live) };
  }
}

@Resolver(() => SettingGroupFields)
export class SettingGroupResolver {
  @FieldResolver(() => [SettingChangeFields], {
    description: 'Its last changes, the newest first.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() { key }: SettingGroupState) {
    return findSettingHistory(context, key);
  }
}
