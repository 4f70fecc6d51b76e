import type { Enquiry } from '../features/enquiries/statuses.ts';

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
    askedAt: '2026-11-20T04:30:00.000Z',
    notes: [],
    ...changes,
  };
}
