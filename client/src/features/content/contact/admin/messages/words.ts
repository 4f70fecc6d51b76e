import type { ContactMessageStatus } from '../../../../../types.generated.ts';
import type { BadgeTone } from '../../../../../ui/Tag.tsx';
import type { ContactMessagesQuery } from './ContactMessages.generated.ts';

export type ListedMessage =
  ContactMessagesQuery['administration']['contactMessages']['items'][number];

interface StatusWords {
  /** As the address and the file call it. */
  key: string;
  status: ContactMessageStatus;
  label: string;
  tone: BadgeTone;
  /** The button that says so. */
  verb: string;
}

/** The chips of the list, in their order. */
export const STATUSES: readonly StatusWords[] = [
  { key: 'new', status: 'NEW', label: 'New', tone: 'info', verb: 'Mark as new' },
  { key: 'read', status: 'READ', label: 'Read', tone: 'plain', verb: 'Mark as read' },
  {
    key: 'answered',
    status: 'ANSWERED',
    label: 'Answered',
    tone: 'success',
    verb: 'Mark as answered',
  },
  { key: 'spam', status: 'SPAM', label: 'Spam', tone: 'danger', verb: 'Mark as spam' },
];
