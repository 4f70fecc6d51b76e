/**
 * What crawlers leave alone: private areas, and the filters whose values never end. A page
 * they may not fetch cannot tell them noindex, so everything else is told on the page itself.
 */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...ENDLESS.flatMap((key) => [`Disallow: /*?${key}=`, `Disallow: /*&${key}=`]),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const PRIVATE = [
  '/seller-dashboard',
  '/site-admin',
  '/admin',
  '/dashboard',
  '/manager-dashboard',
  '/executive-dashboard',
  '/add-property',
  '/complete-',
  '/graphql',
];

const ENDLESS = ['keyword', 'minPrice', 'maxPrice', 'minSize', 'maxSize', 'sort'];
