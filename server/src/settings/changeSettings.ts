import { type Problem } from '../../../schema/failures.ts';
import {
  readSetting,
  type SettingValue,
  settingValues,
  settingWords,
} from '../../../schema/rules/setting.ts';
import {
  isSettingKey,
  SETTING_GROUPS,
  SETTING_ROWS,
  type SettingKey,
} from '../../../schema/settings.ts';
import { audit } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { conflict, forbidden, invalid } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { CHANGED, type LiveSettings } from './liveSettings.ts';
import { StoredSetting } from './setting.entity.ts';
import { BACK_TO_DEFAULT, SETTING_CHANGED } from './settings.audit.ts';

export interface SettingsToChange {
  /** Each key once; null goes back to the default. */
  changes: readonly (readonly [key: string, value: unknown])[];
  /** The newest change that the sender knew; null when there was none. Absent, nothing is compared. */
  seen?: Date | null;
}

/**
 * Changes settings, all or none; every process takes them over at once. FORBIDDEN for everybody but a site_admin,
 * INVALID_INPUT by key, CONFLICT where somebody else has changed one of them since `seen`.
 */
export async function changeSettings(
  context: Context,
  live: LiveSettings,
  { changes: sent, seen }: SettingsToChange,
): Promise<void> {
  const { id, userType } = siteAdmin(context.viewer);
  const changes = readChanges(sent, live.given);
  if (changes.some(([key]) => SETTING_GROUPS[SETTING_ROWS[key].group].changedBy !== userType))
    throw forbidden();
  await inTransaction(context, async (inside) => {
    // One change after the other: what is compared here must not change meanwhile.
    await inside.query(lockStatement('settings'));
    const rows = await inside.manager.find(StoredSetting);
    const stored = new Map(rows.map((row) => [row.key, row]));
    const before = settingValues(live.given, valuesOf(rows));
    refuseUnseen(changes, stored, { before, seen });
    for (const [key, value] of changes) {
      const known = value === null ? (stored.get(key)?.value ?? null) : before[key];
      if (known === value) continue;
      await inside.manager.upsert(
        StoredSetting,
        { key, value, changedBy: id, changedAt: () => 'clock_timestamp()' },
        ['key'],
      );
      const after = value ?? settingValues(live.given)[key];
      await audit(inside, SETTING_CHANGED, key, {
        note: value === null ? BACK_TO_DEFAULT : null,
        before: { [key]: wordsOf(key, before[key]) },
        after: { [key]: wordsOf(key, after) },
      });
    }
    await inside.query({ text: `NOTIFY ${CHANGED}` });
    // Whoever has changed it sees it with the next request; other processes are told by the database.
    inside.afterCommit(() => live.read());
  });
}

type Change = readonly [key: SettingKey, value: SettingValue | null];

/** `given` is what the environment says; what it says cannot be emptied, only replaced. */
function readChanges(
  changed: SettingsToChange['changes'],
  input: Readonly<Partial<Record<SettingKey, SettingValue>>>,
): Change[] {
  const problems: Problem[] = [];
  const changes: Change[] = [];
  for (const [at, [key, sent]] of changed.entries()) {
    if (changed.findIndex(([other]) => other === key) < at)
      problems.push(problem(key, 'Please send this setting once'));
    else if (!isSettingKey(key)) problems.push(problem(key, 'This setting does not exist'));
    else if (sent === null) changes.push([key, null]);
    else {
      const read = readSetting(SETTING_ROWS[key], sent);
      if ('problem' in read) problems.push(problem(key, read.problem));
      else if (read.value === '' && input[key])
        problems.push(problem(key, `${SETTING_ROWS[key].label}: please fill this in`));
      else changes.push([key, read.value]);
    }
  }
  if (changed.length === 0) throw invalid([], 'Please name the setting to change.');
  if (problems.length > 0) throw invalid(problems);
  return changes;
}

function problem(path: string, message: string): Problem {
  return { path, code: 'unusable', message };
}

/** The later of two administrators is told what the other one has made of it. */
function refuseUnseen(
  changes: readonly Change[],
  stored: ReadonlyMap<string, StoredSetting>,
  { before, seen }: { before: Readonly<Record<SettingKey, SettingValue>>; seen?: Date | null },
): void {
  if (seen === undefined) return;
  const since = seen?.getTime() ?? 0;
  const notices = changes.flatMap(([key, value]) => {
    const row = stored.get(key);
    if (row === undefined || row.value === value || row.changedAt.getTime() <= since) return [];
    return `${SETTING_ROWS[key].label} is now "${settingWords(SETTING_ROWS[key], before[key])}"`;
  });
  if (notices.length === 0) return;
  throw conflict(
    `Someone else has changed this: ${notices.join('; ')}. Save again to keep your version.`,
  );
}

function valuesOf(rows: readonly StoredSetting[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** As people read it; null for nothing. */
function wordsOf(key: SettingKey, value: SettingValue): string | null {
  return settingWords(SETTING_ROWS[key], value) || null;
}
