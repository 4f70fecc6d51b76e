import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedValues, findSqlProblems } from './harness/sqlProblems.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Migrations are plain SQL that never changes; the platform's database folder speaks to the driver itself. */
const EXEMPT = /^server\/src\/(migrations|platform\/database)\/(?!.*\.sql\.ts$)/;

describe('hand-written SQL', () => {
  const files = ['server/src', 'server/demo', 'server/bench'].flatMap(sourceFiles);

  test('stands in *.sql.ts, in the tag that keeps values apart from text', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files
      .filter((file) => !EXEMPT.test(file))
      .flatMap((file) =>
        findSqlProblems(file, readFileSync(join(ROOT, file), 'utf8')).map(
          ({ line, problem }) => `${file}:${line} ${problem}`,
        ),
      );
    expect(found).toEqual([]);
  });

  const SAMPLES: Record<string, [file: string, text: string]> = {
    'words joined by blanks': ['a.sql.ts', "['SELECT id FROM', table].join(' ')"],
    'words put together by hand': ['a.sql.ts', "'DELETE FROM ' + table"],
    'a number of a parameter': ['a.ts', "run({ text: 'id = $1', values: [id] })"],
    'a value in a text that is not the tag': ['a.sql.ts', 'raw(`SELECT ${id} FROM property`)'],
    'a statement outside of *.sql.ts': ['a.ts', "client.query('SELECT id FROM property')"],
    'a template outside of *.sql.ts': ['a.ts', 'client.query(`\n  UPDATE property SET x = 1`)'],
    'a table put into a command': ['a.ts', "client.query('VACUUM (ANALYZE) ' + table)"],
    'the tag outside of *.sql.ts': ['a.ts', "import sql from 'sql-template-tag';"],
  };

  test.each(Object.entries(SAMPLES))('%s is refused', (_, [file, text]) => {
    expect(findSqlProblems(file, text)).toHaveLength(1);
  });

  test('a tagged statement, a constant part and commands without a value are not refused', () => {
    const text =
      "const a = sql`SELECT ${b} FROM c ${raw('ORDER BY d')}`;\nconst e = sql`${a} UNION ${a}`;";
    expect(
      findSqlProblems('a.sql.ts', `import sql, { raw } from 'sql-template-tag';\n${text}`),
    ).toEqual([]);
    const commands =
      "import { type Sql } from 'sql-template-tag';\nclient.query('SET LOCAL statement_timeout = 0');";
    expect(findSqlProblems('a.ts', commands)).toEqual([]);
  });
});

describe('the list of hand-written statements', () => {
  const exported = Object.fromEntries(
    sourceFiles('server/src')
      .filter((file) => file.endsWith('.sql.ts'))
      .map((file) => [
        file.replace(/^server\/src\/|\.sql\.ts$/g, ''),
        exportedValues(readFileSync(join(ROOT, file), 'utf8')),
      ]),
  );

  test('every file with SQL belongs to an area that needs it, or is on the list', () => {
    const areaOf = (file: string) => AREAS.find(([, files]) => files.test(file))?.[0];
    const listed = Object.fromEntries(
      Object.entries(exported).filter(([file]) => areaOf(file) === undefined),
    );
    const reviewed = Object.entries(REVIEWED).map(([file, reasons]) => [
      file,
      Object.keys(reasons),
    ]);
    expect(sorted(listed)).toEqual(sorted(Object.fromEntries(reviewed)));
    for (const [area, files] of AREAS) {
      expect(
        Object.keys(exported).filter((file) => files.test(file)),
        area,
      ).not.toEqual([]);
    }
  });

  test('it has at most thirty, each with its reason', () => {
    const reasons = Object.values(REVIEWED).flatMap((texts) => Object.values(texts));
    expect(reasons.filter((reason) => reason !== COUNTS).length).toBeLessThanOrEqual(30);
    expect(reasons.filter((reason) => reason.length < 5)).toEqual([]);
  });
});

