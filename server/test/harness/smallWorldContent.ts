import { type Database } from '../../src/platform/database/connect.ts';
import { buildBlog } from '../factories.ts';
import { NOW } from './application.ts';

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
  sold: idOf('b', 7),
  hidden: idOf('b', 8),
  organisation: idOf('c', 1),
  invitation: idOf('c', 2),
  post: idOf('d', 1),
  otherPost: idOf('d', 2),
  enquiry: idOf('e', 1),
  note: idOf('e', 2),
  feedback: idOf('f', 1),
  picture: idOf('9', 1),
  otherPicture: idOf('9', 2),
} as const;

/** What people wrote, marked and asked: one of each, and some as old as another, so that the ids decide. */
export async function buildContent(database: Database): Promise<void> {
  const post = {
    content: '<p>Read every page.</p>',
    authorName: ' Kiran Joshi ',
    categories: ['Buying', 'Deeds'],
    featured: true,
  };
  await buildBlog(database, { ...post, id: IDS.post, slug: 'sale-deeds' });
  await buildBlog(database, { id: IDS.otherPost, slug: 'renting', title: 'Before you rent' });
  const draft = { status: 'draft' as const, publishedAt: null };
  await buildBlog(database, { ...draft, id: idOf('d', 3), title: 'Not yet written' });
  await buildBlog(database, { id: idOf('d', 4), title: 'This very moment', publishedAt: NOW });
  const soon = new Date(NOW.getTime() + 1_000);
  await buildBlog(database, { id: idOf('d', 5), title: 'In a second', publishedAt: soon });
  for (const [number, propertyId, sellerId] of [
    [2, IDS.plot, IDS.seller],
    [3, IDS.flat, IDS.seller],
    [4, IDS.office, IDS.builder],
  ] as const) {
    await database.query({
      text: `INSERT INTO enquiry (id, source, property_id, property_title, seller_id, name, mobile, message,
         status, created_at, asked_at)
       VALUES ($1, 'lead', $2, 'As it was called', $3, 'Tara', '9811100077', '', 'closed', $4, $4)`,
      values: [idOf('e', 4 + number), propertyId, sellerId, at(9)],
    });
  }
  const rows: [text: string, ...values: unknown[]][] = [
    [
      `INSERT INTO enquiry (id, source, property_id, property_title, seller_id, name, mobile, message,
         status, created_at, asked_at)
       VALUES ($1, 'lead', $2, 'Flat by the park', $3, 'Asha Rao', '9811100001', 'Is it free?', 'new', $4, $4)`,
      IDS.enquiry,
      IDS.flat,
      IDS.seller,
      at(9),
    ],
    [
      `INSERT INTO enquiry_note (id, enquiry_id, author_id, text, created_at)
       VALUES ($1, $2, $3, 'Calls back on Friday.', $4)`,
      IDS.note,
      IDS.enquiry,
      IDS.seller,
      at(10),
    ],
    [
      `INSERT INTO enquiry_note (id, enquiry_id, author_id, text, created_at)
       VALUES ('${idOf('e', 3)}', $1, NULL, 'By somebody who left.', $2), ('${idOf('e', 4)}', $1, $3, 'Later.', $2)`,
      IDS.enquiry,
      at(10),
      IDS.buyer,
    ],
    [
      `INSERT INTO audit_entry (id, actor, action, subject, at, note) VALUES
         ('${idOf('6', 1)}', 'system', 'property.edited', $1, $4, 'By itself'),
         ('${idOf('6', 2)}', $2, 'property.posted', $1, $4, NULL),
         ('${idOf('6', 3)}', $3, 'property.approved', $1, $5, 'Well done.'),
         ('${idOf('6', 4)}', $3, 'property.unheard', $1, $5, NULL),
         ('${idOf('6', 5)}', $3, 'property.hidden', 'another', $5, NULL)`,
      IDS.flat,
      IDS.seller,
      IDS.admin,
      at(4),
      at(5),
    ],
    [
      `INSERT INTO feedback (id, name, rating, text, created_at)
       VALUES ('${idOf('f', 2)}', 'Tara', 1, 'Nothing is found at all.', $1), ('${idOf('f', 3)}', 'Uma', 5, 'All is found at once.', $1)`,
      at(11),
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
      `INSERT INTO invitation (id, organisation_id, mobile, name, role, created_at, expires_at, settled_at, settled_as)
       VALUES ('${idOf('c', 3)}', $1, '9811100061', 'Late', 'manager', $2, now() - interval '1 day', NULL, NULL),
         ('${idOf('c', 4)}', $1, '9811100062', 'Gone', 'manager', $2, now() + interval '1 day', $2, 'declined'),
         ('${idOf('c', 5)}', $1, '9811100063', 'Open', 'executive', $2, now() + interval '1 day', NULL, NULL)`,
      IDS.organisation,
      at(12),
    ],
    [
      `INSERT INTO favourite (account_id, property_id, created_at)
       VALUES ($1, $2, $5), ($1, $3, $6), ($1, $4, $6), ($1, '${IDS.hidden}', $6), ($7, $2, $6)`,
      IDS.buyer,
      IDS.flat,
      IDS.plot,
      IDS.rented,
      at(13),
      at(14),
      IDS.admin,
    ],
    [
      `INSERT INTO contact_grant (id, account_id, property_id, expires_at)
       VALUES ('${idOf('8', 2)}', $1, $2, now() - interval '1 day')`,
      IDS.buyer,
      IDS.plot,
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
    [
      `INSERT INTO session (id, account_id, device, address, created_at, last_used_at, ended_at, ended_why)
       VALUES ('${idOf('7', 2)}', $1, 'Over', '', $2, $2, $2, 'elsewhere'), ('${idOf('7', 3)}', $1, 'Tie', '', $2, $2, NULL, NULL),
         ('${idOf('7', 4)}', $3, 'Of another', '', $2, $2, NULL, NULL)`,
      IDS.buyer,
      at(17),
      IDS.seller,
    ],
    ['INSERT INTO listing_view (property_id, day, count) VALUES ($1, $2, 7)', IDS.flat, at(18)],
  ];
  for (const [text, ...values] of rows) await database.query({ text, values });
}

export function idOf(kind: string, number: number): string {
  return kind.repeat(8) + String(number).padStart(16, '0');
}

/** Some days before the clock of the tests, one after another. */
export function at(hour: number): Date {
  return new Date(Date.UTC(2026, 5, 10, hour));
}
