import { workspacePath } from '../../../../schema/routes.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import type { AuditQuery } from './Audit.generated.ts';

export type ShownEntry = AuditQuery['administration']['auditEntries']['items'][number];

interface Noun {
  /** The first word of the actions. */
  key: string;
  /** Of the chip. */
  label: string;
  /** Of one. */
  one: string;
  /** Where one is found by its id. */
  pathOf: (home: string, id: string) => string;
}

/** What something can be done to. A listing stands in the review, where it is found in every state. */
export const NOUNS: readonly Noun[] = [
  {
    key: 'property',
    label: 'Properties',
    one: 'Property',
    pathOf: (home, search) => viewAddress(home, 'properties', { status: 'all', search }),
  },
  {
    key: 'account',
    label: 'Accounts',
    one: 'Account',
    pathOf: (home, search) => viewAddress(home, 'users', { search }),
  },
  {
    key: 'enquiry',
    label: 'Enquiries',
    one: 'Enquiry',
    pathOf: (home, search) => viewAddress(home, 'enquiries', { search }),
  },
  {
    key: 'organisation',
    label: 'Organisations',
    one: 'Organisation',
    pathOf: (home, search) => viewAddress(home, 'organisations', { search }),
  },
  {
    key: 'export',
    label: 'Downloads',
    one: 'File of',
    pathOf: (home, name) => workspacePath(home, VIEWS[name] ?? 'reports'),
  },
  {
    key: 'setting',
    label: 'Settings',
    one: 'Setting',
    pathOf: (home) => workspacePath(home, 'settings'),
  },
];

/** Where a list of the administration is found that was downloaded; all else is a report. */
const VIEWS: Readonly<Record<string, string>> = {
  listings: 'properties',
  users: 'users',
  enquiries: 'enquiries',
  transactions: 'transactions',
  subscribers: 'newsletter',
  audit: 'audit',
};

/** What an entry is about, and the way to it; none where it is gone since. */
export function subjectOf(
  { key, subjectId }: Pick<ShownEntry, 'key' | 'subjectId'>,
  home: string,
): { name: string; path: string | null } {
  const noun = NOUNS.find((each) => key.startsWith(`${each.key}.`));
  if (!noun) return { name: subjectId, path: null };
  const name = `${noun.one} ${subjectId}`;
  return { name, path: GONE.has(key) ? null : noun.pathOf(home, subjectId) };
}

/** After these the subject is no more. */
const GONE: ReadonlySet<string> = new Set([
  'property.removed',
  'account.removed',
  'enquiry.deleted',
  'organisation.ended',
]);
