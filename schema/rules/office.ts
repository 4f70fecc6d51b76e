import { SETTING_ROWS, type SettingKey } from '../settings.ts';
import { readSetting } from './setting.ts';

/** What is said of an office is held to what the settings say of theirs. */
export const officeAddressProblem = ruleOf('officeAddress');
export const officePhoneProblem = ruleOf('officePhone');
export const officeEmailProblem = ruleOf('officeEmail');

function ruleOf(key: SettingKey): (text: string) => string | null {
  return (text) => {
    const read = readSetting(SETTING_ROWS[key], text);
    return 'problem' in read ? read.problem : null;
  };
}
