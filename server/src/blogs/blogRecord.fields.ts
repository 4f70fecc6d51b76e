import { readShownPicture, readShownPictures } from '../richText/readShownPicture.ts';
import { list, moment, oneOf, text, integer, yesNo } from '../platform/http/jsonSchema.ts';
import { readJson, readMoment, readNumber, readYesNo } from '../platform/http/readSent.ts';
import { type RestField } from '../platform/http/rest.ts';
import { BlogStatus } from './blog.entity.ts';

/* The fields of a post in the bodies of the REST door. */

export const STATUSES = Object.values(BlogStatus);

export const TITLE: RestField = {
  name: 'title',
  description: 'At most 120 characters.',
  example: 'Before you rent',
};

export const FEATURED: RestField = {
  name: 'featured',
  description: 'Whether the post is featured.',
  schema: yesNo(),
  isOptional: true,
  read: readYesNo,
};

export const PINNED: RestField = {
  name: 'pinned',
  description: 'Whether the post is pinned to the top.',
  schema: yesNo(),
  isOptional: true,
  read: readYesNo,
};

/** What a post says, beside its title. */
export const MESSAGES: readonly RestField[] = [
  {
    name: 'content',
    description: 'HTML, at most 60,000 characters. Markup that is not allowed is removed.',
    example: '<p>Read the agreement.</p>',
    isOptional: true,
  },
  { name: 'excerpt', description: 'At most 300 characters of plain text.', isOptional: true },
  {
    name: 'slug',
    description: 'URL slug. Generated from the title if omitted.',
    isOptional: true,
  },
  { name: 'authorName', description: 'Name of the author. Default: Admin.', isOptional: true },
  {
    name: 'categories',
    otherNames: ['category'],
    description: 'At most five categories, as a list, as JSON or separated by commas.',
    schema: list(text()),
    isOptional: true,
    read: readWords,
  },
  {
    name: 'tags',
    description: 'At most ten tags, as a list, as JSON or separated by commas.',
    schema: list(text()),
    isOptional: true,
    read: readWords,
  },
  { ...FEATURED, otherNames: ['isFeatured'] },
  PINNED,
  {
    name: 'featuredImage',
    description: 'A file, or the id or URL of a picture on this site. Empty for none.',
    isOptional: true,
    fills: 'picture',
    read: readShownPicture,
  },
  {
    name: 'authorImage',
    description: 'Portrait of the author, in the same format as featuredImage.',
    isOptional: true,
    fills: 'authorPicture',
    read: readShownPicture,
  },
  {
    name: 'gallery',
    description: 'Files, added after the pictures of this site listed here.',
    schema: list(text()),
    isOptional: true,
    read: readShownPictures,
  },
];

/** Whether and from when on visitors read it. */
export const SHOWN: readonly RestField[] = [
  {
    name: 'scheduledAt',
    description: 'Publication time. Published at once if it has passed.',
    schema: moment('With its zone.'),
    isOptional: true,
    read: readMoment,
  },
  {
    name: 'status',
    description: 'draft or published.',
    schema: oneOf(STATUSES),
    isOptional: true,
    read: (sent) => (typeof sent === 'string' ? sent.trim().toLowerCase() : sent),
  },
];

export const VERSION: RestField = {
  name: 'version',
  description: 'Version being edited. Fails with 409 if someone else has changed it since.',
  schema: integer(),
  isOptional: true,
  read: readNumber,
};

/** A form sends lists as JSON, and people join words by commas. */
function readWords(sent: unknown): unknown {
  const words = readJson(sent);
  return typeof words === 'string' ? words.split(',') : words;
}
