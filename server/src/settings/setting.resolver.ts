import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { changeSettings } from './changeSettings.ts';
import { findSettingHistory, findSettings, type SettingGroupState } from './findSettings.ts';
import { type LiveSettings } from './liveSettings.ts';
import {
  SettingChangeFields,
  SettingGroupFields,
  SettingsFields,
  UpdateSettingsPayload,
} from './setting.graphql.ts';
import { UpdateSettingsInput } from './setting.input.ts';

@Resolver(() => AdministrationFields)
export class SettingsResolver {
  private readonly live: LiveSettings;

  constructor({ settings }: { settings: LiveSettings }) {
    this.live = settings;
  }

  @FieldResolver(() => SettingsFields, {
    nullable: true,
    description: 'Site settings that administrators can change at run time.',
  })
  settings(@Ctx() context: Context) {
    return findSettings(context, this.live);
  }

  @Mutation(() => UpdateSettingsPayload, {
    description:
      'Updates settings, all or none, effective at once. Fails with INVALID_INPUT by key, CONFLICT if someone else has changed one of them since `seen`, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async updateSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSettingsInput, { description: 'Settings to be changed.' })
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
    description: 'Latest changes, newest first.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() { key }: SettingGroupState) {
    return findSettingHistory(context, key);
  }
}
