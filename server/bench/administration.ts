import { type Database } from '../src/platform/database/connect.ts';
import {
  insertAccountsStatement,
  insertAuditEntriesStatement,
  insertCasesStatement,
  insertOrganisationsStatement,
  insertRevisionsStatement,
  insertSessionsStatement,
} from './administration.sql.ts';

/** What administrators look through beside the listings and their enquiries. */
const PEOPLE = 100_000;
const ORGANISATIONS = 2_000;
const AUDIT_ENTRIES = 100_000;
const CASES = 50_000;
const REVISIONS = 2_000;

/** People with a device each, their organisations, what was done, cases, and edits that wait. */
export async function fillAdministration(database: Database): Promise<void> {
  await database.query(insertOrganisationsStatement(ORGANISATIONS));
  await database.query(insertAccountsStatement(PEOPLE, ORGANISATIONS));
  await database.query(insertSessionsStatement(PEOPLE));
  await database.query(insertAuditEntriesStatement(AUDIT_ENTRIES));
  await database.query(insertCasesStatement(CASES));
  await database.query(insertRevisionsStatement(REVISIONS));
  await database.query({ text: 'VACUUM (ANALYZE) organisation' });
  await database.query({ text: 'VACUUM (ANALYZE) account' });
  await database.query({ text: 'VACUUM (ANALYZE) session' });
  await database.query({ text: 'VACUUM (ANALYZE) audit_entry' });
  await database.query({ text: 'VACUUM (ANALYZE) case_file' });
  await database.query({ text: 'VACUUM (ANALYZE) property_revision' });
}
