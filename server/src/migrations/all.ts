import { Base1700000000001 } from './0001-base.ts';
import { Newsletter1700000000002 } from './0002-newsletter.ts';

/** Every migration, oldest first. */
export const MIGRATIONS = [Base1700000000001, Newsletter1700000000002];
