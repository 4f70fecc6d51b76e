import { EnquiryStatus } from './enquiry.entity.ts';

export const ENQUIRY_STATUSES = Object.values(EnquiryStatus);

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
