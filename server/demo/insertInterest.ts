import { type PoolClient } from 'pg';
import { newId } from '../src/platform/ids.ts';
import {
  insertDecisionsStatement,
  insertEnquiryStatement,
  insertNoteStatement,
  insertViewsStatement,
} from './insertInterest.sql.ts';
import { type DemoWorld } from './world/model.ts';
import { randomFrom } from './world/random.ts';

/**
 * What the inboxes and charts of the demo accounts show: enquiries to those who can sign in, in every status
 * but spam, a month of views of every public listing, and when administrators decided.
 */
export async function insertInterest(
  client: PoolClient,
  world: DemoWorld,
  now: Date,
): Promise<void> {
  const random = randomFrom('interest');
  const named = new Set(
    world.accounts.flatMap(({ id, mobile }) => (mobile?.startsWith(NAMED) ? [id] : [])),
  );
  const options = world.listings.filter(
    ({ sellerId, approvalStatus, lifecycle }) =>
      named.has(sellerId) && approvalStatus === 'approved' && lifecycle === 'available',
  );
  for (const [index, listing] of random.some(options, MOST_ENQUIRIES).entries()) {
    const [name, mobile] = BUYERS[index % BUYERS.length] ?? ['', ''];
    const hoursAgo = 2 + index * random.whole(5, 19);
    const status = hoursAgo < DAY_HOURS ? 'new' : random.pick(STATUSES);
    const id = newId();
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    await client.query(
      insertEnquiryStatement(listing, {
        id,
        name,
        mobile,
        isVerified: random.chance(0.4),
        message: random.pick(MESSAGES),
        status,
        times: random.chance(0.2) ? 2 : 1,
        at,
      }),
    );
    if (status === 'contacted') {
      const note = random.pick(NOTES);
      await client.query(insertNoteStatement(newId(), id, listing.sellerId, note, at));
    }
  }
  await client.query(insertViewsStatement(now, [...named]));
  await client.query(insertDecisionsStatement(now));
}

/** The mobiles of the accounts that the README names. */
const NAMED = '900000000';
const MOST_ENQUIRIES = 40;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const BUYERS = [
  ['Aditi Ranganath', '9000055501'],
  ['Rohan Wadekar', '9000055502'],
  ['Zoya Kidwai', '9000055503'],
  ['Mathew Palathingal', '9000055504'],
  ['Ishwar Solanki', '9000055505'],
  ['Tanvi Borgohain', '9000055506'],
  ['Gurleen Sohal', '9000055507'],
] as const;

const STATUSES = ['new', 'new', 'verified', 'contacted', 'contacted', 'closed'] as const;

const MESSAGES = [
  'Is it still available? I would like to visit this weekend.',
  'Could you tell me the maintenance and whether parking is included?',
  'We are a family of four and can move in next month. Is the price negotiable?',
  'Please share the floor plan and the title documents.',
  'Contact request - no message provided',
] as const;

const NOTES = [
  'Called. Visiting on Sunday at 11.',
  'Asked for the floor plan. Sent it on WhatsApp.',
  'Wants to see two others first. Will call back on Friday.',
] as const;
