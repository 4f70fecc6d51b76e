import { BUYING } from './buying.ts';
import { LIVING } from './living.ts';
import type { DemoBlog } from './model.ts';

/** The posts of the demo world, newest first. */
export const DEMO_BLOGS: readonly DemoBlog[] = [...BUYING, ...LIVING];
