import { store, stored } from '../ui/browserStorage.ts';

/** Whether single keys do something in lists; on until somebody switches them off. */
export function areKeysOn(): boolean {
  return stored(KEY) !== OFF;
}

export function switchKeys(areOn: boolean): void {
  store(KEY, areOn ? null : OFF);
}

const KEY = 'listKeys';
const OFF = 'off';
