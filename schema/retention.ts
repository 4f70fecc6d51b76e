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
    what: 'Messages we sent or could not deliver',
    days: 30,
    from: 'sending or the last attempt',
    why: 'So that we can look into a message that did not arrive.',
  },
  answer: {
    what: 'Responses to requests that may be retried',
    days: 1,
    from: 'the request',
    why: 'So that a retry gets the same response.',
  },
  code: {
    what: 'One-time codes, hashed',
    days: 1,
    from: 'expiry',
    why: 'So that we can tell you when a code has expired.',
  },
  registration: {
    what: 'Unfinished registrations',
    days: 1,
    from: 'expiry',
    why: 'So that we can tell you when a registration has expired.',
  },
  refreshToken: {
    what: 'Session tokens, hashed',
    days: 0,
    from: 'expiry',
    why: 'If a token is used twice, we end the session.',
  },
  session: {
    what: 'Devices you signed in on',
    days: 60,
    from: 'the last use',
    why: 'So that you can check where you are signed in.',
  },
  contactGrant: {
    what: 'Who can see the contact details of a listing',
    days: 0,
    from: 'expiry',
    why: 'Needed to show the contact details.',
  },
  mobileProof: {
    what: 'Mobile numbers verified without signing in',
    days: 0,
    from: 'expiry',
    why: 'So that you do not need a second code.',
  },
  draft: {
    what: 'Unfinished listings and their pictures',
    days: LIMITS.draft.savedDays,
    from: 'the last change',
    why: 'So that you can continue where you left off.',
  },
  removedListing: {
    what: 'Pictures and contact details of a removed listing',
    days: LIMITS.listing.removedPicturesDays,
    from: 'removal',
    why: 'So that a listing removed by mistake can be restored.',
  },
  newsletter: {
    what: 'Unconfirmed newsletter addresses',
    days: LIMITS.newsletter.unconfirmedDays,
    from: 'the request',
    why: 'So that you can confirm some days later.',
  },
  view: {
    what: 'Daily views of a listing',
    days: 400,
    from: 'the day',
    why: 'For reports on a full year. The totals shown to the seller remain.',
  },
  blogComment: {
    what: 'Blog comments that were not approved',
    days: LIMITS.blogComment.heldDays,
    from: 'the comment',
    why: 'So that we can review them. Published comments stay with their post.',
  },
  blogReaction: {
    what: 'Likes and shares of a post by day, with a hash of the account or address',
    days: 2,
    from: 'the day',
    why: 'So that each visitor counts once a day. The totals of the post remain.',
  },
  case: {
    what: 'Reports and complaints, with the contact details of the sender',
    days: 365,
    from: 'the last decision',
    why: 'For appeals, and for questions from a court or authority.',
  },
  contactMessage: {
    what: 'Messages from the contact page, with the contact details of the sender',
    days: 365,
    from: 'the message',
    why: 'So that we can answer follow-up questions.',
  },
  auditEntry: {
    what: 'Who made which decision or change',
    days: 1_095,
    from: 'the action',
    why: 'Disputes about a listing or a decision can come up within three years.',
  },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionName = keyof typeof RETENTION;
