import { expect, test } from 'vitest';
import * as routes from './routes.ts';
import {
  cityPath,
  detailPath,
  listingPath,
  mediaPath,
  readSlug,
  sameSlug,
  slugOf,
  subtypePath,
} from './routes.ts';

test('V-2.1-06 slug: lower case, slashes and spaces to hyphens, other symbols removed', () => {
  expect(slugOf('Residential House/Villa')).toBe('residential-house-villa');
  expect(slugOf('Industrial Land/Building/Shed')).toBe('industrial-land-building-shed');
  expect(slugOf("Farm House (Owner's)")).toBe('farm-house-owners');
  expect(slugOf('Land / Plot')).toBe('land---plot');
});

test('V-2.1-06 a slug read back collapses hyphens and decodes percent signs', () => {
  expect(readSlug('Land%20/%20Plot')).toBe('land-plot');
  expect(sameSlug('residential-house--villa', 'Residential House/Villa')).toBe(true);
  expect(sameSlug('farm-house', 'warehouse')).toBe(false);
  expect(readSlug('100%')).toBe('100');
});

test('D-24 a city has one canonical address for all its spellings', () => {
  expect(cityPath('New Delhi')).toBe('/new-delhi');
  expect(['new delhi', 'new%20delhi', 'new-delhi'].map(readSlug)).toEqual(
    Array.from({ length: 3 }, () => 'new-delhi'),
  );
  expect(cityPath('Bilaspur', 'Himachal Pradesh')).toBe('/bilaspur?state=Himachal+Pradesh');
});

test('V-2.4-06 the listing address carries only the filters that are present', () => {
  expect(listingPath()).toBe('/property');
  expect(listingPath({ keyword: 'sector 62', city: 'Noida' })).toBe(
    '/property?city=Noida&keyword=sector+62',
  );
  expect(listingPath({}, { page: 2 })).toBe('/property?page=2');
});

test('V-2.1-07 on the page of a subtype the subtype is the path, not a filter', () => {
  expect(subtypePath('flat-apartment', { subtype: 'flat-apartment', city: 'Pune' })).toBe(
    '/property-type/flat-apartment?city=Pune',
  );
});

test('V-2.1-08 detail and picture addresses', () => {
  expect(detailPath('0123456789abcdef01234567')).toBe(
    '/property-details-v1/0123456789abcdef01234567',
  );
  expect(detailPath('../admin')).toBe('/property-details-v1/..%2Fadmin');
  expect(mediaPath('../admin', 640, 'avif')).toBe('/media/..%2Fadmin/640.avif');
  expect(subtypePath('../admin')).toBe('/property-type/..%2Fadmin');
  expect(mediaPath('0123456789abcdef01234567', 640, 'avif')).toBe(
    '/media/0123456789abcdef01234567/640.avif',
  );
});

