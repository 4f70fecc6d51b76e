import { isDeepStrictEqual } from 'node:util';
import { putLimitsInForce } from '../../../schema/catalogue/settings.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { settingValues } from '../../../schema/rules/setting.ts';
import { type SettingsInForce, type SettingValues } from '../../../schema/settings.ts';
import { LiveRows, type LiveRowsParts } from '../platform/database/liveRows.ts';
import { StoredSetting } from './setting.entity.ts';

/** The signal by which processes tell each other that settings were changed. */
export const CHANGED = 'settings_changed';

export interface LiveSettingsParts extends LiveRowsParts {
  /** What the environment says; what an administrator has stored goes before it. */
  given: Partial<SettingValues>;
}

/** The settings in force in this process. */
export class LiveSettings extends LiveRows implements SettingsInForce {
  readonly given: Partial<SettingValues>;
  private inForce: SettingValues;

  constructor(parts: LiveSettingsParts) {
    super(parts, { what: 'settings', signal: CHANGED, everyMs: LIMITS.setting.rereadMs });
    this.given = parts.given;
    this.inForce = settingValues(parts.given);
    putLimitsInForce(this.inForce.limits);
  }

  get values(): Readonly<SettingValues> {
    return this.inForce;
  }

  protected async takeOver(): Promise<boolean> {
    const rows = await this.database.source.getRepository(StoredSetting).find();
    const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    const next = settingValues(this.given, stored);
    if (isDeepStrictEqual(next, this.inForce)) return false;
    if (next.limits !== this.inForce.limits) putLimitsInForce(next.limits);
    this.inForce = next;
    return true;
  }
}
