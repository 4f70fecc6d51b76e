import { raw } from 'sql-template-tag';
import { inSnakeCase } from '../platform/database/naming.ts';
import { READ_COLUMNS } from './listingColumns.ts';
import { publicAs } from './publicListing.ts';

/** The select list that fills a PropertyRow from `property AS p` and `account AS s`. */
export const PROPERTY_COLUMNS = raw(`
  ${READ_COLUMNS.map((name) => `p.${inSnakeCase(name)} AS "${name}"`).join(', ')},
  (${publicAs('p')}) AS "isPublic",
  s.organisation_id AS "sellerOrganisationId", s.name AS "sellerName", s.kind AS "sellerKind",
  s.verification_level AS "sellerVerification", s.avatar AS "sellerAvatar",
  s.created_at AS "sellerSince"`);
