import {
  answer,
  byName,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';
import { ENQUIRY_STATUSES } from './enquiryStatus.ts';

const NOTE = object({
  id: id('Of the note.'),
  text: text('What it says.'),
  author: nullable(text('Who wrote it; null where the account is gone.')),
  organisation: nullable(text('Whose it is; null where it is its author’s own.')),
  createdAt: moment('When it was written.'),
});

/** An enquiry as those see it who look after the listing. */
export const ENQUIRY = named(
  'Enquiry',
  object({
    _id: id('The same as id.'),
    id: id('Of the enquiry.'),
    source: oneOf(['lead', 'contact', 'visit', 'requirement'], 'How it came.'),
    propertyId: nullable(id('Of the listing.')),
    propertyTitle: text('Title of the listing when it was first asked about.'),
    name: text('Who asks, as they called themselves first.', { examples: ['Asha Rao'] }),
    latestName: nullable(
      text('Latest name entered with the same mobile, if different from name. Otherwise null.'),
    ),
    mobileNumber: text('Ten digits.', { examples: ['9876501234'] }),
    isMobileVerified: yesNo('Whether the mobile is known to be theirs.'),
    message: text('What they wrote; of several tries all of it.'),
    status: oneOf(ENQUIRY_STATUSES, 'Status of the enquiry.'),
    times: whole('How often they asked within 30 days.'),
    assignedTo: nullable(
      object(
        { id: id('Of the account.'), name: nullable(text('The amenity to create.')) },
        'The colleague who looks after it or after its listing.',
      ),
    ),
    assignedToName: nullable(text('The name alone.')),
    notes: list(
      NOTE,
      'What the caller and its colleagues wrote beside it; a site_admin reads all.',
    ),
    createdAt: moment('When it came.'),
    askedAt: moment('When it was asked last.'),
    updatedAt: moment('When it was last changed.'),
  }),
);

export const ENQUIRY_ANSWER = answer({ data: ENQUIRY });

const LIST = list(ENQUIRY);

export const INBOX_ANSWER = answer({
  data: LIST,
  leads: LIST,
  enquiries: LIST,
  counts: byName(whole('How many.'), 'Number of items by status.'),
  pagination: PAGINATION,
});

export const INQUIRIES_ANSWER = answer({
  data: LIST,
  inquiries: LIST,
  counts: byName(whole('How many.'), 'Number of items by status.'),
  pagination: PAGINATION,
});

export const INQUIRY_ANSWER = answer({ data: ENQUIRY, inquiry: ENQUIRY });

export const INQUIRY_STATS = object({
  total: whole('Total number of enquiries.'),
  byStatus: byName(whole('How many.'), 'Number of items by status.'),
  bySource: byName(whole('How many.'), 'How many came in every way.'),
  lastDay: whole('Number of enquiries in the last 24 hours.'),
  lastWeek: whole('Number of enquiries in the last 7 days.'),
  lastMonth: whole('Number of enquiries in the last 30 days.'),
});

export const INQUIRY_STATS_ANSWER = answer({ data: INQUIRY_STATS, stats: INQUIRY_STATS });

export const LEAD_ANSWER = answer({
  data: object({
    inquiryId: id('Of the enquiry.'),
    contact: nullable(
      object(
        {
          phone: text('Ten digits.', { examples: ['9812345670'] }),
          email: text('An e-mail address.'),
        },
        'How to reach the seller.',
      ),
    ),
    needsCode: yesNo(
      'The contact is for proven numbers only: prove the mobile and send the same again.',
    ),
  }),
});
