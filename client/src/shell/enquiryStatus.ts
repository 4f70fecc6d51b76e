import type { EnquiryStatus } from '../types.generated.ts';
import type { BadgeTone } from '../ui/Tag.tsx';

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

export function statusWords(status: EnquiryStatus): { label: string; tone: BadgeTone } {
  return STATUSES.find((each) => each.status === status) ?? { label: status, tone: 'plain' };
}
