import { Base1764000000001 } from './0001-base.ts';
import { Newsletter1764000000002 } from './0002-newsletter.ts';

/** Every migration, oldest first. */
export const MIGRATIONS = [Base1764000000001, Newsletter1764000000002];
