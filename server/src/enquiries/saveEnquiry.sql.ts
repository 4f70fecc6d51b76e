import sql from 'sql-template-tag';
import { LIMITS } from '../../../schema/limits.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Asking } from './saveEnquiry.ts';

/** One row, or none where the same mobile has asked about this listing lately. */
export const insertStatement = (
  id: string,
  { id: propertyId, title, sellerId }: PropertyRow,
  { source = 'lead', name, mobile, message, buyerId, isMobileVerified }: Asking,
) => sql`
  INSERT INTO enquiry (id, source, property_id, property_title, seller_id, buyer_id, name, mobile,
    mobile_verified, message)
  SELECT ${id}, ${source}, ${propertyId}, ${title}, ${sellerId}, ${buyerId}, ${name}, ${mobile},
    ${isMobileVerified}, ${message}
  WHERE NOT EXISTS (
    SELECT FROM enquiry WHERE property_id = ${propertyId} AND mobile = ${mobile}
      AND created_at > now() - make_interval(secs => ${LIMITS.lead.sameEnquiryDays * 86_400})
  )
  RETURNING id`;
