import { Base1796000000001 } from './0001-base.ts';

/** Every migration, oldest first. */
export const MIGRATIONS = [Base1796000000001];
