import type { CodegenConfig } from '@graphql-codegen/cli';

const CARD = ['ui/Picture', 'features/property/PropertyCard'];

/**
 * Types and typed documents for the operations and fragments that stand beside the components. One file
 * for the core and one for each page, so that a page's documents travel with the page. The documents are
 * plain data: no GraphQL parser is needed in the browser.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    ...file('core', ['pages/shell/Shell', ...CARD]),
    ...file('cities', ['features/places/CitySelector']),
    ...file('search', ['features/search/FilterChoices', 'features/search/KeywordMeaning']),
    ...file('city', ['pages/city/CityPage', ...CARD]),
    ...file('map', ['pages/map/MapPage', ...CARD]),
    ...file('locate', ['features/places/Locate']),
    ...file('relaxations', ['pages/listing/Relaxations']),
    ...file('suggestions', ['features/search/Suggestions']),
    ...file('facets', ['features/search/FilterFacets']),
    ...file('home', ['pages/home/HomePage', ...CARD]),
    ...file('homeList', ['pages/home/RecommendedList', ...CARD]),
    ...file('blogCard', ['features/blog/BlogCard', 'ui/Picture']),
    ...file('blogs', ['pages/blogs/BlogListPage', 'features/blog/BlogCard', 'ui/Picture']),
    ...file('blog', ['pages/blog/BlogPage', 'features/blog/BlogCard', 'ui/Picture']),
    ...file('homeBelow', [
      'pages/home/below/HomeCities',
      'pages/home/below/HomeBlogs',
      'features/blog/BlogCard',
      'ui/Picture',
    ]),
    ...file('social', ['features/account/SocialButtons']),
    ...file('socialProfile', ['features/account/SocialProfile', 'features/account/ViewerAccount']),
    ...file('listing', ['pages/listing/ListingPage', ...CARD]),
    ...file('viewer', ['features/account/Viewer', 'features/account/ViewerAccount']),
    ...file('profile', [
      'features/profile/Profile',
      'features/profile/Devices',
      'features/profile/AccountRemoval',
      'features/account/ViewerAccount',
      'ui/Picture',
    ]),
    ...file('favourites', ['features/favourites/Favourites']),
    ...file('cards', ['features/property/PropertyCards', ...CARD]),
    ...file('compare', ['pages/compare/ComparePage', 'ui/Picture']),
    ...file('signIn', ['features/account/SignIn', 'features/account/ViewerAccount']),
    ...file('feedback', ['features/feedback/Feedback']),
    ...file('overview', ['features/overview/Overview', 'ui/Picture']),
    ...file('activity', ['features/activity/Activity']),
    ...file('workspace', ['features/workspace/Workspace']),
    ...file('moderation', ['features/moderation/Moderation', 'ui/Picture']),
    ...file('enquiries', ['features/enquiries/Enquiries']),
    ...file('ownProperties', ['features/ownProperties/OwnProperties', 'ui/Picture']),
    ...file('team', ['features/team/Team']),
    ...file('invitations', ['features/team/Invitations']),
    ...file('siteAdmin', [
      'features/feedback/FeedbackList',
      'features/organisations/CreateOrganisation',
    ]),
    ...file('pictures', ['features/pictures/Pictures']),
    ...file('editing', ['features/editing/EditProperty', 'ui/Picture']),
    ...file('posting', [
      'features/posting/PostingPlaces',
      'features/posting/PostProperty',
      'features/posting/draft/PostingDraft',
    ]),
    ...file('privateNotice', ['pages/detail/PrivateNotice']),
    ...file('lead', ['features/lead/Lead']),
    ...file('visit', ['features/lead/Visit']),
    ...file('closed', ['pages/detail/ClosedProperty']),
    ...file('detail', ['pages/detail/DetailPage', 'features/seller/SellerPanel', ...CARD]),
  },
  config: {
    scalars: { ID: 'string', SafeInt: 'number', DateTimeISO: 'string', Upload: 'File' },
    strictScalars: true,
    useTypeImports: true,
    enumType: 'string-literal',
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
    optimizeDocumentNode: true,
  },
};

function file(name: string, documents: readonly string[]): CodegenConfig['generates'] {
  return {
    [`client/src/gql/${name}.ts`]: {
      documents: documents.map((path) => `client/src/${path}.graphql`),
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  };
}

export default config;
