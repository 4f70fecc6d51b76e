import { LIMITS } from '../../../schema/limits.ts';
import { senderLimits } from '../contactAccess/senderLimits.ts';
import { type Limit } from '../platform/database/limits.ts';

export const LEAD_PER_SENDER = senderLimits({
  name: 'lead',
  windows: [
    { points: LIMITS.lead.perSenderPerHour, seconds: 3_600 },
    { points: LIMITS.lead.perSenderPerDay, seconds: 86_400 },
  ],
  sentence: 'Too many enquiries have been sent from your browser or connection.',
  whenStoreIsAway: 'refuse',
});

export const LEAD_PER_MOBILE: Limit = {
  name: 'leadPerMobile',
  windows: [{ points: LIMITS.lead.perMobilePerHour, seconds: 3_600 }],
  sentence: 'Too many enquiries have been sent with this number.',
  whenStoreIsAway: 'refuse',
};

export const NOTE_PER_ACCOUNT: Limit = {
  name: 'notePerAccount',
  windows: [{ points: LIMITS.lead.notesPerAccountPerHour, seconds: 3_600 }],
  sentence: 'You have added too many notes in a short time.',
  whenStoreIsAway: 'refuse',
};

export const ENQUIRY_LIMITS = [...LEAD_PER_SENDER, LEAD_PER_MOBILE, NOTE_PER_ACCOUNT];
