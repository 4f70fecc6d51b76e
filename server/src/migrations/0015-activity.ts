import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views, enquiries and favourites by seller and day of India, and of the whole market (owner ''), so that a
 * chart adds up some rows a day however many listings there are. A change is appended, so that no writer
 * waits for another; a job folds what was appended into the days. What came of a listing that was removed
 * stays; spam does not count, and what is no favourite any more does not either.
 */
export class Activity1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const COLUMNS = `owner text COLLATE "C" NOT NULL, day date NOT NULL, what text COLLATE "C" NOT NULL
  CHECK (what IN ('views', 'enquiries', 'favourites')), count bigint NOT NULL`;

/**
 * The seller, where there is one, and the market, each with the same change; `changes` give seller_id, day
 * and step.
 */
function append(what: string, ...changes: readonly string[]): string {
  return [
    'INSERT INTO activity_change (owner, day, what, count)',
    'SELECT owner, day,',
    "'" + what + "', sum(step) FROM (",
    changes.join(' UNION ALL '),
    `) AS change CROSS JOIN LATERAL (VALUES (change.seller_id), ('')) AS counted (owner)`,
    'WHERE owner IS NOT NULL GROUP BY owner, day HAVING sum(step) <> 0',
  ].join(' ');
}

const INDIA_DAY = `(rows.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day,`;

function ofListings(rows: string, day: string, step: string): string {
  return [
    'SELECT p.seller_id,',
    day,
    step,
    'AS step FROM',
    rows,
    'AS rows JOIN property AS p ON p.id = rows.property_id',
  ].join(' ');
}

const viewsOf = (rows: string, step: string) => ofListings(rows, 'rows.day,', step);
const favouritesOf = (rows: string, step: string) => ofListings(rows, INDIA_DAY, step);
const enquiriesOf = (rows: string, step: string) =>
  [
    'SELECT rows.seller_id,',
    INDIA_DAY,
    step,
    'AS step FROM',
    rows,
    "AS rows WHERE rows.status <> 'spam'",
  ].join(' ');

const NEW = 'NEW TABLE AS new_rows';
const OLD = 'OLD TABLE AS old_rows';

const TRIGGERS = [
  {
    table: 'listing_view',
    event: 'INSERT',
    rows: NEW,
    change: append('views', viewsOf('new_rows', 'rows.count')),
  },
  {
    table: 'listing_view',
    event: 'UPDATE',
    rows: NEW + ' ' + OLD,
    change: append('views', viewsOf('new_rows', 'rows.count'), viewsOf('old_rows', '-rows.count')),
  },
  {
    table: 'inquiry',
    event: 'INSERT',
    rows: NEW,
    change: append('enquiries', enquiriesOf('new_rows', '1')),
  },
  {
    table: 'inquiry',
    event: 'UPDATE',
    rows: NEW + ' ' + OLD,
    change: append('enquiries', enquiriesOf('new_rows', '1'), enquiriesOf('old_rows', '-1')),
  },
  {
    table: 'favourite',
    event: 'INSERT',
    rows: NEW,
    change: append('favourites', favouritesOf('new_rows', '1')),
  },
  {
    table: 'favourite',
    event: 'DELETE',
    rows: OLD,
    change: append('favourites', favouritesOf('old_rows', '-1')),
  },
] as const;

type Trigger = (typeof TRIGGERS)[number];

const nameOf = ({ table, event }: Trigger) => table + '_activity_' + event.toLowerCase();

function create(trigger: Trigger): string[] {
  const name = nameOf(trigger);
  return [
    ['CREATE FUNCTION', name + '() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN', trigger.change]
      .join(' ')
      .concat('; RETURN NULL; END $$'),
    [
      'CREATE TRIGGER',
      name,
      'AFTER',
      trigger.event,
      'ON',
      trigger.table,
      'REFERENCING',
      trigger.rows,
      'FOR EACH STATEMENT EXECUTE FUNCTION',
      name + '()',
    ].join(' '),
  ];
}

function drop(trigger: Trigger): string[] {
  const name = nameOf(trigger);
  return [
    ['DROP TRIGGER', name, 'ON', trigger.table].join(' '),
    ['DROP FUNCTION', name + '()'].join(' '),
  ];
}

const UP: readonly string[] = [
  ['CREATE TABLE activity_day (', COLUMNS, ', PRIMARY KEY (owner, day, what))'].join(' '),
  ['CREATE TABLE activity_change (', COLUMNS, ')'].join(' '),
  'CREATE INDEX activity_change_owner ON activity_change (owner)',
  append('views', viewsOf('listing_view', 'rows.count')),
  append('enquiries', enquiriesOf('inquiry', '1')),
  append('favourites', favouritesOf('favourite', '1')),
  ...TRIGGERS.flatMap(create),
  // Only the days of a few assigned listings are still read from these tables.
  'DROP INDEX listing_view_day',
  'DROP INDEX favourite_time',
];

const DOWN: readonly string[] = [
  'CREATE INDEX favourite_time ON favourite USING brin (created_at) WITH (pages_per_range = 16)',
  'CREATE INDEX listing_view_day ON listing_view USING brin (day) WITH (pages_per_range = 16)',
  ...TRIGGERS.flatMap(drop),
  'DROP TABLE activity_change',
  'DROP TABLE activity_day',
];
