import { workspacePath } from '../../../../../schema/routes.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
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
export const RESOURCES: readonly Noun[] = [
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
    key: 'case',
    label: 'Cases',
    one: 'Case',
    pathOf: (home, search) => viewAddress(home, 'cases', { status: 'all', search }),
  },
  {
    key: 'blog',
    label: 'Blog',
    one: 'Post',
    pathOf: (home, id) => viewAddress(home, 'blogPosts', { id }),
  },
  {
    key: 'page',
    label: 'Pages',
    one: 'Page',
    pathOf: (home) => workspacePath(home, 'staticPages'),
  },
  {
    key: 'banner',
    label: 'Banners',
    one: 'Banner',
    pathOf: (home) => workspacePath(home, 'banners'),
  },
  {
    key: 'partner',
    label: 'Partners',
    one: 'Partner',
    pathOf: (home) => workspacePath(home, 'partners'),
  },
  {
    key: 'amenity',
    label: 'Amenities',
    one: 'Amenity',
    pathOf: (home, search) => viewAddress(home, 'amenities', { search }),
  },
  {
    key: 'office',
    label: 'Offices',
    one: 'Office',
    pathOf: (home) => workspacePath(home, 'offices'),
  },
  {
    key: 'contact',
    label: 'Contact',
    one: 'Contact',
    pathOf: (home) => workspacePath(home, 'contactDetails'),
  },
  {
    key: 'newsletter',
    label: 'Newsletter',
    one: 'Address',
    pathOf: (home) => workspacePath(home, 'newsletter'),
  },
  {
    key: 'export',
    label: 'Downloads',
    one: 'Download of',
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
  {
    key,
    subjectId,
    subject,
    note,
    changes,
  }: Pick<ShownEntry, 'key' | 'subjectId' | 'subject' | 'note' | 'changes'>,
  home: string,
): { name: string; path: string | null } {
  const noun = RESOURCES.find((each) => key.startsWith(`${each.key}.`));
  if (!noun) return { name: subjectId, path: null };
  const special = SPECIAL[key] ?? SPECIAL[key.replace(/_[a-z]+$/, '')];
  const { one, pathOf } = { ...noun, ...special };
  const called = changes.find(({ name }) => NAMES.has(name));
  const title = called?.after ?? called?.before ?? (BY_TITLE.has(key) ? note : null) ?? subject;
  const name = title ? `${one} “${title}”` : `${one} ${subjectId}`;
  const isGone = GONE.has(key) || key.endsWith('_deleted') || key.endsWith('.deleted');
  return { name, path: isGone ? null : pathOf(home, subjectId) };
}

/** It is found with its organisation, which the note names. */
const INVITATION: Partial<Noun> = {
  one: 'Invitation',
  pathOf: (home) => workspacePath(home, 'organisations'),
};

/** What one of a noun is called in a part of its actions, and where it is found. */
const SPECIAL: Readonly<Record<string, Partial<Noun> | undefined>> = {
  'blog.comment': { one: 'Comment', pathOf: (home) => workspacePath(home, 'blogComments') },
  ...Object.fromEntries(
    ['joined', 'declined', 'role_changed', 'left', 'removed'].map((done) => [
      `organisation.${done}`,
      RESOURCES.find(({ key }) => key === 'account'),
    ]),
  ),
  'organisation.invited': INVITATION,
  'organisation.withdrawn': INVITATION,
  'contact.control': {
    one: 'Form field',
    pathOf: (home) => workspacePath(home, 'contactControls'),
  },
  'contact.details': { one: 'Place' },
  'contact.message': {
    one: 'Message',
    pathOf: (home, search) => viewAddress(home, 'contactMessages', { search }),
  },
};

/** What a thing is called, among what was changed of it. */
const NAMES: ReadonlySet<string> = new Set(['title', 'name', 'label']);

/** Their note is the title. */
const BY_TITLE: ReadonlySet<string> = new Set(
  `published scheduled unpublished featured unfeatured pinned unpinned`
    .split(' ')
    .map((word) => `blog.${word}`),
);

/** After these the subject is no more. */
const GONE: ReadonlySet<string> = new Set([
  'property.removed',
  'account.removed',
  'organisation.ended',
]);
