import sql from 'sql-template-tag';
import { LIMITS } from '../../../schema/limits.ts';
import { type Enquiry } from './enquiry.entity.ts';

export type NewEnquiry = Pick<
  Enquiry,
  | 'id'
  | 'source'
  | 'propertyId'
  | 'propertyTitle'
  | 'sellerId'
  | 'buyerId'
  | 'name'
  | 'mobile'
  | 'isMobileVerified'
  | 'message'
>;

/** One row, or none where the same mobile has asked about this listing lately. */
export const insertStatement = (enquiry: NewEnquiry) => sql`
  INSERT INTO enquiry (id, source, property_id, property_title, seller_id, buyer_id, name, mobile,
    mobile_verified, message)
  SELECT ${enquiry.id}, ${enquiry.source}, ${enquiry.propertyId}, ${enquiry.propertyTitle},
    ${enquiry.sellerId}, ${enquiry.buyerId}, ${enquiry.name}, ${enquiry.mobile},
    ${enquiry.isMobileVerified}, ${enquiry.message}
  WHERE NOT EXISTS (
    SELECT FROM enquiry WHERE property_id = ${enquiry.propertyId} AND mobile = ${enquiry.mobile}
      AND created_at > now() - make_interval(secs => ${LIMITS.lead.sameEnquiryDays * 86_400})
  )
  RETURNING id`;
