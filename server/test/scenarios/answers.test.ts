import { beforeAll, describe, expect, test } from 'vitest';
import { type Viewer } from '../../src/platform/context.ts';
import { responsesTo, type Call, documentFor, recorded } from '../harness/answers.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { BEHIND_A_PROXY } from '../harness/people.ts';
import { buildSmallWorld, type Who } from '../harness/smallWorld.ts';
import { IDS } from '../harness/smallWorldContent.ts';

/**
 * What both doors say about a world in which everything is known, whole and word for word: an answer that changes
 * is looked at in the file. What is made anew each time (ids, moments, days) reads <so>.
 */

const READS: readonly Call[] = [
  ['visitor', '/api/amenities'],
  ['visitor', '/api/blogs'],
  ['visitor', '/api/blogs?category=Buying&limit=1'],
  ['visitor', '/api/blogs?category=None'],
  ['visitor', '/api/blogs/featured'],
  ['visitor', '/api/blogs/slug/sale-deeds'],
  ['visitor', `/api/blogs/${IDS.otherPost}`],
  ['visitor', '/api/blogs/none'],
  ['visitor', '/api/properties'],
  ['visitor', '/api/properties?city=Agra'],
  ['visitor', '/api/properties?city=Atlantis'],
  ['visitor', '/api/properties?city=Mumbai'],
  ['visitor', '/api/properties?page=9'],
  ['visitor', '/api/properties?keyword=2%20bhk%20in%20bangalore%20under%2095%20lakh'],
  ['buyer', '/api/properties?city=Bengaluru&sort=price_asc&limit=2'],
  ['visitor', `/api/properties/compare?ids=${IDS.plot},${IDS.flat}`],
  ['visitor', `/api/properties/compare?ids=${IDS.plot}`],
  ['visitor', '/api/properties/compare'],
  ['visitor', '/api/properties/cities-with-counts'],
  ['visitor', '/api/properties/cities?state=Goa'],
  ['visitor', '/api/properties/cities'],
  ['visitor', '/api/location/cities?state=Narnia'],
  ['visitor', '/api/location/states'],
  ['visitor', '/api/location/detect?latitude=12.97&longitude=77.59'],
  ['visitor', '/api/location/detect?latitude=x'],
  ['visitor', '/api/location/detect?latitude=60&longitude=10'],
  ['visitor', '/api/properties/subtypes'],
  ['visitor', '/api/properties/subtypes?type=land'],
  ['visitor', '/api/properties/subcategories-with-counts'],
  ['visitor', '/api/properties/agricultural-options'],
  ['visitor', '/api/properties/dropdown-options'],
  ['visitor', '/api/properties/furnish-details-options?type=residential&furnishType=Furnished'],
  ['visitor', '/api/properties/furnish-details-options?type=boat'],
  ['visitor', '/api/properties/furnish-details-options?type=residential&furnishType=Red'],
  ['visitor', '/api/properties/suggestions?text=beng'],
  ['visitor', '/api/seller'],
  ['visitor', `/api/seller/${IDS.seller}`],
  ['visitor', '/api/seller/none'],
  ['visitor', '/api/auth/me'],
  ['buyer', '/api/auth/me'],
  ['builder', '/api/auth/profile'],
  ['buyer', '/api/properties/favorites'],
  ['buyer', `/api/properties/${IDS.flat}/favorite/status`],
  ['buyer', `/api/properties/${IDS.office}/favorite/status`],
  ['seller', '/api/properties/my-properties'],
  ['seller', '/api/seller/properties?state=rejected'],
  ['seller', '/api/seller/properties?state=lost'],
  ['seller', '/api/seller/dashboard-summary'],
  ['seller', '/api/seller/leads'],
  ['seller', '/api/seller/enquiries?status=closed'],
  ['seller', '/api/seller-leads/my?limit=x'],
  ['buyer', '/api/seller/leads'],
  ['admin', '/api/site-admin/feedback'],
  ['admin', '/api/site-admin/feedback?limit=1&page=2'],
  ['buyer', '/api/properties/favorites?limit=1&page=2'],
  ['admin', '/api/site-admin/properties?limit=2'],
  ['admin', '/api/site-admin/properties/pending'],
  ['admin', '/api/properties/admin/all-properties?search=level'],
  ['admin', '/api/site-admin/properties/stats'],
  ['seller', '/api/site-admin/properties/stats'],
  ['visitor', '/api/auth/google'],
  ['visitor', '/api/none'],
  ['visitor', `/api/properties/${IDS.flat}`],
  ['visitor', `/api/properties/${IDS.pending}`],
  ['buyer', `/api/properties/${IDS.flat}`],
  ['seller', `/api/properties/${IDS.rejected}`],
];

