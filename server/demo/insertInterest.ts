import { type PoolClient } from 'pg';
import { newId } from '../src/platform/ids.ts';
import { type DemoWorld } from './world/model.ts';
import { randomFrom } from './world/random.ts';

/**
 * What the inboxes and charts of the demo accounts show: inquiries to those who can sign in, in every status
 * but spam, and a month of views of every public listing.
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
  const asked = world.listings.filter(
    ({ sellerId, approvalStatus, lifecycle }) =>
      named.has(sellerId) && approvalStatus === 'approved' && lifecycle === 'available',
  );
  for (const [index, listing] of random.some(asked, MOST_INQUIRIES).entries()) {
    const [name, mobile] = BUYERS[index % BUYERS.length] ?? ['', ''];
    const hoursAgo = 2 + index * random.whole(5, 19);
    const status = hoursAgo < DAY_HOURS ? 'new' : random.pick(STATUSES);
    const id = newId();
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    await client.query(INSERT_INQUIRY, [
      id,
      listing.id,
      listing.title,
      listing.sellerId,
      name,
      mobile,
      random.chance(0.4),
      random.pick(MESSAGES),
      status,
      random.chance(0.2) ? 2 : 1,
      at,
    ]);
    if (status === 'contacted') {
      await client.query(INSERT_NOTE, [newId(), id, listing.sellerId, random.pick(NOTES), at]);
    }
  }
  await client.query(INSERT_VIEWS, [now]);
}

/** The mobiles of the accounts that the README names. */
const NAMED = '900000000';
const MOST_INQUIRIES = 40;
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
  'Please share the floor plan and the papers of the title.',
  'Contact request - no message provided',
] as const;

const NOTES = [
  'Called. Visits on Sunday at eleven.',
  'Asked for the floor plan, sent it by WhatsApp.',
  'Wants to see two others first, calls back on Friday.',
] as const;

const INSERT_INQUIRY = `
  INSERT INTO inquiry (id, source, property_id, property_title, seller_id, name, mobile,
    mobile_verified, message, status, times, created_at, updated_at, notified_at)
  VALUES ($1, 'lead', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $11)`;

const INSERT_NOTE = `
  INSERT INTO inquiry_note (id, inquiry_id, author_id, text, created_at)
  VALUES ($1, $2, $3, $4, $5::timestamptz + interval '3 hours')`;

/** Some days more, some less, the same at every loading; only days on which the listing was there. */
const INSERT_VIEWS = `
  INSERT INTO listing_view (property_id, day, count)
  SELECT p.id, day.at::date,
    1 + (CASE WHEN p.featured THEN 14 ELSE 5 END
      * (1 + ('x' || substr(md5(p.id || day.at::date), 1, 7))::bit(28)::int % 100) / 100)
  FROM property AS p
  CROSS JOIN generate_series(($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - 29,
    ($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - 1, interval '1 day') AS day (at)
  WHERE p.approval_status = 'approved' AND p.is_active
    AND day.at > p.created_at AT TIME ZONE 'Asia/Kolkata'`;
