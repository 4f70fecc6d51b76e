import { smallestValid, subtypeByKey } from '../../schema/catalogue/interpret.ts';
import { type Details } from '../../schema/catalogue/model.ts';
import { type Account } from '../src/accounts/account.entity.ts';
import { CaseFile } from '../src/cases/case.entity.ts';
import { Enquiry as EnquiryRow } from '../src/enquiries/enquiry.entity.ts';
import { type BlogToWrite, insertBlog } from '../src/content/blogs/writeBlog.sql.ts';
import { type Database } from '../src/platform/database/connect.ts';
import { newId } from '../src/platform/ids.ts';
import { copyListings, type ListingToLoad } from '../src/properties/copyListings.ts';

/** An account in the database; whatever a test does not care about is filled in. */
export async function buildAccount(
  database: Database,
  overrides: Partial<Account> = {},
): Promise<Account> {
  const now = new Date('2026-01-05T06:00:00Z');
  const account: Account = {
    id: newId(),
    name: 'Meera Test',
    mobile: null,
    mobileVerifiedAt: null,
    email: null,
    emailVerifiedAt: null,
    userType: 'seller',
    kind: 'owner',
    role: null,
    organisationId: null,
    verificationLevel: 'basic',
    status: 'active',
    avatar: null,
    preferences: {},
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  await database.query({
    text: `INSERT INTO account (id, name, mobile, email, user_type, kind, role, organisation_id,
             verification_level, status, avatar, created_at, updated_at, mobile_verified_at,
             email_verified_at, preferences)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    values: [
      account.id,
      account.name,
      account.mobile,
      account.email,
      account.userType,
      account.kind,
      account.role,
      account.organisationId,
      account.verificationLevel,
      account.status,
      account.avatar && JSON.stringify(account.avatar),
      account.createdAt,
      account.updatedAt,
      account.mobileVerifiedAt,
      account.emailVerifiedAt,
      JSON.stringify(account.preferences),
    ],
  });
  return account;
}

export type ListingOverrides = Partial<Omit<ListingToLoad, 'details'>> & {
  sellerId: string;
  details?: Details;
};

/** A public listing of the smallest valid details; `details` are laid over those. */
export function listing(overrides: ListingOverrides): ListingToLoad {
  const subtypeKey = overrides.subtypeKey ?? 'flat-apartment';
  return {
    id: newId(),
    purpose: 'sell',
    title: 'Two rooms near the lake',
    description: 'A plain home.',
    state: 'Karnataka',
    city: 'Bengaluru',
    district: null,
    locality: 'Indiranagar',
    address: null,
    latitude: null,
    longitude: null,
    contactPhone: '9000099999',
    contactEmail: 'seller@example.com',
    approvalStatus: 'approved',
    rejectionReason: null,
    isActive: true,
    featured: false,
    lifecycle: 'available',
    closedAt: null,
    createdAt: new Date('2026-03-01T06:00:00Z'),
    pictures: [],
    ...overrides,
    subtypeKey,
    details: { ...smallestValid(subtypeByKey(subtypeKey)), ...overrides.details },
  };
}

export async function writeListings(
  database: Database,
  listings: readonly ListingToLoad[],
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await copyListings(client, listings);
  } finally {
    client.release();
  }
}

/** A blog post in the database, published unless the test says otherwise. */
export async function buildBlog(
  database: Database,
  overrides: Partial<BlogToWrite> = {},
): Promise<BlogToWrite> {
  const id = overrides.id ?? newId();
  const at = new Date('2026-03-01T06:00:00Z');
  const blog: BlogToWrite = {
    id,
    slug: 'post-' + id,
    title: 'How to read a sale deed',
    excerpt: 'What to look for before signing.',
    content: '<p>Read every page.</p>',
    status: 'published',
    publishedAt: at,
    createdAt: at,
    ...overrides,
  };
  await database.query(insertBlog(blog));
  return blog;
}

/** An enquiry in the database, as if a lead had made it; answers its id. */
export async function buildEnquiry(
  database: Database,
  enquiry: Partial<Pick<EnquiryRow, 'source' | 'name' | 'latestName' | 'mobile' | 'status'>> &
    Partial<Pick<EnquiryRow, 'propertyTitle' | 'assignedTo' | 'createdAt'>> & {
      propertyId: string;
      sellerId: string;
    },
): Promise<string> {
  const id = newId();
  const { createdAt = new Date('2026-06-01T06:00:00Z') } = enquiry;
  await database.source.manager.insert(EnquiryRow, {
    id,
    source: 'lead',
    propertyTitle: 'Two rooms near the lake',
    name: 'Asha Rao',
    mobile: '9811122233',
    message: 'Is it free in May?',
    createdAt,
    askedAt: createdAt,
    ...enquiry,
  });
  return id;
}

/** A complaint in the database, acknowledged; answers its id. */
export async function buildCase(
  database: Database,
  overrides: Partial<CaseFile> = {},
): Promise<string> {
  const id = newId();
  await database.source.manager.insert(CaseFile, {
    id,
    kind: 'complaint',
    reason: 'conduct',
    text: 'Nobody has answered my messages.',
    name: 'Asha Rao',
    contact: 'asha@example.in',
    status: 'acknowledged',
    ...overrides,
  });
  return id;
}

/** A picture that an account has uploaded and nothing shows yet; it has no files. */
export async function buildPicture(database: Database, uploadedBy: string): Promise<string> {
  const id = newId();
  await database.query({
    text: `INSERT INTO picture (id, width, height, thumbhash, source_key, uploaded_by)
           VALUES ($1, 1200, 900, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', 'source', $2)`,
    values: [id, uploadedBy],
  });
  return id;
}
