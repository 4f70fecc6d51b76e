import { LIMITS } from '../../../schema/limits.ts';
import type { JobSet } from './jobs.ts';
import { limiting } from './limiting.ts';
import type { NamedLimit } from './limiting.ts';

/** How many different contacts are shown in a day; the three ways to ask share one number. */
function revealLimit(how: string) {
  return {
    windows: [{ points: LIMITS.lead.revealsPerDay, seconds: 86_400 }],
    sentence: `Many contacts were asked for ${how} today.`,
    whenStoreIsAway: 'refuse',
  } as const;
}

/** The key of a limit is what its name ends with: an address (`limitKey`), a mobile, or visitor and thing. */
export const NAMED_LIMITS = {
  codeSendPerPurpose: {
    windows: [{ points: 1, seconds: LIMITS.code.secondsBetweenSends }],
    sentence: 'A code was sent a short while ago.',
    whenStoreIsAway: 'refuse',
  },
  codeSendPerMobile: {
    windows: [
      { points: LIMITS.code.sendsPerTenMinutes, seconds: 600 },
      { points: LIMITS.code.sendsPerHour, seconds: 3_600 },
      { points: LIMITS.code.sendsPerDay, seconds: 86_400 },
    ],
    sentence: 'A code was sent a short while ago.',
    whenStoreIsAway: 'refuse',
  },
  codeSendPerAddress: {
    windows: [{ points: LIMITS.code.sendsPerAddressPerHour, seconds: 3_600 }],
    sentence: 'Too many codes were asked for from your connection.',
    whenStoreIsAway: 'refuse',
  },
  codeFailPerMobile: {
    windows: [{ points: LIMITS.code.failedTriesPerDay, seconds: 86_400 }],
    sentence: 'Too many wrong codes were entered.',
    whenStoreIsAway: 'refuse',
  },
  knownMobilePerAddress: {
    windows: [
      { points: LIMITS.code.knownMobileAnswersPerHour, seconds: 3_600 },
      { points: LIMITS.code.knownMobileAnswersPerDay, seconds: 86_400 },
    ],
    sentence: 'Too many different numbers or addresses were tried from your connection.',
    whenStoreIsAway: 'refuse',
  },
  socialSignInPerAddress: {
    windows: [{ points: LIMITS.social.perAddressPerHour, seconds: 3_600 }],
    sentence: 'Many people signed in from your connection.',
    whenStoreIsAway: 'refuse',
  },
  invitationPerMobile: {
    windows: [{ points: LIMITS.invitation.perMobilePerDay, seconds: 86_400 }],
    sentence: 'This number was invited several times today.',
    whenStoreIsAway: 'refuse',
  },
  invitationPerOrganisation: {
    windows: [{ points: LIMITS.invitation.perOrganisationPerDay, seconds: 86_400 }],
    sentence: 'Many people were invited today.',
    whenStoreIsAway: 'refuse',
  },
  leadPerAddress: {
    windows: [
      { points: LIMITS.lead.perAddressPerHour, seconds: 3_600 },
      { points: LIMITS.lead.perAddressPerDay, seconds: 86_400 },
    ],
    sentence: 'Many enquiries were sent from your connection.',
    whenStoreIsAway: 'refuse',
  },
  leadPerMobile: {
    windows: [{ points: LIMITS.lead.perMobilePerHour, seconds: 3_600 }],
    sentence: 'Many enquiries were sent with this number.',
    whenStoreIsAway: 'refuse',
  },
  revealPerMobile: revealLimit('with this number'),
  revealPerBrowser: revealLimit('in this browser'),
  revealPerAccount: revealLimit('by your account'),
  feedbackPerAddress: {
    windows: [{ points: LIMITS.feedback.perAddressPerHour, seconds: 3_600 }],
    sentence: 'Thank you, we already have several messages from you.',
    whenStoreIsAway: 'refuse',
  },
  newsletterPerAddress: {
    windows: [{ points: LIMITS.newsletter.perAddressPerHour, seconds: 3_600 }],
    sentence: 'Several addresses were signed up from your connection.',
    whenStoreIsAway: 'refuse',
  },
  commentPerAddress: {
    windows: [{ points: LIMITS.comment.perAddressPerHour, seconds: 3_600 }],
    sentence: 'Many comments were sent from your connection.',
    whenStoreIsAway: 'refuse',
  },
  uploadPerAccount: {
    windows: [{ points: LIMITS.picture.uploadsPerAccountPerHour, seconds: 3_600 }],
    sentence: 'You have added many pictures in a short time.',
    whenStoreIsAway: 'refuse',
  },
  postPerAccount: {
    windows: [{ points: LIMITS.posting.perAccountPerHour, seconds: 3_600 }],
    sentence: 'A lot was posted from your account in the last hour.',
    whenStoreIsAway: 'refuse',
  },
  editPerAccount: {
    windows: [{ points: LIMITS.posting.editsPerAccountPerHour, seconds: 3_600 }],
    sentence: 'A lot was changed from your account in the last hour.',
    whenStoreIsAway: 'refuse',
  },
  notePerAccount: {
    windows: [{ points: LIMITS.lead.notesPerAccountPerHour, seconds: 3_600 }],
    sentence: 'You have written many notes in a short time.',
    whenStoreIsAway: 'refuse',
  },
  mapsLookupPerAddress: {
    windows: [{ points: LIMITS.location.mapsLookupsPerHour, seconds: 3_600 }],
    sentence: 'Many positions were looked up from your connection.',
    whenStoreIsAway: 'allow',
  },
} as const satisfies Record<string, NamedLimit>;

export type LimitName = keyof typeof NAMED_LIMITS;

export const { consume, reserve, reserveDistinct } = limiting(NAMED_LIMITS);

/** Forgets counts whose window is over. */
export const limitJobs: JobSet = {
  tasks: {
    'limits-sweep': async (_payload, { database }) => {
      await database.query({
        text: `DELETE FROM rate_limit WHERE expire < (extract(epoch FROM now()) * 1000)::bigint`,
        values: [],
      });
    },
  },
  crontab: ['37 * * * * limits-sweep'],
};