/** What TypeORM has no words for, as a whole. */
const AREAS: readonly [area: string, files: RegExp][] = [
  [
    'search',
    /^properties\/(search\/|findProperties$|findSimilar|findOfProject|propertyColumns)|^moderation\/findQueue|^accounts\/accountsNamed|^enquiries\/searchEnquiries|^cases\/findCases|^content\/contactMessages\/findContactMessages/,
  ],
  ['facets', /^properties\/findFacets/],
  ['suggestions', /^suggestions\//],
  [
    'counts',
    /^(properties\/countListings|moderation\/countVersions|sellers\/countOfListings|views\/)/,
  ],
  [
    'rollups',
    /^(platform\/database\/rollup|properties\/(refreshNameWeights|bulkLoad)|sellers\/foldActivity)/,
  ],
  [
    'statistics',
    /^(overview\/|reports\/|enquiries\/findEnquiryStats|sanityChecks\/|properties\/(summariseCity|findLocalityRate)|sellers\/find(Activity|Summary|OwnProperties))/,
  ],
  ['jobs', /^platform\/(jobs\/(?!retention)|messages\/delivery\/outboxJobs|pictures\/rendering)/],
  ['advisory locks', /^platform\/database\/(lock|namedLocks)$/],
  ['backups', /^platform\/backup\//],
  ['whole rows as they were', /^properties\/listingUndo/],
  ['who may see which rows, a part of others', /^enquiries\/enquiry\.scope/],
  ['what PostgreSQL knows of its own tables', /^platform\/database\/vacuum/],
  ['limits, by the clock of the database', /^platform\/database\/limits/],
  [
    'sweepers and retention',
    /^(platform\/(jobs\/retention|pictures\/sweeping)|listingDrafts\/sweepDrafts|properties\/(removedPictures|withdrawClosed))/,
  ],
];

const COUNTS = 'a count';

/** Every other value that a *.sql.ts exports, with the reason why no repository says it. */
const REVIEWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'content/blogs/findBlogs': { categoriesStatement: COUNTS, tagsStatement: COUNTS },
  'content/blogs/writeBlog': {
    insertBlog: 'the demo world writes it in the transaction of its COPY',
  },
  'oneTimeCodes/codes': {
    replaceStatement:
      'one statement, so that two requests cannot both send; ON CONFLICT by the clock',
    countTryStatement: 'counts and reads a try at once, so that guesses at once are all counted',
  },
  'embeddedDatabase/embedded': {
    existingStatement: 'of the server itself, before there is a database to connect TypeORM to',
    shareLockStatement: 'an advisory lock',
    tryLockStatement: 'an advisory lock',
    heartbeatStatement: 'asks a bare connection whether the server lives',
  },
  'enquiries/findEnquiries': {
    countsStatement: COUNTS,
    pageStatement: 'picks a page by the union of a scope first; notes come along as JSON',
    rowsStatement: 'the same rows within the same scope',
  },
  'enquiries/saveEnquiry': {
    insertStatement: 'INSERT ... WHERE NOT EXISTS: a new one, or none beside an earlier one',
  },
  'favourites/changeFavourites': {
    addStatement: 'INSERT ... SELECT of those that are public, in the order given, and counts',
  },
  'favourites/findFavourites': {
    countStatement: COUNTS,
    idsStatement: 'at every visit, prepared; joins what is public',
    pageStatement: 'picks a page before it reads its rows whole',
  },
  'contactAccess/contactProofs': {
    contactProofsStatement: 'what colleagues have proven of many contacts at once, prepared',
  },
  'contactAccess/unlockedListings': {
    unlockedStatement: 'asked with every list, so it is prepared',
  },
  'organisations/invitation': {
    inviteStatement: 'ON CONFLICT on a partial index takes the place of the open one',
    openStatement: 'two joins shaped as the answer',
  },
  'platform/database/idempotency': {
    insertIdempotencyKeyStatement: 'first, or over: decided by one ON CONFLICT ... WHERE',
  },
  'platform/pictures/picture': {
    attachStatement: 'UPDATE ... RETURNING: only what was free is had',
  },
  'properties/findPropertiesByIds': {
    propertiesStatement: 'rows with their seller in the order given, prepared',
  },
  'properties/findProperty': {
    REVISION_COLUMN: 'the newer version as JSON, a part of others',
    propertyStatement: 'one row with its seller and newer version, prepared',
    lockedPropertyStatement: 'the same, FOR KEY SHARE and with an advisory lock in one statement',
  },
  'properties/findVersions': { versionsStatement: 'rows with seller and newer version, prepared' },
  'properties/removeListings': { removeStatement: 'DELETE and INSERT of whole rows at once' },
  'properties/walkPublicListings': {
    listingsAfterStatement: 'a walk of the partial index of what is public, for a sitemap',
    runStatement: COUNTS,
  },
  'sellers/findSeller': {
    sellerStatement: 'a public record and its count of listings decide together',
    listingsStatement: 'picks a page before it reads its rows whole',
  },
  'sessions/refreshToken': { presentedStatement: 'token, session and grace by one clock' },
  'sessions/sessions': {
    viewerStatement: 'with every request of somebody signed in, so it is prepared',
  },
};

function sorted(lists: Record<string, readonly string[]>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(lists).map(([file, names]) => [file, names.toSorted()]));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
