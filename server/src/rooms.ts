import { accountRemoval } from './accountRemoval/room.ts';
import { accounts } from './accounts/room.ts';
import { administration } from './administration/room.ts';
import { amenities } from './amenities/room.ts';
import { amenityAdministration } from './amenityAdministration/room.ts';
import { banners } from './content/banners/room.ts';
import { blogComments } from './content/blogComments/room.ts';
import { blogs } from './content/blogs/room.ts';
import { cases } from './cases/room.ts';
import { codes } from './oneTimeCodes/room.ts';
import { contactControls } from './content/contactControls/room.ts';
import { contactDetails } from './content/contactDetails/room.ts';
import { contactMessages } from './content/contactMessages/room.ts';
import { content } from './content/richText/room.ts';
import { drafts } from './listingDrafts/room.ts';
import { enquiries } from './enquiries/room.ts';
import { exportRoom } from './exports/room.ts';
import { favourites } from './favourites/room.ts';
import { feedback } from './feedback/room.ts';
import { grants } from './contactAccess/room.ts';
import { moderation } from './moderation/room.ts';
import { newsletter } from './content/newsletter/room.ts';
import { offices } from './content/offices/room.ts';
import { organisations } from './organisations/room.ts';
import { overview } from './overview/room.ts';
import { partners } from './content/partners/room.ts';
import { pictures } from './pictures/room.ts';
import { places } from './places/room.ts';
import { sanityChecks } from './sanityChecks/room.ts';
import { posting } from './posting/room.ts';
import { properties } from './properties/room.ts';
import { reports } from './reports/room.ts';
import { sellers } from './sellers/room.ts';
import { sessions } from './sessions/room.ts';
import { settings } from './settings/room.ts';
import { shareCards } from './shareCards/room.ts';
import { signingIn } from './signingIn/room.ts';
import { site } from './site/room.ts';
import { social } from './social/room.ts';
import { staticPages } from './content/staticPages/room.ts';
import { subtypes } from './subtypes/room.ts';
import { suggestions } from './suggestions/room.ts';
import { users } from './users/room.ts';
import { viewers } from './authorization/room.ts';
import { views } from './views/room.ts';
import type { Room } from './platform/room.ts';
import type { Services } from './services.ts';

/** Every noun of the marketplace; all else is derived from this list. */
export const ROOMS: readonly Room<Services>[] = [
  viewers,
  administration,
  accounts,
  accountRemoval,
  signingIn,
  amenities,
  amenityAdministration,
  banners,
  blogComments,
  blogs,
  cases,
  codes,
  contactControls,
  contactDetails,
  contactMessages,
  content,
  drafts,
  enquiries,
  exportRoom,
  favourites,
  feedback,
  grants,
  moderation,
  newsletter,
  offices,
  organisations,
  overview,
  partners,
  pictures,
  places,
  sanityChecks,
  posting,
  properties,
  reports,
  sellers,
  sessions,
  settings,
  shareCards,
  site,
  social,
  staticPages,
  subtypes,
  suggestions,
  users,
  views,
];
