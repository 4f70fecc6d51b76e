import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type PoolClient } from 'pg';
import { insertBlog } from '../src/content/blogs/writeBlog.sql.ts';
import { type Clock } from '../src/platform/clock.ts';
import { type Database } from '../src/platform/database/connect.ts';
import { newId } from '../src/platform/ids.ts';
import { type Log } from '../src/platform/observability/logging.ts';
import { type Pictures } from '../src/platform/pictures/pictures.ts';
import { type PictureRow } from '../src/pictures/picture.presenter.ts';
import { copyListings, type ListingToLoad } from '../src/properties/copyListings.ts';
import { Vocabulary } from '../src/properties/search/vocabulary.ts';
import { insertInterest } from './insertInterest.ts';
import {
  anyAccountStatement,
  assignStatement,
  insertAccountsStatement,
  insertCommentStatement,
  insertControlStatement,
  insertOrganisationStatement,
  insertPartnerStatement,
  lockStatement,
  unlockStatement,
} from './loadDemoWorld.sql.ts';
import { DEMO_BLOGS } from './world/blogs/blogs.ts';
import { DEMO_COMMENTS } from './world/blogs/comments.ts';
import { DEMO_CONTROLS } from './world/contactControls.ts';
import { type DemoWorld, type MasterPicture } from './world/model.ts';
import { makeDemoWorld } from './world/world.ts';

export interface DemoParts {
  database: Database;
  pictures: Pictures;
  log: Log;
  clock: Clock;
}

/** One by which the searches that people are shown as examples find something. */
const SEED = 'aangan-demo-34';
const MASTERS = 'server/demo-pictures';
/** One process fills a database; another that starts at the same moment waits and finds it full. */
const DEMO_LOCK = 7_313_010;

/**
 * Fills an empty database with the demo world (accounts, listings, pictures); does nothing to one that
 * has accounts. Sizes of the pictures are made when they are asked for.
 */
export async function loadDemoWorld(parts: DemoParts): Promise<void> {
  const { database, log, clock } = parts;
  const client = await database.pool.connect();
  try {
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    await client.query(lockStatement(DEMO_LOCK));
    if (!(await isEmpty(client))) return;
    const masters = await readManifest();
    const world = makeDemoWorld({ seed: SEED, now: clock.now(), manifest: masters });
    const stored = await storeMasters(parts, masters);
    await client.query('BEGIN');
    await insertAccounts(client, world, stored);
    await copyListings(client, listingsOf(world, stored));
    await assignListings(client, world);
    await insertBlogs(client, clock.now(), stored);
    await insertContactControls(client);
    await insertPartners(client);
    await insertInterest(client, world, clock.now());
    await client.query('COMMIT');
    await client.query('ANALYZE');
    await new Vocabulary(database).rebuild();
    log.info({ listings: world.listings.length }, 'The demo world was loaded.');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await client.query(unlockStatement(DEMO_LOCK));
    await client.query('RESET lock_timeout; RESET statement_timeout');
    client.release();
  }
}

export async function readManifest(): Promise<MasterPicture[]> {
  const text = await readFile(resolve(MASTERS, 'manifest.json'), 'utf8');
  return JSON.parse(text);
}

async function isEmpty(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(anyAccountStatement);
  return rows.length === 0;
}

/** Masters by file name. */
async function storeMasters(
  { pictures, clock }: DemoParts,
  masters: readonly MasterPicture[],
): Promise<ReadonlyMap<string, PictureRow>> {
  const withBytes = await Promise.all(
    masters.map(async (master) => ({
      ...master,
      bytes: await readFile(resolve(MASTERS, master.file)),
    })),
  );
  const accepted = await pictures.acceptOwn(withBytes, { now: clock.now(), owner: 'demo' });
  return new Map(
    accepted.map((picture, index) => {
      const { file = '', alt = '', label = '' } = masters[index] ?? {};
      return [file, { ...picture, alt, label, illustration: true }];
    }),
  );
}

async function insertAccounts(
  client: PoolClient,
  { accounts }: DemoWorld,
  stored: ReadonlyMap<string, PictureRow>,
): Promise<void> {
  const organisations = new Map<string, string>();
  for (const account of accounts) {
    if (account.organisation !== null && !organisations.has(account.organisation)) {
      organisations.set(account.organisation, newId());
    }
  }
  for (const [name, id] of organisations) {
    await client.query(insertOrganisationStatement(id, name));
  }
  const rows = accounts.map(({ organisation, avatarFile, ...account }) => ({
    ...account,
    organisationId: organisations.get(organisation ?? '') ?? null,
    avatar: stored.get(avatarFile ?? '') ?? null,
  }));
  await client.query(insertAccountsStatement(rows));
}

/** Every third listing of a firm's admins is looked after by its executive. */
async function assignListings(client: PoolClient, { accounts }: DemoWorld): Promise<void> {
  for (const executive of accounts.filter(({ role }) => role === 'executive')) {
    const admins = accounts.filter(
      ({ role, organisation }) => role === 'admin' && organisation === executive.organisation,
    );
    await client.query(
      assignStatement(
        executive.id,
        admins.map(({ id }) => id),
      ),
    );
  }
}

/** Posts with times counted back from now, so that their labels run from 'Just now' to a date. */
async function insertBlogs(
  client: PoolClient,
  now: Date,
  stored: ReadonlyMap<string, PictureRow>,
): Promise<void> {
  for (const { hoursAgo, author, picture, content, ...blog } of DEMO_BLOGS) {
    const publishedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const id = newId();
    const statement = insertBlog({
      ...blog,
      id,
      content: content.trim(),
      authorName: author,
      status: 'published',
      publishedAt,
      createdAt: publishedAt,
      picture: stored.get(picture) ?? null,
    });
    await client.query(statement);
    for (const comment of DEMO_COMMENTS.filter(({ slug }) => slug === blog.slug)) {
      const saidAt = new Date(now.getTime() - comment.hoursAgo * HOUR_MS);
      await client.query(insertCommentStatement({ ...comment, id: newId(), blogId: id, saidAt }));
    }
  }
}

/** Two questions that the contact form asks beside those that every contact form has. */
async function insertContactControls(client: PoolClient): Promise<void> {
  for (const [index, control] of DEMO_CONTROLS.entries()) {
    await client.query(insertControlStatement({ ...control, id: newId(), order: index + 1 }));
  }
}

async function insertPartners(client: PoolClient): Promise<void> {
  for (const [index, name] of INVENTED_FIRMS.entries()) {
    await client.query(insertPartnerStatement(newId(), name, index + 1));
  }
}

const INVENTED_FIRMS =
  'Vrikshal Meruvan Sthirvan Kalpaneer Nilgaon Tarupath Suvarnika Girivar Aakritan Dhruvam Pratilok Ojasvan'.split(
    ' ',
  );

const HOUR_MS = 3_600_000;

function* listingsOf(
  { listings, pictures }: DemoWorld,
  stored: ReadonlyMap<string, PictureRow>,
): Generator<ListingToLoad> {
  for (const listing of listings) {
    const masters = pictures.get(listing.id) ?? [];
    yield { ...listing, pictures: masters.flatMap(({ file }) => stored.get(file) ?? []) };
  }
}
