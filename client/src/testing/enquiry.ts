import type { Enquiry } from '../features/seller/enquiries/statuses.ts';

/** One of somebody's own, and one of an organisation whose author is gone. */
export const NOTES: Enquiry['notes'] = [
  {
    id: '1',
    text: 'Called.',
    author: 'Meera',
    organisation: null,
    createdAt: '2026-11-19T06:00:00.000Z',
  },
  {
    id: '2',
    text: 'Again.',
    author: null,
    organisation: 'Aranvi Habitat',
    createdAt: '2026-11-20T06:00:00.000Z',
  },
];

/** An enquiry of a visitor, new and about a listing that is gone, unless told otherwise. */
export function enquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    id: '66f0000000000000000000aa',
    source: 'LEAD',
    propertyTitle: 'Flat by the park',
    property: null,
    name: 'Ravi',
    latestName: null,
    mobile: '9876543210',
    isMobileVerified: false,
    message: 'May I visit?',
    status: 'NEW',
    times: 1,
    assignedTo: null,
    callTime: null,
    askedAt: '2026-11-20T04:30:00.000Z',
    notes: [],
    ...changes,
  };
}