/** A field of Query, or of what only some read, with its arguments; all that it offers is asked for. */
const QUERIES: readonly (readonly [who: Who, field: string])[] = [
  ['visitor', 'amenities'],
  ['visitor', 'blogCategories'],
  ['visitor', 'blogs'],
  ['visitor', `blog(id: "${IDS.post}")`],
  ['visitor', 'categories'],
  ['visitor', 'cities(withProperties: true)'],
  ['visitor', 'cities(search: "agr", limit: 2)'],
  ['visitor', 'city(slug: "agra")'],
  ['visitor', 'cityOverview(slug: "bengaluru")'],
  ['visitor', 'localities(city: "Bengaluru")'],
  ['visitor', 'locate(latitude: 27.17, longitude: 78.04)'],
  ['visitor', 'properties(filter: { city: "Agra" })'],
  ['visitor', 'closedProperties(filter: { city: "Agra" }, pageSize: 5)'],
  ['visitor', 'propertyCount(filter: { purpose: RENT })'],
  ['visitor', 'propertyFacets(filter: { state: "Karnataka" })'],
  ['visitor', `property(id: "${IDS.rented}")`],
  [
    'visitor',
    'closeProperties(filter: { city: "Agra", bedrooms: { min: 2, max: 2 }, purpose: RENT })',
  ],
  ['visitor', 'relaxations(filter: { city: "Agra", bedrooms: { min: 2, max: 2 }, purpose: RENT })'],
  ['visitor', `seller(id: "${IDS.seller}")`],
  ['visitor', 'signInProviders'],
  ['visitor', 'site'],
  ['visitor', 'subtypes(type: COMMERCIAL)'],
  ['visitor', 'suggestions(text: "2 bhk in ag")'],
  ['visitor', 'viewer.account'],
  ['buyer', 'viewer.account'],
  ['buyer', 'viewer.favouriteIds'],
  ['buyer', 'viewer.favourites'],
  ['buyer', 'viewer.invitations'],
  ['buyer', 'viewer.sessions'],
  ['buyer', `property(id: "${IDS.flat}")`],
  ['buyer', 'viewer.properties'],
  ['buyer', 'viewer.overview'],
  ['seller', `property(id: "${IDS.rejected}")`],
  ['seller', `property(id: "${IDS.flat}")`],
  ['admin', `property(id: "${IDS.flat}")`],
  ['buyer', `closedProperty(id: "${IDS.sold}")`],
  ['seller', `property(id: "${IDS.hidden}")`],
  ['visitor', `property(id: "${IDS.hidden}")`],
  ['executive', 'viewer.enquiries'],
  ['executive', 'viewer.overview'],
  ['builder', 'viewer.enquiries(status: CLOSED)'],
  ['admin', 'viewer.enquiries(page: 2, pageSize: 2)'],
  ['seller', `viewer.enquiries(propertyId: "${IDS.plot}")`],
  ['seller', `viewer.editTerms(id: "${IDS.flat}")`],
  ['seller', 'viewer.enquiries'],
  ['seller', 'viewer.overview'],
  ['seller', 'viewer.properties(state: PENDING)'],
  ['seller', 'viewer.postingDraft'],
  ['seller', 'viewer.team'],
  ['builder', 'viewer.overview'],
  ['builder', 'viewer.team'],
  ['admin', 'administration.feedback'],
  ['admin', 'administration.moderationQueue(status: REJECTED)'],
  ['admin', 'viewer.overview'],
  ['admin', `property(id: "${IDS.pending}")`],
  ['admin', 'administration.propertyStats'],
];

let served: TestApp;
let viewers: Record<Who, Viewer>;

describe('both doors about one of everything', { shuffle: false }, () => {
  beforeAll(async () => {
    const database = await freshDatabase();
    served = await testApp(database, BEHIND_A_PROXY);
    viewers = await buildSmallWorld(database);
  });

  test('D-04 D-05 the GraphQL door', async () => {
    const responses: string[] = [];
    for (const [who, field] of QUERIES) {
      const { status, data, errors } = await served.graphql(
        await documentFor(field),
        {},
        viewers[who],
      );
      responses.push(recorded(`${who}: ${field}`, status, errors.length > 0 ? errors : data));
    }
    await expect(responses.join('\n')).toMatchFileSnapshot('./answers/graphql.txt');
  });

  test('D-04 D-05 the REST door, read', async () => {
    await expect(await responsesTo(served, viewers, READS)).toMatchFileSnapshot(
      './answers/rest-reads.txt',
    );
  });
});
