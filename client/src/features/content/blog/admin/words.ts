import type { Fallback } from '../../../../apollo/refusal.ts';
import type { BlogStatus } from '../../../../types.generated.ts';
import type { BadgeTone } from '../../../../ui/Tag.tsx';
import type { BlogRecords_ListedFragment } from './BlogRecords.generated.ts';

export type ListedBlog = BlogRecords_ListedFragment;

interface StatusWords {
  /** As the address says it. */
  key: string;
  status: BlogStatus;
  /** Of many, above the list. */
  chip: string;
  /** Of one. */
  label: string;
  tone: BadgeTone;
}

/** The states of a post, in the order of the chips. */
export const STATUSES: readonly StatusWords[] = [
  {
    key: 'published',
    status: 'PUBLISHED',
    chip: 'Published',
    label: 'Published',
    tone: 'success',
  },
  { key: 'scheduled', status: 'SCHEDULED', chip: 'Scheduled', label: 'Scheduled', tone: 'info' },
  { key: 'draft', status: 'DRAFT', chip: 'Drafts', label: 'Draft', tone: 'warning' },
];

/** What is said where the server says nothing, and where no answer came. */
export const FAILED = {
  create: {
    failed: 'Failed to create blog',
    offline: 'Network error occurred while creating blog',
  },
  update: {
    failed: 'Failed to update blog',
    offline: 'Network error occurred while updating blog',
  },
  delete: {
    failed: 'Failed to delete blog',
    offline: 'Network error occurred while deleting blog',
  },
  publish: {
    failed: 'Failed to publish blog',
    offline: 'Network error occurred while publishing blog',
  },
} as const satisfies Record<string, Fallback>;

/** What was done. */
export const DONE = {
  create: 'Blog created successfully',
  update: 'Blog updated successfully',
  delete: 'Blog deleted successfully',
} as const;

/** A post whose time is still to come is scheduled. */
export function publishedWords(status: BlogStatus): string {
  return status === 'SCHEDULED' ? 'Blog scheduled successfully' : 'Blog published successfully';
}

/** The address of the editor that begins a new post; no id looks like it. */
export const NEW = 'new';
