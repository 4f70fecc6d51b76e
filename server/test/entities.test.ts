import { expect, test } from 'vitest';
import {
  AccountStatus,
  OwnerType,
  UserRole,
  UserType,
  VerificationLevel,
} from '../src/accounts/account.graphql.ts';
import { BannerType } from '../src/content/banners/banner.entity.ts';
import { BlogCommentHold } from '../src/content/blogComments/blogComment.entity.ts';
import { BlogStatus } from '../src/content/blogs/blog.entity.ts';
import { CaseDecision, CaseKind, CaseStatus } from '../src/cases/case.graphql.ts';
import { ContactMessageStatus } from '../src/content/contactMessages/contactMessage.entity.ts';
import { EnquirySource, EnquiryStatus } from '../src/enquiries/enquiry.entity.ts';
import { ENTITIES } from '../src/entities.ts';
import { MIGRATION_TABLE } from '../src/platform/database/connect.ts';
import { ApprovalStatus, Lifecycle, Purpose } from '../src/properties/property.graphql.ts';
import { SignInProvider } from '../src/social/social.graphql.ts';
import { StaticPageStatus } from '../src/content/staticPages/staticPage.entity.ts';
import { freshDatabase } from './harness/database.ts';

/**
 * What TypeORM cannot say: the columns that the database derives for searches are no columns of the
 * entities, so it would drop them.
 */
const CANNOT_SAY = [
  'ALTER TABLE "account" DROP COLUMN "name_key"',
  'ALTER TABLE "property" DROP COLUMN "amenity_mask"',
  'ALTER TABLE "property" DROP COLUMN "facts"',
  'ALTER TABLE "property" DROP COLUMN "ready_on"',
  'ALTER TABLE "property" DROP COLUMN "search"',
  'ALTER TABLE "property_revision" DROP COLUMN "search"',
  'DROP INDEX "public"."account_name"',
];

test('the migrated database is what the entities say', async () => {
  const { source } = await freshDatabase();
  // Where TypeORM would remember expressions; it looks there as soon as a table has a derived column.
  await source.query(
    'CREATE TABLE typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)',
  );
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  const changes = upQueries.map(({ query }) => query);
  // It looks at several columns at once, so their order is chance.
  const own = changes.filter((query) => !query.includes('typeorm_metadata')).toSorted();
  expect(own).toEqual(CANNOT_SAY);
});

/** By the name of the check of its column. */
const ENUMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account_kind_check: OwnerType,
  account_role_check: UserRole,
  account_status_check: AccountStatus,
  account_user_type_check: UserType,
  account_verification_level_check: VerificationLevel,
  banner_type_check: BannerType,
  blog_comment_held_for_check: BlogCommentHold,
  blog_status_check: BlogStatus,
  case_file_appeal_decision_check: CaseDecision,
  case_file_decision_check: CaseDecision,
  case_file_kind_check: CaseKind,
  case_file_status_check: CaseStatus,
  contact_message_status_check: ContactMessageStatus,
  enquiry_source_check: EnquirySource,
  enquiry_status_check: EnquiryStatus,
  property_approval_status_check: ApprovalStatus,
  property_lifecycle_check: Lifecycle,
  property_purpose_check: Purpose,
  social_identity_provider_check: SignInProvider,
  static_page_status_check: StaticPageStatus,
};

test('the check of a column allows the values of its enum', async () => {
  const { source } = await freshDatabase();
  const checks: { name: string; values: string[] }[] = await source.query(
    `SELECT conname AS name, ARRAY(
       SELECT value[1] FROM regexp_matches(pg_get_constraintdef(oid), '''(.+?)''', 'g') AS value
     ) AS values
     FROM pg_constraint WHERE conname = ANY ($1)`,
    [Object.keys(ENUMS)],
  );
  const allowed = Object.fromEntries(checks.map(({ name, values }) => [name, values.sort()]));
  const declared = Object.entries(ENUMS).map(([name, each]) => [name, Object.values(each).sort()]);
  expect(allowed).toEqual(Object.fromEntries(declared));
});

test('every table has one entity', async () => {
  const { source } = await freshDatabase();
  const tables: { name: string }[] = await source.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name <> $1 ORDER BY 1`,
    [MIGRATION_TABLE],
  );
  const described = ENTITIES.map((entity) => source.getMetadata(entity).tableName);
  expect(described.sort()).toEqual(tables.map(({ name }) => name));
});
