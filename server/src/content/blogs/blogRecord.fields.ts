import { readShownPicture, readShownPictures } from '../richText/readShownPicture.ts';
import { readJson } from '../../platform/http/readSent.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { BlogStatus } from './blog.entity.ts';

/* The fields of a post in the bodies of the REST door. */

export const STATUSES = Object.values(BlogStatus);

/** Also accepted as isFeatured. */
export const FEATURED = { otherNames: ['isFeatured'] };

/** Whether and from when on visitors read it. */
export const SHOWN: RestBody = {
  scheduledAt: {},
  status: { read: (sent) => (typeof sent === 'string' ? sent.trim().toLowerCase() : sent) },
};

export const BODY: RestBody = {
  title: 'Before you rent',
  content: '<p>Read the agreement.</p>',
  excerpt: {},
  slug: {},
  authorName: {},
  categories: {
    description:
      'At most five categories of at most 30 characters each, as a list, as JSON or separated by commas.',
    otherNames: ['category'],
    read: readWords,
  },
  tags: {
    description:
      'At most ten tags of at most 30 characters each, as a list, as JSON or separated by commas.',
    read: readWords,
  },
  featured: FEATURED,
  pinned: {},
  featuredImage: {
    description: 'A file, or the id or URL of a picture on this site. Empty for none.',
    fills: 'picture',
    read: readShownPicture,
  },
  authorImage: {
    description: 'Portrait of the author, in the same format as featuredImage.',
    fills: 'authorPicture',
    read: readShownPicture,
  },
  gallery: {
    description: 'Files, added after the pictures of this site listed here.',
    read: readShownPictures,
  },
  ...SHOWN,
};

/** A form sends lists as JSON, and people join words by commas. */
function readWords(sent: unknown): unknown {
  const words = readJson(sent);
  return typeof words === 'string' ? words.split(',') : words;
}
