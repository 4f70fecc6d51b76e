import sql from 'sql-template-tag';
import { LIMITS } from '../../../schema/limits.ts';
import { insertedColumns } from '../platform/database/columns.ts';
import { Enquiry } from './enquiry.entity.ts';

/** One row, or none where the same mobile has asked about this listing lately. */
export const insertStatement = (row: Partial<Enquiry>) => {
  const { names, values } = insertedColumns(Enquiry, row);
  return sql`
  INSERT INTO enquiry (${names})
  SELECT ${values}
  WHERE NOT EXISTS (
    SELECT FROM enquiry WHERE property_id = ${row.propertyId} AND mobile = ${row.mobile}
      AND created_at > now() - make_interval(secs => ${LIMITS.lead.sameEnquiryDays * 86_400})
  )
  RETURNING id`;
};
