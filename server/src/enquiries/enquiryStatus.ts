/** What became of an enquiry. */
export const ENQUIRY_STATUSES = [
  'new',
  'verified',
  'assigned',
  'contacted',
  'closed',
  'spam',
] as const;
/** How an enquiry came to its seller. */
export const ENQUIRY_SOURCES = ['lead', 'contact', 'visit', 'requirement'] as const;
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number];

/** What an administrator can do to several at once. */
export const ENQUIRY_ACTIONS = ['status', 'assign', 'spam', 'delete'] as const;

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** A status by its name or one of the documented other names; null for anything else. */
export function readEnquiryStatus(text: string): EnquiryStatus | null {
  const name = text.trim().toLowerCase().replaceAll('_', '-');
  return ALIASES.get(name) ?? ENQUIRY_STATUSES.find((status) => status === name) ?? null;
}

const ALIASES: ReadonlyMap<string, EnquiryStatus> = new Map([
  ['pending', 'new'],
  ['in-progress', 'contacted'],
  ['resolved', 'closed'],
]);
