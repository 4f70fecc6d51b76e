import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { foldAllCounts } from '../../src/properties/foldCounts.ts';
import { foldActivity } from '../../src/sellers/foldActivity.ts';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { viewerOf } from './application.ts';

/** Who is in it; what is said to them is compared word for word. */
export type Who = 'visitor' | 'buyer' | 'seller' | 'builder' | 'executive' | 'admin';

/** Ids that can be read: the kind of the thing and its number. */
export const IDS = {
  buyer: idOf('a', 1),
  seller: idOf('a', 2),
  builder: idOf('a', 3),
  admin: idOf('a', 4),
  executive: idOf('a', 5),
  flat: idOf('b', 1),
  rented: idOf('b', 2),
  plot: idOf('b', 3),
  office: idOf('b', 4),
  pending: idOf('b', 5),
  rejected: idOf('b', 6),
  organisation: idOf('c', 1),
  invitation: idOf('c', 2),
  post: idOf('d', 1),
  otherPost: idOf('d', 2),
  enquiry: idOf('e', 1),
  note: idOf('e', 2),
  feedback: idOf('f', 1),
  picture: idOf('9', 1),
} as const;

/** A world whose every answer is known: one of each noun, with fixed ids and fixed times. */
export async function buildSmallWorld(database: Database): Promise<Record<Who, Viewer>> {
  const verified = { mobileVerifiedAt: at(1), emailVerifiedAt: at(1) };
  const buyer = await buildAccount(database, {
    id: IDS.buyer,
    name: 'Asha Rao',
    mobile: '9811100001',
    email: 'asha@example.in',
    userType: 'buyer',
    kind: null,
    preferences: { productNews: true },
    ...verified,
  });
  const seller = await buildAccount(database, {
    id: IDS.seller,
    name: 'Meera Iyer',
    mobile: '9811100002',
    email: 'meera@example.in',
    kind: 'agent',
    verificationLevel: 'verified',
    ...verified,
  });
  await database.query({
    text: `INSERT INTO organisation (id, name, created_at) VALUES ($1, 'Aranvi Habitat', $2)`,
    values: [IDS.organisation, at(2)],
  });
  const member = {
    userType: 'builder',
    kind: 'builder',
    organisationId: IDS.organisation,
  } as const;
  const builder = await buildAccount(database, {
    ...member,
    id: IDS.builder,
    name: 'Ravi Nair',
    mobile: '9811100003',
    email: null,
    role: 'admin',
    ...verified,
  });
  const executive = await buildAccount(database, {
    ...member,
    id: IDS.executive,
    name: 'Leela Das',
    mobile: '9811100005',
    role: 'executive',
    ...verified,
  });
  const admin = await buildAccount(database, {
    id: IDS.admin,
    userType: 'site_admin',
    role: 'site_admin',
    kind: null,
    mobile: '9811100004',
    ...verified,
  });
  await buildListings(database);
  await buildRest(database);
  await foldAllCounts(database);
  await foldActivity(database);
  await database.query({ text: 'ANALYZE' });
  return {
    visitor: { kind: 'visitor' },
    buyer: viewerOf(buyer),
    seller: viewerOf(seller),
    builder: viewerOf(builder),
    executive: viewerOf(executive),
    admin: viewerOf(admin),
  };
}

