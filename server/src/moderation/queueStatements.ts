/**
 * The statements behind the queue. Each answers one row: `ids` of a page and `total`, counted up to $1.
 * $2 is the size of the page, $3 where it begins, $4 the state or null. The searching ones take besides
 * $5 words for to_tsquery, $6 ids of sellers, $7 one id (all three null without a search), and as filters,
 * null for none, $8 state, $9 city, $10 subtypes, $11 purpose. They are planned anew for what is asked.
 */

const FILTERS = `($8::text IS NULL OR p.state = $8) AND ($9::text IS NULL OR p.city = $9)
  AND ($10::text[] IS NULL OR p.subtype = ANY($10)) AND ($11::text IS NULL OR p.purpose = $11)`;

const HAS_WORDS = `($5::text IS NULL OR p.search @@ to_tsquery('listing', $5))`;
const IS_NAMED = '(p.seller_id = ANY($6::text[]) OR p.id = $7)';

/** The state of the newest version: what has an edit beside it is not approved for an administrator. */
const HAS_STATUS = `($4::text IS NULL OR (p.approval_status = $4
  AND p.id NOT IN (SELECT property_id FROM property_revision)))`;

const IS_PUBLIC = `p.approval_status = 'approved' AND p.is_active`;
/** Word for word what the index property_hidden_search says. */
const IS_HIDDEN = `(p.approval_status <> 'approved' OR NOT p.is_active)`;

const NEWEST = 'ORDER BY p.created_at DESC, p.id DESC LIMIT $1';
const ROWS = 'SELECT p.id, p.created_at AS at FROM property AS p WHERE';

function pageOf(found: string, direction: 'ASC' | 'DESC'): string {
  const order = ['ORDER BY at', direction + ', id', direction].join(' ');
  return [
    'WITH found AS MATERIALIZED (SELECT id, at FROM (',
    found,
    ') AS each',
    order,
    'LIMIT $1) SELECT (SELECT count(*)::int FROM found) AS total,',
    'ARRAY(SELECT id FROM found',
    order,
    'LIMIT $2 OFFSET $3) AS ids',
  ].join(' ');
}

/** An edit is found by what it says too. */
const EDIT_HAS_WORDS = `to_tsvector('listing', concat_ws(' ', r.content->>'title',
  r.content->>'locality', r.content->>'city')) @@ to_tsquery('listing', $5)`;

/** Rows in a state of their own and edits in it: both are few, so they are looked through in order. */
function waiting(since: string): string {
  const matches = [HAS_WORDS, 'OR', IS_NAMED].join(' ');
  return [
    'SELECT p.id,',
    since,
    'AS at FROM property AS p WHERE p.approval_status = $4',
    ['AND (', matches, ') AND', FILTERS].join(' '),
    'UNION ALL SELECT p.id, r.created_at FROM property_revision AS r',
    'JOIN property AS p ON p.id = r.property_id WHERE r.status = $4',
    ['AND (', matches, 'OR', EDIT_HAS_WORDS, ') AND', FILTERS].join(' '),
  ].join(' ');
}

/** The oldest first. */
export const PENDING = pageOf(waiting('p.created_at'), 'ASC');
export const REJECTED = pageOf(waiting('p.updated_at'), 'DESC');

/** Without a search: one index in its order. */
export const ALL = pageOf([ROWS, HAS_STATUS, NEWEST].join(' '), 'DESC');

/** Words find public listings by one index and hidden ones by another; sellers and ids by their own. */
export const FOUND = pageOf(
  [
    [ROWS, IS_PUBLIC, 'AND', HAS_WORDS, 'AND', HAS_STATUS, 'AND', FILTERS, NEWEST],
    [ROWS, IS_HIDDEN, 'AND', HAS_WORDS, 'AND', HAS_STATUS, 'AND', FILTERS, NEWEST],
    [
      'SELECT its.id, its.at FROM unnest($6::text[]) AS seller (id) CROSS JOIN LATERAL (',
      [ROWS, 'p.seller_id = seller.id AND', HAS_STATUS, 'AND', FILTERS, NEWEST].join(' '),
      ') AS its',
    ],
    [ROWS, 'p.id = $7 AND', HAS_STATUS, 'AND', FILTERS],
  ]
    .map((branch) => ['(', ...branch, ')'].join(' '))
    .join(' UNION '),
  'DESC',
);
