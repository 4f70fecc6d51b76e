import sql from 'sql-template-tag';
import { type Enquiry } from '../src/enquiries/enquiry.entity.ts';
import { type DemoListing } from './world/model.ts';

export const insertEnquiryStatement = (
  listing: Pick<DemoListing, 'id' | 'title' | 'sellerId'>,
  enquiry: Pick<Enquiry, 'id' | 'name' | 'mobile' | 'message' | 'status' | 'times'> & {
    isVerified: boolean;
    at: Date;
  },
) => sql`
  INSERT INTO enquiry (id, source, property_id, property_title, seller_id, name, mobile,
    mobile_verified, message, status, times, created_at, asked_at, updated_at, notified_at)
  VALUES (${enquiry.id}, 'lead', ${listing.id}, ${listing.title}, ${listing.sellerId}, ${enquiry.name},
    ${enquiry.mobile}, ${enquiry.isVerified}, ${enquiry.message}, ${enquiry.status}, ${enquiry.times},
    ${enquiry.at}, ${enquiry.at}, ${enquiry.at}, ${enquiry.at})`;

/** Three hours after the enquiry. */
export const insertNoteStatement = (
  id: string,
  enquiryId: string,
  authorId: string,
  text: string,
  at: Date,
) => sql`
  INSERT INTO enquiry_note (id, enquiry_id, author_id, organisation_id, text, created_at)
  VALUES (${id}, ${enquiryId}, ${authorId},
    (SELECT organisation_id FROM account WHERE id = ${authorId}), ${text}, ${at}::timestamptz + interval '3 hours')`;

/** An administrator has decided about every listing that does not wait, some hours after it was posted. */
export const insertDecisionsStatement = (now: Date) => sql`
  INSERT INTO audit_entry (id, at, actor, action, subject, note)
  SELECT substr(md5(p.id), 1, 24),
    least(p.created_at + interval '1 minute'
      * (20 + ('x' || substr(md5(p.id), 25, 7))::bit(28)::int % 2000), ${now}::timestamptz),
    administrator.id, 'property.' || p.approval_status, p.id, p.rejection_reason
  FROM property AS p
  JOIN (SELECT min(id) AS id FROM account WHERE user_type = 'site_admin') AS administrator
    ON administrator.id IS NOT NULL
  WHERE p.approval_status <> 'pending'`;

/**
 * Some days more, some less, the same at every loading; only days on which the listing was there. Featured listings
 * and those of people who can sign in are looked at every day, of the others each on one day in five.
 */
export const insertViewsStatement = (now: Date, sellerIds: readonly string[]) => sql`
  INSERT INTO listing_view (property_id, day, count)
  SELECT p.id, day.at::date,
    1 + (CASE WHEN p.featured THEN 14 ELSE 5 END
      * (1 + ('x' || substr(md5(p.id || day.at::date), 1, 7))::bit(28)::int % 100) / 100)
  FROM property AS p
  CROSS JOIN generate_series((${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - 29,
    (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - 1, interval '1 day') AS day (at)
  WHERE p.approval_status = 'approved' AND p.is_active
    AND day.at > p.created_at AT TIME ZONE 'Asia/Kolkata'
    AND (p.featured OR p.seller_id = ANY(${sellerIds})
      OR ('x' || substr(md5(p.id || day.at::date), 8, 7))::bit(28)::int % 5 = 0)`;
