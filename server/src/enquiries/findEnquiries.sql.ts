import sql, { empty } from 'sql-template-tag';
import { selectedColumns } from '../platform/database/columns.ts';
import { Enquiry, type EnquiryStatus } from './enquiry.entity.ts';
import { type EnquiryScope } from './enquiry.scope.ts';
import { enquiriesOf, noteReaders } from './enquiry.scope.sql.ts';
import { type Sellers } from '../overview/listingsOfScope.sql.ts';

/** Leaves of `enquiry` those that these sellers look after; null leaves all. */
const within = (sellers: Sellers | null) =>
  sellers === null ? empty : sql`JOIN (${enquiriesOf('i.id', sellers)}) AS mine USING (id)`;

/** What no list of enquiries shows; `assignedTo` is read with its name. */
const UNREAD = ['sellerId', 'buyerId', 'assignedTo', 'notifiedAt'] as const;
export type UnreadField = (typeof UNREAD)[number];

const columns = (scope: EnquiryScope | null) => sql`
  ${selectedColumns(Enquiry, 'i', UNREAD)},
  (SELECT json_build_object('id', a.id, 'name', a.name) FROM account AS a WHERE a.id = coalesce(i.assigned_to,
    (SELECT p.assigned_to FROM property AS p WHERE p.id = i.property_id))) AS "assignedTo",
  coalesce((SELECT json_agg(json_build_object('id', n.id, 'text', n.text, 'author', w.name,
      'organisation', o.name, 'createdAt', n.created_at) ORDER BY n.created_at, n.id)
    FROM enquiry_note AS n LEFT JOIN account AS w ON w.id = n.author_id
      LEFT JOIN organisation AS o ON o.id = n.organisation_id
    WHERE n.enquiry_id = i.id ${noteReaders(scope)}), '[]') AS notes`;

/** How many there are of each status that occurs; null is every listing. */
export const countsStatement = (sellers: Sellers | null, propertyId: string | null) => sql`
  SELECT status, count(*)::int AS count FROM enquiry ${within(sellers)}
  WHERE (${propertyId}::text IS NULL OR property_id = ${propertyId})
  GROUP BY status`;

/** The page is picked first, so that only its rows are read whole. */
export const pageStatement = (
  scope: EnquiryScope | null,
  filter: {
    propertyId: string | null;
    status: EnquiryStatus | null;
    pageSize: number;
    offset: number;
  },
) => sql`
  SELECT ${columns(scope)} FROM (
    SELECT id FROM enquiry ${within(scope)}
    WHERE (${filter.propertyId}::text IS NULL OR property_id = ${filter.propertyId})
      AND (${filter.status}::text IS NULL OR status = ${filter.status})
    ORDER BY asked_at DESC, id DESC LIMIT ${filter.pageSize} OFFSET ${filter.offset}
  ) AS shown
  JOIN enquiry AS i ON i.id = shown.id ORDER BY i.asked_at DESC, i.id DESC`;

/** These, the newest first, each only where the scope has it. */
export const rowsStatement = (scope: EnquiryScope | null, ids: readonly string[]) => sql`
  SELECT ${columns(scope)} FROM enquiry AS i ${within(scope)} WHERE i.id = ANY(${ids}::text[])
  ORDER BY i.asked_at DESC, i.id DESC`;
