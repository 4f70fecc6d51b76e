import { INQUIRY_STATS } from '../enquiries/enquiry.schema.ts';
import { presentEnquiryStats } from '../enquiries/findEnquiryStats.ts';
import { PROPERTY_STATS } from '../moderation/moderation.schema.ts';
import { responseSchema, list, object, text, integer } from '../platform/http/jsonSchema.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { findSiteOverview } from './findSiteOverview.ts';

const OVERVIEW = object({
  properties: PROPERTY_STATS,
  users: object({
    total: integer('Number of accounts.'),
    selling: integer('Number of sellers and builders.'),
    organisations: integer('Number of builder organisations.'),
  }),
  inquiries: INQUIRY_STATS,
  towns: list(
    object({
      city: text('Name of the town.'),
      state: text('State or union territory.'),
      count: integer('Number of public listings.'),
    }),
  ),
  subtypes: list(
    object({
      key: text('Key of the subtype.'),
      title: text('Display name.'),
      count: integer('Number of public listings.'),
    }),
  ),
});

export const SITE_OVERVIEW_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/site-admin/overview',
    tag: 'Reports',
    summary: 'Returns statistics of listings, users and enquiries. Requires site_admin.',
    bearer: 'needed',
    policy: siteAdmin,
    response: responseSchema({ data: OVERVIEW, overview: OVERVIEW }),
    handler: async (context) => {
      const { properties, users, enquiries, towns, kinds } = await findSiteOverview(context);
      const inquiries = presentEnquiryStats(enquiries);
      const overview = { properties, users, inquiries, towns, subtypes: kinds };
      return { success: true, message: 'The site in figures.', data: overview, overview };
    },
  }),
];
