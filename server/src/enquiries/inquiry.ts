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
