import { EnquiriesDocument } from './Enquiries.generated.ts';
import type { EnquiriesQuery } from './Enquiries.generated.ts';
import { NewEnquiriesDocument } from '../../../shell/Workspace.generated.ts';

export type Enquiry = EnquiriesQuery['viewer']['enquiries']['items'][number];

/** What counts enquiries by their status, and is asked for again when one has another. */
export const WITH_STATUS = [EnquiriesDocument, NewEnquiriesDocument];
