import { pluralize } from '../../../../../schema/format/count.ts';
import type { CaseClock, CaseDecision, CaseKind, CaseStatus } from '../../../types.generated.ts';
import type { BadgeTone } from '../../../ui/Tag.tsx';
import type { CasesQuery } from './Cases.generated.ts';

export type ListedCase = CasesQuery['administration']['cases']['items'][number];

export const KINDS: Readonly<Record<CaseKind, string>> = {
  LISTING_REPORT: 'Report',
  COMPLAINT: 'Complaint',
  ORDER: 'Order',
};

export const STATUSES: Readonly<Record<CaseStatus, { label: string; tone: BadgeTone }>> = {
  OPEN: { label: 'New', tone: 'info' },
  ACKNOWLEDGED: { label: 'Acknowledged', tone: 'info' },
  DECIDED: { label: 'Decided', tone: 'success' },
  APPEALED: { label: 'Appealed', tone: 'warning' },
  CLOSED: { label: 'Closed', tone: 'plain' },
};

export const DECISIONS: Readonly<Record<CaseDecision, string>> = {
  UPHELD: 'Upheld',
  PARTLY: 'Partly upheld',
  NOT_UPHELD: 'Not upheld',
};

/** Whether messages reach the sender: a mobile that nobody has proven gets none but codes. */
export function isReached({
  contact,
  isContactProven,
}: Pick<ListedCase, 'contact' | 'isContactProven'>) {
  return contact !== null && (contact.includes('@') || isContactProven);
}

/** Who is told what is decided. */
export function notifiedParties(
  found: Pick<ListedCase, 'kind' | 'propertyId' | 'contact' | 'isContactProven'>,
): string {
  const isSeller = found.kind === 'LISTING_REPORT' && found.propertyId !== null;
  if (isReached(found)) return isSeller ? 'Both parties are notified.' : 'The sender is notified.';
  return isSeller ? 'The seller is notified, the sender is not.' : 'No one is notified.';
}

export const CLOCKS: Readonly<Record<CaseClock, BadgeTone>> = {
  ENOUGH: 'plain',
  SHORT: 'danger',
  OVERDUE: 'danger',
};

/** The kinds that the list is narrowed by, as the address calls them. */
export const KIND_CHOICES: readonly { key: string; label: string; kind: CaseKind }[] = [
  { key: 'listing_report', label: 'Reports', kind: 'LISTING_REPORT' },
  { key: 'complaint', label: 'Complaints', kind: 'COMPLAINT' },
  { key: 'order', label: 'Orders', kind: 'ORDER' },
];

/** What the list is narrowed by, as the address calls it. */
export const GROUPS: readonly { key: string; label: string; statuses: CaseStatus[] | null }[] = [
  { key: 'open', label: 'Open', statuses: ['OPEN', 'ACKNOWLEDGED'] },
  { key: 'decided', label: 'Decided', statuses: ['DECIDED', 'CLOSED'] },
  { key: 'appealed', label: 'Appealed', statuses: ['APPEALED'] },
  { key: 'all', label: 'All', statuses: null },
];

export const GROUP_KEYS = ['open', 'decided', 'appealed', 'all'] as const;

/** '5 days left', 'Overdue by 2 hours'; whole days from two days on. */
export function timeLeft(dueAt: Date, now: Date): string {
  const left = dueAt.getTime() - now.getTime();
  return left > 0 ? `${inWords(left)} left` : `Overdue by ${inWords(-left)}`;
}

function inWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return pluralize(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day');
}