test('every page has its address', () => {
  expect({
    home: routes.homePath(),
    blogs: routes.blogListPath(),
    blog: routes.blogPath('a/b'),
    favourites: routes.favouritesPath(),
    compare: routes.comparePath(),
    comparing: routes.comparePath(['a', 'b/c']),
    map: routes.mapPath(),
    mapOfCity: routes.mapPath('New Delhi'),
    mapOfTown: routes.mapPath('Bilaspur', 'Himachal Pradesh'),
    mapOfState: routes.mapPath(undefined, 'Goa'),
    add: routes.addPropertyPath(),
    seller: routes.sellerDashboardPath(),
    builder: routes.dashboardPath(),
    manager: routes.managerDashboardPath(),
    executive: routes.executiveDashboardPath(),
    admin: routes.siteAdminPath(),
    profile: routes.completeProfilePath(),
    socialProfile: routes.completeSocialProfilePath(),
    signIn: routes.signInPagePath(),
    signUp: routes.signUpPagePath(),
    feedback: routes.feedbackPath(),
    complaint: routes.complaintPath(),
    post: routes.sellerAddPropertyPath(),
    mine: routes.myProfilePath(),
    selling: routes.startSellingPath(),
    feed: routes.feedPath(),
    newsletterForm: routes.newsletterFormPath(),
    contactForm: routes.contactFormPath(),
    commentForm: routes.blogCommentFormPath(),
    leadForm: routes.leadFormPath(),
    ...routes.STATIC_PATHS,
  }).toEqual({
    home: '/',
    blogs: '/blog-listing',
    blog: '/blog-detail/a%2Fb',
    favourites: '/favourites',
    compare: '/compare',
    comparing: '/compare?ids=a,b%2Fc',
    map: '/topmap-grid',
    mapOfCity: '/topmap-grid?city=New+Delhi',
    mapOfTown: '/topmap-grid?city=Bilaspur&state=Himachal+Pradesh',
    mapOfState: '/topmap-grid',
    add: '/add-property',
    seller: '/seller-dashboard',
    builder: '/dashboard',
    manager: '/manager-dashboard',
    executive: '/executive-dashboard',
    admin: '/site-admin',
    profile: '/complete-profile',
    socialProfile: '/complete-social-profile',
    signIn: '/sign-in',
    signUp: '/sign-up',
    feedback: '/feedback',
    complaint: '/complaint',
    post: '/seller-dashboard/add-property',
    mine: '/seller-dashboard/my-profile',
    selling: '/seller-dashboard/my-profile#start-selling',
    feed: '/feed.xml',
    newsletterForm: '/api/newsletter/form',
    contactForm: '/api/contact-us/form',
    commentForm: '/api/blog-comments/form',
    leadForm: '/api/seller-leads/form',
    about: '/about-us',
    contact: '/contact',
    developers: '/developers',
    privacy: '/privacy-policy',
    terms: '/terms-of-service',
    faq: '/faq',
    team: '/team',
  });
});

test.each([
  ['/seller-dashboard', 'add-property', undefined, '/seller-dashboard/add-property'],
  [
    '/seller-dashboard',
    'add-property-details',
    undefined,
    '/seller-dashboard/add-property/details',
  ],
  ['/seller-dashboard', 'my-properties', undefined, '/seller-dashboard/my-properties'],
  ['/seller-dashboard', 'edit-property', 'a/b', '/seller-dashboard/edit-property/a%2Fb'],
  ['/site-admin', 'enquiries', undefined, '/site-admin?view=enquiries'],
  ['/dashboard', 'edit-property', 'x', '/dashboard?view=edit-property&id=x'],
] as const)('P-1-02 P-2.1-01 in %s the view %s of %s stands at %s', (home, view, id, path) => {
  expect(routes.workspacePath(home, view, id)).toBe(path);
});

test.each([
  ['/media/0123456789abcdef01234567/640.avif', '0123456789abcdef01234567'],
  ['https://cdn.example/media/0123456789abcdef01234567/x', '0123456789abcdef01234567'],
  ['/media/0123/640.avif', null],
  ['/other/media/0123456789abcdef01234567/640.avif', null],
])('the picture of %s is %s', (address, id) => {
  expect(routes.pictureOfAddress(address)).toBe(id);
});

test('V-2.1-06 accents and plain words become slugs', () => {
  expect(['Pune', 'Café Nāgpur', '-Goa-'].map(slugOf)).toEqual(['pune', 'cafe-nagpur', '-goa-']);
  expect(readSlug('--Goa--')).toBe('goa');
});

test('D9 names in other scripts have slugs that differ, however they are composed', () => {
  expect(sameSlug('पुणे', 'मुंबई')).toBe(false);
  expect(sameSlug('कोथरूड  बाग', '%E0%A4%95%E0%A5%8B%E0%A4%A5%E0%A4%B0%E0%A5%82%E0%A4%A1-बाग')).toBe(
    true,
  );
  expect(sameSlug('Łódź', 'ódź')).toBe(false);
  expect(cityPath('पुणे')).toBe(`/${encodeURIComponent('पुणे')}`);
});