async function buildListings(database: Database): Promise<void> {
  const of = { sellerId: IDS.seller };
  const picture = {
    id: IDS.picture,
    alt: 'The front',
    label: 'Front',
    width: 1_600,
    height: 1_200,
    thumbhash: null,
    illustration: true,
  };
  await writeListings(database, [
    listing({
      ...of,
      id: IDS.flat,
      title: 'Flat by the park',
      address: '12, 100 Feet Road',
      latitude: 12.9784,
      longitude: 77.6408,
      pictures: [picture],
      featured: true,
      createdAt: at(3),
      details: { bhk: '2 BHK', cost: 9_000_000, builtArea: 1_200, areaUnit: 'Sq ft' },
    }),
    listing({
      ...of,
      id: IDS.rented,
      title: 'Rooms to let',
      purpose: 'rent',
      subtypeKey: 'builder-floor-apartment',
      createdAt: at(4),
      details: { bhk: '3 BHK', cost: 40_000, deposit: 80_000 },
    }),
    listing({
      ...of,
      id: IDS.plot,
      title: 'Level plot',
      subtypeKey: 'residential-land-plot',
      state: 'Uttar Pradesh',
      city: 'Agra',
      district: 'Agra',
      locality: 'Tajganj',
      createdAt: at(5),
      details: { cost: 3_500_000 },
    }),
    listing({
      id: IDS.office,
      sellerId: IDS.builder,
      title: 'Office on two floors',
      subtypeKey: 'commercial-office-space',
      createdAt: at(6),
    }),
    listing({ ...of, id: IDS.pending, approvalStatus: 'pending', createdAt: at(7) }),
    listing({
      ...of,
      id: IDS.rejected,
      approvalStatus: 'rejected',
      rejectionReason: 'The photos show another flat.',
      createdAt: at(8),
    }),
  ]);
  await database.query({
    text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
    values: [IDS.office, IDS.executive],
  });
}

async function buildRest(database: Database): Promise<void> {
  const post = {
    content: '<p>Read every page.</p>',
    authorName: ' Kiran Joshi ',
    categories: ['Buying', 'Deeds'],
    featured: true,
  };
  await buildBlog(database, { ...post, id: IDS.post, slug: 'sale-deeds' });
  await buildBlog(database, { id: IDS.otherPost, slug: 'renting', title: 'Before you rent' });
  const rows: [text: string, ...values: unknown[]][] = [
    [
      `INSERT INTO inquiry (id, source, property_id, property_title, seller_id, name, mobile, message,
         status, created_at)
       VALUES ($1, 'lead', $2, 'Flat by the park', $3, 'Asha Rao', '9811100001', 'Is it free?', 'new', $4)`,
      IDS.enquiry,
      IDS.flat,
      IDS.seller,
      at(9),
    ],
    [
      `INSERT INTO inquiry_note (id, inquiry_id, author_id, text, created_at)
       VALUES ($1, $2, $3, 'Calls back on Friday.', $4)`,
      IDS.note,
      IDS.enquiry,
      IDS.seller,
      at(10),
    ],
    [
      `INSERT INTO feedback (id, name, rating, text, account_id, created_at)
       VALUES ($1, 'Asha Rao', 4, 'I found a flat in a week.', $2, $3)`,
      IDS.feedback,
      IDS.buyer,
      at(11),
    ],
    [
      `INSERT INTO invitation (id, organisation_id, mobile, name, role, created_at, expires_at)
       VALUES ($1, $2, '9811100001', 'Asha Rao', 'manager', $3, now() + interval '1 day')`,
      IDS.invitation,
      IDS.organisation,
      at(12),
    ],
    [
      'INSERT INTO favourite (account_id, property_id, created_at) VALUES ($1, $2, $4), ($1, $3, $5)',
      IDS.buyer,
      IDS.flat,
      IDS.plot,
      at(13),
      at(14),
    ],
    [
      `INSERT INTO contact_grant (id, account_id, property_id, expires_at)
       VALUES ('${idOf('8', 1)}', $1, $2, now() + interval '1 day')`,
      IDS.buyer,
      IDS.flat,
    ],
    [
      `INSERT INTO posting_draft (account_id, content, updated_at) VALUES ($1, '{"city":"Agra"}', $2)`,
      IDS.seller,
      at(15),
    ],
    [
      `INSERT INTO session (id, account_id, device, address, created_at, last_used_at)
       VALUES ('${idOf('7', 1)}', $1, 'Firefox on Linux', '203.0.113.9', $2, $3)`,
      IDS.buyer,
      at(16),
      at(17),
    ],
    ['INSERT INTO listing_view (property_id, day, count) VALUES ($1, $2, 7)', IDS.flat, at(18)],
  ];
  for (const [text, ...values] of rows) await database.query({ text, values });
}

function idOf(kind: string, number: number): string {
  return kind.repeat(8) + String(number).padStart(16, '0');
}

/** Some days before the clock of the tests, one after another. */
function at(hour: number): Date {
  return new Date(Date.UTC(2026, 5, 10, hour));
}
