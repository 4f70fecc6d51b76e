import { EnquiriesDocument } from './Enquiries.generated.ts';
import type { EnquiriesQuery } from './Enquiries.generated.ts';
import { NewEnquiriesDocument } from '../../../shell/Workspace.generated.ts';
import type { EnquiryStatus } from '../../../types.generated.ts';
import type { BadgeTone } from '../../../ui/Tag.tsx';

export type Enquiry = EnquiriesQuery['viewer']['enquiries']['items'][number];

/** What becomes of an enquiry, in the order it usually goes; `key` stands in the address. */
export const STATUSES: readonly {
  status: EnquiryStatus;
  key: string;
  label: string;
  tone: BadgeTone;
}[] = [
  { status: 'NEW', key: 'new', label: 'New', tone: 'sale' },
  { status: 'VERIFIED', key: 'verified', label: 'Verified', tone: 'info' },
  { status: 'ASSIGNED', key: 'assigned', label: 'Assigned', tone: 'info' },
  { status: 'CONTACTED', key: 'contacted', label: 'Contacted', tone: 'success' },
  { status: 'CLOSED', key: 'closed', label: 'Closed', tone: 'plain' },
  { status: 'SPAM', key: 'spam', label: 'Spam', tone: 'plain' },
];

/** What counts enquiries by their status, and is asked for again when one has another. */
export const WITH_STATUS = [EnquiriesDocument, NewEnquiriesDocument];

export function statusWords(status: EnquiryStatus): { label: string; tone: BadgeTone } {
  return STATUSES.find((each) => each.status === status) ?? { label: status, tone: 'plain' };
}
