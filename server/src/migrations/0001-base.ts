import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNT_TABLES } from './base/accounts.ts';
import { ACTIVITY_TABLES } from './base/activity.ts';
import { CONTENT_TABLES } from './base/content.ts';
import { COUNT_TABLES } from './base/counts.ts';
import { INTEREST_TABLES } from './base/interest.ts';
import { LISTING_TABLES } from './base/listings.ts';
import { NAME_TABLES } from './base/names.ts';
import { PLATFORM_TABLES } from './base/platform.ts';
import { PUBLIC_CHANGES } from './base/publicChanges.ts';
import { TEXT_SEARCH } from './base/textSearch.ts';

/** All tables as they were on 29 November 2026; a later change is a migration of its own. */
export class Base1796000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of BASE) await runner.query(statements);
  }

  async down(): Promise<void> {
    throw new Error('The base cannot be taken back: that would be an empty database.');
  }
}

/** In the order of their references. */
const BASE: readonly string[] = [
  TEXT_SEARCH,
  PLATFORM_TABLES,
  ACCOUNT_TABLES,
  LISTING_TABLES,
  COUNT_TABLES,
  NAME_TABLES,
  INTEREST_TABLES,
  ACTIVITY_TABLES,
  CONTENT_TABLES,
  PUBLIC_CHANGES,
];
