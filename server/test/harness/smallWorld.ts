import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { foldAllCounts } from '../../src/properties/foldCounts.ts';
import { foldActivity } from '../../src/sellers/foldActivity.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { viewerOf } from './application.ts';
import { at, buildContent, IDS } from './smallWorldContent.ts';

/** Who is in it; what is said to them is compared word for word. */
export type Who = 'visitor' | 'buyer' | 'seller' | 'builder' | 'executive' | 'admin';

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
  await buildContent(database);
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
    // As old as the one before, so that the ids decide.
    listing({
      ...of,
      id: IDS.sold,
      title: 'House that is gone',
      subtypeKey: 'residential-house-villa',
      lifecycle: 'sold',
      closedAt: at(20),
      createdAt: at(8),
    }),
    listing({
      ...of,
      id: IDS.hidden,
      title: 'Farm',
      subtypeKey: 'farm-house',
      isActive: false,
      createdAt: at(8),
    }),
  ]);
  await database.query({
    text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
    values: [IDS.office, IDS.executive],
  });
}
