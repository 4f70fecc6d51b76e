import 'reflect-metadata';
import { type GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountResolver } from '../../accounts/account.resolver.ts';
import { ProfileResolver } from '../../accounts/profile.resolver.ts';
import { SignInResolver } from '../../accounts/signIn.resolver.ts';
import { AmenityResolver } from '../../amenities/amenity.resolver.ts';
import { BlogResolver } from '../../blogs/blog.resolver.ts';
import { type Codes } from '../../codes/codes.ts';
import { EnquiryResolver } from '../../enquiries/enquiry.resolver.ts';
import { DraftResolver } from '../../drafts/draft.resolver.ts';
import { type Geocoder } from '../../places/geocoder.ts';
import { FavouriteResolver } from '../../favourites/favourite.resolver.ts';
import { FeedbackResolver } from '../../feedback/feedback.resolver.ts';
import { ModerationResolver } from '../../moderation/moderation.resolver.ts';
import { OrganisationResolver } from '../../organisations/organisation.resolver.ts';
import { OverviewResolver } from '../../overview/overview.resolver.ts';
import { PictureResolver } from '../../pictures/picture.resolver.ts';
import { PlaceResolver } from '../../places/place.resolver.ts';
import { type Pictures } from '../../platform/pictures.ts';
import { PropertyEditorResolver } from '../../properties/editor.resolver.ts';
import { PostingResolver } from '../../posting/posting.resolver.ts';
import { PropertyResolver } from '../../properties/property.resolver.ts';
import { type PropertySearch } from '../../properties/findProperties.ts';
import { SellerResolver } from '../../sellers/seller.resolver.ts';
import { SessionResolver } from '../../sessions/session.resolver.ts';
import { type Sessions } from '../../sessions/sessions.ts';
import { ShareCardResolver } from '../../shareCards/shareCard.resolver.ts';
import { type Site, SiteResolver } from '../../site/site.resolver.ts';
import { SocialResolver } from '../../social/social.resolver.ts';
import { type SocialSignIns } from '../../social/socialSignIns.ts';
import { SuggestionResolver } from '../../suggestions/suggestion.resolver.ts';
import { SubtypeResolver } from '../../subtypes/subtype.resolver.ts';
import { type ViewCounter } from '../../views/viewCounter.ts';
import { ViewResolver } from '../../views/view.resolver.ts';

export interface SchemaParts {
  search: PropertySearch;
  geocoder: Geocoder;
  site: Site;
  sessions: Sessions;
  codes: Codes;
  social: SocialSignIns;
  views: ViewCounter;
  pictures: Pictures;
  /** What is posted or edited does not wait for an administrator (D-70). */
  autoApprove: boolean;
}

const RESOLVERS = [
  AccountResolver,
  AmenityResolver,
  BlogResolver,
  EnquiryResolver,
  DraftResolver,
  FavouriteResolver,
  FeedbackResolver,
  ModerationResolver,
  OrganisationResolver,
  OverviewResolver,
  PictureResolver,
  PlaceResolver,
  PostingResolver,
  ProfileResolver,
  PropertyEditorResolver,
  PropertyResolver,
  SellerResolver,
  SessionResolver,
  ShareCardResolver,
  SignInResolver,
  SiteResolver,
  SocialResolver,
  SubtypeResolver,
  SuggestionResolver,
  ViewResolver,
] as const;

/** The GraphQL schema: what the rooms offer, assembled. Without parts it can be printed, not executed. */
export function graphqlSchema(parts?: SchemaParts): Promise<GraphQLSchema> {
  const instances = new Map<unknown, unknown>();
  if (parts) {
    instances.set(AccountResolver, new AccountResolver());
    instances.set(ProfileResolver, new ProfileResolver(parts));
    instances.set(SignInResolver, new SignInResolver(parts));
    instances.set(SessionResolver, new SessionResolver(parts.sessions));
    instances.set(AmenityResolver, new AmenityResolver());
    instances.set(BlogResolver, new BlogResolver());
    instances.set(PictureResolver, new PictureResolver(parts.pictures));
    instances.set(DraftResolver, new DraftResolver(parts.pictures));
    instances.set(PlaceResolver, new PlaceResolver(parts.geocoder));
    instances.set(EnquiryResolver, new EnquiryResolver(parts.site));
    instances.set(FavouriteResolver, new FavouriteResolver());
    instances.set(FeedbackResolver, new FeedbackResolver());
    instances.set(ModerationResolver, new ModerationResolver(parts));
    instances.set(OrganisationResolver, new OrganisationResolver(parts.site));
    instances.set(OverviewResolver, new OverviewResolver());
    instances.set(PropertyEditorResolver, new PropertyEditorResolver());
    instances.set(PostingResolver, new PostingResolver(parts));
    instances.set(PropertyResolver, new PropertyResolver(parts.search));
    instances.set(SellerResolver, new SellerResolver());
    instances.set(ShareCardResolver, new ShareCardResolver(parts.site.name));
    instances.set(SiteResolver, new SiteResolver(parts.site));
    instances.set(SocialResolver, new SocialResolver(parts.social, parts.codes));
    instances.set(SubtypeResolver, new SubtypeResolver());
    instances.set(SuggestionResolver, new SuggestionResolver());
    instances.set(ViewResolver, new ViewResolver(parts.views));
  }
  return buildSchema({
    resolvers: RESOLVERS,
    container: { get: (type: unknown) => instances.get(type) },
    validate: false,
  });
}
