import { storedIds } from '../../../ui/storedIds.ts';

/**
 * The listings whose contact this browser was given, as a hint to ask the server for it again: the right to
 * see it lies in a cookie that no script can read.
 */
export const unlockedContacts = storedIds('unlockedContacts', 200);
