import { room } from '../platform/room.ts';
import { type LiveSettings } from './liveSettings.ts';
import { StoredSetting } from './setting.entity.ts';
import { SettingGroupResolver, SettingsResolver } from './setting.resolver.ts';
import { settingsRestRows } from './setting.rest.ts';
import { SETTING_CHANGED } from './settings.audit.ts';

/** What administrators change while the marketplace runs; the rows are in schema/settings.ts. */
export const settings = room<{ settings: LiveSettings }>({
  entities: [StoredSetting],
  resolvers: [SettingsResolver, SettingGroupResolver],
  rest: settingsRestRows,
  audit: [SETTING_CHANGED],
});
