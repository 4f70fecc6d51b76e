import { Base1700000000001 } from './0001-base.ts';

/** Every migration, oldest first. */
export const MIGRATIONS = [Base1700000000001];
