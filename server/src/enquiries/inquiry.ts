/** What became of an inquiry (D-52). */
export const INQUIRY_STATUSES = [
  'new',
  'verified',
  'assigned',
  'contacted',
  'closed',
  'spam',
] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** A status by its name or one of the documented other names (D-52); null for anything else. */
export function readInquiryStatus(text: string): InquiryStatus | null {
  const name = text.trim().toLowerCase().replaceAll('_', '-');
  return ALIASES.get(name) ?? INQUIRY_STATUSES.find((status) => status === name) ?? null;
}

const ALIASES: ReadonlyMap<string, InquiryStatus> = new Map([
  ['pending', 'new'],
  ['in-progress', 'contacted'],
  ['resolved', 'closed'],
]);

export interface InquiryNote {
  id: string;
  text: string;
  /** Name of who wrote it; null when the account is gone. */
  author: string | null;
  createdAt: Date;
}

/** One inquiry as those see it who look after the listing. */
export interface Inquiry {
  id: string;
  source: string;
  propertyId: string | null;
  propertyTitle: string;
  name: string;
  mobile: string;
  isMobileVerified: boolean;
  message: string;
  status: InquiryStatus;
  times: number;
  /** Name of the colleague who looks after it, or after its listing. */
  assignedTo: string | null;
  notes: InquiryNote[];
  createdAt: Date;
  updatedAt: Date;
}
