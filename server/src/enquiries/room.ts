import { room } from '../platform/room.ts';
import { type EnquiryParts } from './sendEnquiry.ts';
import { ENQUIRY_AUDIT } from './enquiry.audit.ts';
import {
  EnquiryFieldsResolver,
  EnquiryResolver,
  EnquiryStatsResolver,
} from './enquiry.resolver.ts';
import { enquiryRestRows } from './enquiry.rest.ts';
import { inquiryRestRows } from './inquiry.rest.ts';
import { Enquiry } from './enquiry.entity.ts';
import { EnquiryNote } from './enquiryNote.entity.ts';
import { ENQUIRY_LIMITS } from './enquiry.limits.ts';

/** What buyers ask and sellers answer. */
export const enquiries = room<EnquiryParts>({
  entities: [Enquiry, EnquiryNote],
  resolvers: [EnquiryResolver, EnquiryFieldsResolver, EnquiryStatsResolver],
  rest: (parts) => [...enquiryRestRows(parts), ...inquiryRestRows(parts)],
  limits: ENQUIRY_LIMITS,
  audit: Object.values(ENQUIRY_AUDIT),
});
