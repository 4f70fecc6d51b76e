import {
  responseSchema,
  byName,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';
import { CallTime, EnquirySource, EnquiryStatus } from './enquiry.entity.ts';

const NOTE = object({
  id: id('Id of the note.'),
  text: text('Text of the note.'),
  author: nullable(text('Name of the author. Null if the account was deleted.')),
  organisation: nullable(
    text('Organisation that owns the note. Null for a personal note of its author.'),
  ),
  createdAt: moment('Time at which it was written.'),
});

/** An enquiry as those see it who look after the listing. */
export const ENQUIRY = named(
  'Enquiry',
  object({
    _id: id('Same as id.'),
    id: id('Id of the enquiry.'),
    source: oneOf(Object.values(EnquirySource), 'How it was received.'),
    propertyId: nullable(id('Id of the listing.')),
    propertyTitle: text('Title of the listing at the time of the first request.'),
    name: text('Name entered in the first request.', { examples: ['Asha Rao'] }),
    latestName: nullable(
      text('Latest name entered with the same mobile, if different from name. Otherwise null.'),
    ),
    mobileNumber: text('Ten digits.', { examples: ['9876501234'] }),
    isMobileVerified: yesNo('Whether the sender verified the mobile.'),
    message: text('Message. Messages of repeated requests are combined.'),
    callTime: nullable(oneOf(Object.values(CallTime), 'Preferred time. Null for any time.')),
    status: oneOf(Object.values(EnquiryStatus), 'Status of the enquiry.'),
    times: integer('Number of requests within 30 days.'),
    assignedTo: nullable(
      object(
        {
          id: id('Id of the account.'),
          name: nullable(text('Name of the account. Null if it was deleted.')),
        },
        'Team member assigned to the enquiry or its listing.',
      ),
    ),
    assignedToName: nullable(text('Name of the assignee.')),
    notes: list(NOTE, "Internal notes of the caller's team. A site_admin sees all notes."),
    createdAt: moment('Time of receipt.'),
    askedAt: moment('Time of the latest request.'),
    updatedAt: moment('Time of the last change.'),
  }),
);

export const ENQUIRY_RESPONSE = responseSchema({ data: ENQUIRY });

const LIST = list(ENQUIRY);

export const INBOX_RESPONSE = responseSchema({
  data: LIST,
  leads: LIST,
  enquiries: LIST,
  counts: byName(integer('Number.'), 'Number of items by status.'),
  pagination: PAGINATION,
});

export const INQUIRIES_RESPONSE = responseSchema({
  data: LIST,
  inquiries: LIST,
  counts: byName(integer('Number.'), 'Number of items by status.'),
  pagination: PAGINATION,
});

export const INQUIRY_RESPONSE = responseSchema({ data: ENQUIRY, inquiry: ENQUIRY });

export const INQUIRY_STATS = object({
  total: integer('Total number of enquiries.'),
  byStatus: byName(integer('Number.'), 'Number of items by status.'),
  bySource: byName(integer('Number.'), 'Number of enquiries by source.'),
  lastDay: integer('Number of enquiries in the last 24 hours.'),
  lastWeek: integer('Number of enquiries in the last 7 days.'),
  lastMonth: integer('Number of enquiries in the last 30 days.'),
});

export const INQUIRY_STATS_RESPONSE = responseSchema({ data: INQUIRY_STATS, stats: INQUIRY_STATS });

export const LEAD_RESPONSE = responseSchema({
  data: object({
    inquiryId: id('Id of the enquiry.'),
    contact: nullable(
      object(
        {
          phone: text('Ten digits.', { examples: ['9812345670'] }),
          email: text('Email address.'),
        },
        'Contact details of the seller.',
      ),
    ),
    needsCode: yesNo(
      'Whether the contact details are shown only to verified numbers. If true, verify the mobile and send the enquiry again.',
    ),
  }),
});
