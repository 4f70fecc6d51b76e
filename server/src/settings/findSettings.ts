import { settingText, type SettingValue, settingValues } from '../../../schema/rules/setting.ts';
import {
  SETTING_GROUPS,
  isSettingKey,
  SETTING_ROWS,
  type SettingGroupKey,
  settingKeysOf,
  type SettingKey,
} from '../../../schema/settings.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type AuditRow, findAudit } from '../accounts/findAudit.ts';
import { type Context } from '../platform/context.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type LiveSettings } from './liveSettings.ts';
import { StoredSetting } from './setting.entity.ts';
import { type SettingSource } from './setting.graphql.ts';
import { BACK_TO_DEFAULT } from './settings.audit.ts';

/** One setting as it stands. */
export interface SettingState {
  key: SettingKey;
  label: string;
  value: string;
  typed: SettingValue;
  source: SettingSource;
  /** What it is when nobody has changed it. */
  fallback: string;
  variable: string | null;
}

export interface SettingGroupState {
  key: SettingGroupKey;
  title: string;
  settings: SettingState[];
}

export interface SettingsState {
  groups: SettingGroupState[];
  /** The newest change of all, for whoever sends changes; null when nothing was ever changed. */
  changedAt: Date | null;
}

/** Every setting as it stands in the database. FORBIDDEN for everybody but a site_admin. */
export async function findSettings(context: Context, live: LiveSettings): Promise<SettingsState> {
  siteAdmin(context.viewer);
  const rows = await context.manager.find(StoredSetting);
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const values = settingValues(live.given, stored);
  const fallbacks = settingValues(live.given);
  const stateOf = (key: SettingKey): SettingState => {
    const isStored = stored[key] === values[key];
    const isGiven = live.given[key] !== undefined;
    const { label, variable } = SETTING_ROWS[key];
    return {
      key,
      label,
      value: settingText(values[key]),
      typed: values[key],
      source: isStored ? 'stored' : isGiven ? 'environment' : 'default',
      fallback: settingText(fallbacks[key]),
      variable: variable ?? null,
    };
  };
  return {
    groups: GROUP_KEYS.map((key) => ({
      key,
      title: SETTING_GROUPS[key].title,
      settings: settingKeysOf(key).map(stateOf),
    })),
    changedAt: newest(rows),
  };
}

/** One change of one setting, in words. */
export interface SettingChange {
  at: Date;
  by: string | null;
  note: string;
}

/** The last changes of a group, the newest first. FORBIDDEN for everybody but a site_admin. */
export async function findSettingHistory(
  context: Context,
  group: SettingGroupKey,
): Promise<SettingChange[]> {
  siteAdmin(context.viewer);
  const rows = await findAudit(context, settingKeysOf(group), LIMITS.setting.historyShown);
  return rows.map((row) => ({ at: row.at, by: row.actorName, note: sentenceOf(row) }));
}

/** What was changed as a sentence; entries of earlier releases have it as their note. */
function sentenceOf({ change, note }: AuditRow): string {
  const [key] = Object.keys(change?.after ?? {});
  if (key === undefined || !isSettingKey(key)) return note ?? '';
  const [before, after] = [change?.before?.[key] ?? 'empty', change?.after?.[key] ?? 'empty'];
  const isDefault = note === BACK_TO_DEFAULT;
  return `${SETTING_ROWS[key].label}: ${before} → ${after}${isDefault ? ' (default)' : ''}`;
}

const GROUP_KEYS: readonly SettingGroupKey[] = Object.keys(SETTING_GROUPS).filter(isGroupKey);

function isGroupKey(key: string): key is SettingGroupKey {
  return Object.hasOwn(SETTING_GROUPS, key);
}

function newest(rows: readonly StoredSetting[]): Date | null {
  const times = rows.map(({ changedAt }) => changedAt.getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}
