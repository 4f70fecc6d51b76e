import { LIMITS } from '../../../schema/limits.ts';
import { senderLimits } from '../contactAccess/senderLimits.ts';
import { type Limit } from '../platform/database/limits.ts';

const HOUR = 3_600;
const DAY = 86_400;
const { complaint } = LIMITS;

export const CASE_PER_SENDER = senderLimits({
  name: 'case',
  windows: [
    { points: complaint.perSenderPerHour, seconds: HOUR },
    { points: complaint.perSenderPerDay, seconds: DAY },
  ],
  sentence: 'Too many reports have been sent from your browser or connection.',
  whenStoreIsAway: 'refuse',
});

export const CASE_PER_CONTACT: Limit = {
  name: 'casePerContact',
  windows: [{ points: complaint.perContactPerDay, seconds: DAY }],
  sentence: 'Too many reports have been sent with this email address or mobile number.',
  whenStoreIsAway: 'refuse',
};

export const APPEAL_PER_ADDRESS: Limit = {
  name: 'appealPerAddress',
  windows: [{ points: complaint.appealsPerAddressPerHour, seconds: HOUR }],
  sentence: 'Too many appeals have been tried from your connection.',
  whenStoreIsAway: 'refuse',
};

export const CASE_NOTE_PER_ACCOUNT: Limit = {
  name: 'caseNotePerAccount',
  windows: [{ points: LIMITS.lead.notesPerAccountPerHour, seconds: HOUR }],
  sentence: 'You have added too many notes in a short time.',
  whenStoreIsAway: 'refuse',
};

export const CASE_LIMITS = [
  ...CASE_PER_SENDER,
  CASE_PER_CONTACT,
  APPEAL_PER_ADDRESS,
  CASE_NOTE_PER_ACCOUNT,
];
