import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/limits.ts';

const HOUR = 3_600;
const DAY = 86_400;
const { complaint } = LIMITS;

export const CASE_PER_ADDRESS: Limit = {
  name: 'casePerAddress',
  windows: [
    { points: complaint.perAddressPerHour, seconds: HOUR },
    { points: complaint.perAddressPerDay, seconds: DAY },
  ],
  sentence: 'Many reports were sent from your connection.',
  whenStoreIsAway: 'refuse',
};

export const CASE_PER_CONTACT: Limit = {
  name: 'casePerContact',
  windows: [{ points: complaint.perContactPerDay, seconds: DAY }],
  sentence: 'Many reports were sent with this e-mail address or mobile.',
  whenStoreIsAway: 'refuse',
};

export const APPEAL_PER_ADDRESS: Limit = {
  name: 'appealPerAddress',
  windows: [{ points: complaint.appealsPerAddressPerHour, seconds: HOUR }],
  sentence: 'Many appeals were tried from your connection.',
  whenStoreIsAway: 'refuse',
};

export const CASE_NOTE_PER_ACCOUNT: Limit = {
  name: 'caseNotePerAccount',
  windows: [{ points: LIMITS.lead.notesPerAccountPerHour, seconds: HOUR }],
  sentence: 'You have written many notes in a short time.',
  whenStoreIsAway: 'refuse',
};

export const CASE_LIMITS = [
  CASE_PER_ADDRESS,
  CASE_PER_CONTACT,
  APPEAL_PER_ADDRESS,
  CASE_NOTE_PER_ACCOUNT,
];
