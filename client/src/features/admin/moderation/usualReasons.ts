import { parseJson } from '../../../../../schema/rules/json.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

const KEY = 'rejectionReasons';
const MOST = 6;

/** What is often the matter, until this browser knows better. */
const FIRST: readonly string[] = [
  'The photos do not show the property.',
  'The price looks wrong. Please check it.',
  'This property is already listed.',
  'Please keep phone numbers and links out of the description.',
];

/** The reasons that were given last in this browser, then those that are often given. */
export function usualReasons(): readonly string[] {
  return [...new Set([...remembered(), ...FIRST])].slice(0, MOST);
}

export function rememberReason(reason: string): void {
  const others = remembered().filter((each) => each !== reason);
  store(KEY, JSON.stringify([reason, ...others].slice(0, MOST)));
}

/** What lies in storage may have been written by an older version, or by hand. */
function remembered(): readonly string[] {
  const reasons = parseJson(stored(KEY) ?? '');
  return Array.isArray(reasons)
    ? reasons.filter((each): each is string => typeof each === 'string' && each.trim() !== '')
    : [];
}
