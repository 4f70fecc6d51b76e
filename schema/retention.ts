import { LIMITS } from './limits.ts';

/** Something about people that is kept for a while. */
export interface RetentionPeriod {
  what: string;
  /** Days that it stays after `from`. */
  days: number;
  /** What the days are counted from. */
  from: string;
  why: string;
}

/** How long what is known of people stays, and why. A nightly job lets go what is over; the rooms say how. */
export const RETENTION = {
  message: {
    what: 'Messages that were sent, and those that could not be',
    days: 30,
    from: 'when they left or were given up',
    why: 'To look into one that did not arrive.',
  },
  answer: {
    what: 'Answers to requests that may be sent again',
    days: 1,
    from: 'the request',
    why: 'Whoever got no answer asks again and is told what came of it.',
  },
  code: {
    what: 'One-time codes, as fingerprints',
    days: 1,
    from: 'their end',
    why: 'Who types one too late is told so.',
  },
  registration: {
    what: 'Registrations that were begun',
    days: 1,
    from: 'their end',
    why: 'Who comes back late is told so.',
  },
  refreshToken: {
    what: 'Tokens of sessions, as fingerprints',
    days: 0,
    from: 'their end',
    why: 'Until then one that is used twice ends the session.',
  },
  session: {
    what: 'Devices on which somebody was signed in',
    days: 60,
    from: 'their last use',
    why: 'People look through where they were signed in.',
  },
  contactGrant: {
    what: 'Who may see the contact of a listing',
    days: 0,
    from: 'its end',
    why: 'It opens the contact until then.',
  },
  mobileProof: {
    what: 'Mobiles that somebody has proven without signing in',
    days: 0,
    from: 'its end',
    why: 'Until then nobody is asked for a second code.',
  },
  draft: {
    what: 'Listings that were begun and not posted, with their pictures',
    days: LIMITS.draft.savedDays,
    from: 'the last change',
    why: 'Whoever was interrupted goes on where they stood.',
  },
  removedListing: {
    what: 'Pictures and contact of a removed listing',
    days: LIMITS.listing.removedPicturesDays,
    from: 'its removal',
    why: 'To bring back what was removed by mistake.',
  },
  newsletter: {
    what: 'Addresses for the newsletter that nobody confirmed',
    days: LIMITS.newsletter.unconfirmedDays,
    from: 'the request',
    why: 'To confirm them some days later.',
  },
  view: {
    what: 'How often a listing was looked at, day by day',
    days: 400,
    from: 'the day',
    why: 'The figures of a whole year can be looked at; the sums of the seller stay.',
  },
  blogComment: {
    what: 'Comments under posts that nobody has let through',
    days: LIMITS.blogComment.heldDays,
    from: 'the comment',
    why: 'What was refused or forgotten is of no use; what is shown stays with its post.',
  },
  blogReaction: {
    what: 'That a post was liked or shared on a day, under a hash of the account or the address',
    days: 2,
    from: 'the day',
    why: 'One visitor counts once a day; the counts of the post stay.',
  },
  case: {
    what: 'Reports and complaints, with the contact of who sent them',
    days: 365,
    from: 'the last decision',
    why: 'Somebody appeals, or a court or an authority asks how it was settled.',
  },
  contactMessage: {
    what: 'What was sent through the contact page, with the contact of who sent it',
    days: 365,
    from: 'the message',
    why: 'Whoever wrote comes back to it, or was promised something.',
  },
  auditEntry: {
    what: 'Who decided and changed what',
    days: 1_095,
    from: 'the deed',
    why: 'Disputes about a listing or a decision come up within three years.',
  },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionName = keyof typeof RETENTION;
