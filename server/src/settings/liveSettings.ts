import { isDeepStrictEqual } from 'node:util';
import { putLimitsInForce } from '../../../schema/catalogue/settings.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { settingValues } from '../../../schema/rules/setting.ts';
import { type SettingsInForce, type SettingValues } from '../../../schema/settings.ts';
import { type Database } from '../platform/database/connect.ts';
import { type KeptConnection, keepConnection } from '../platform/database/keptConnection.ts';
import { type Log } from '../platform/logging.ts';
import { StoredSetting } from './setting.entity.ts';

/** The signal by which processes tell each other that settings were changed. */
export const CHANGED = 'settings_changed';

export interface LiveSettingsParts {
  database: Database;
  log: Log;
  /** What the environment says; what an administrator has stored goes before it. */
  given: Partial<SettingValues>;
}

/**
 * The settings in force in this process. Between `start` and `stop` it hears of what other processes change, and
 * reads all of them again when it could have missed something: whenever it begins to listen, and once a minute.
 */
export class LiveSettings implements SettingsInForce {
  readonly given: Partial<SettingValues>;
  private readonly parts: LiveSettingsParts;
  private readonly listeners: (() => void)[] = [];
  private inForce: SettingValues;
  private connection: KeptConnection | null = null;
  private rereading: NodeJS.Timeout | null = null;
  private reads = Promise.resolve();

  constructor(parts: LiveSettingsParts) {
    this.parts = parts;
    this.given = parts.given;
    this.inForce = settingValues(parts.given);
    putLimitsInForce(this.inForce.limits);
  }

  get values(): Readonly<SettingValues> {
    return this.inForce;
  }

  /** `listener` is called after a change that this process has taken over, whoever made it. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async start(): Promise<void> {
    const { database, log } = this.parts;
    this.connection = await keepConnection({ database, log, what: 'settings' }, async (client) => {
      client.on('notification', () => void this.readQuietly());
      await client.query(`LISTEN ${CHANGED}`);
      await this.read();
    });
    this.rereading = setInterval(() => void this.readQuietly(), LIMITS.setting.rereadMs);
  }

  async stop(): Promise<void> {
    if (this.rereading) clearInterval(this.rereading);
    await this.connection?.end();
    await this.reads;
  }

  /** Takes over what is stored now. One reading after the other, so that the last one is the newest. */
  read(): Promise<void> {
    const reading = this.reads.then(() => this.takeOver());
    this.reads = reading.catch(() => undefined);
    return reading;
  }

  private async takeOver(): Promise<void> {
    const rows = await this.parts.database.source.getRepository(StoredSetting).find();
    const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    const next = settingValues(this.given, stored);
    if (isDeepStrictEqual(next, this.inForce)) return;
    if (next.limits !== this.inForce.limits) putLimitsInForce(next.limits);
    this.inForce = next;
    for (const listener of this.listeners) listener();
  }

  private async readQuietly(): Promise<void> {
    await this.read().catch((error: unknown) => {
      this.parts.log.warn({ err: error }, 'The settings could not be read again yet.');
    });
  }
}
