import { Base1764000000001 } from './0001-base.ts';
import { Newsletter1764000000002 } from './0002-newsletter.ts';
import { OfferedListings1764000000003 } from './0003-offered-listings.ts';
import { CodeSenders1764000000004 } from './0004-code-senders.ts';
import { NumbersToConfirm1764000000005 } from './0005-numbers-to-confirm.ts';
import { ListingPlaces1764000000006 } from './0006-listing-places.ts';
import { LatestNames1764000000007 } from './0007-latest-names.ts';
import { MobileProofs1764000000008 } from './0008-mobile-proofs.ts';
import { RepeatedListings1764000000009 } from './0009-repeated-listings.ts';
import { ClosedPages1764000000010 } from './0010-closed-pages.ts';
import { ClosedLists1764000000011 } from './0011-closed-lists.ts';
import { AdministeredPeople1764000000012 } from './0012-administered-people.ts';
import { Settings1764000000013 } from './0013-settings.ts';
import { EnquiryWords1764000000014 } from './0014-enquiry-words.ts';
import { AuditLists1764000000015 } from './0015-audit-lists.ts';
import { Transactions1764000000016 } from './0016-transactions.ts';
import { Cases1764000000017 } from './0017-cases.ts';
import { Amenities1764000000018 } from './0018-amenities.ts';
import { Reports1764000000019 } from './0019-reports.ts';
import { CaseGroups1764000000020 } from './0020-case-groups.ts';
import { ListsAtSize1764000000021 } from './0021-lists-at-size.ts';
import { ContentPictures1764000000022 } from './0022-content-pictures.ts';
import { OrderedContent1764000000024 } from './0024-ordered-content.ts';
import { OfficesAndPages1764000000025 } from './0025-offices-and-pages.ts';
import { Messages1764000000026 } from './0026-messages.ts';
import { ContactMessages1764000000027 } from './0027-contact-messages.ts';
import { Blogs1764000000028 } from './0028-blogs.ts';
import { WordsAtSize1764000000029 } from './0029-words-at-size.ts';
import { WordsOfTheAdministration1764000000030 } from './0030-words-of-the-administration.ts';
import { NamesAtSize1764000000031 } from './0031-names-at-size.ts';
import { PublicChanges1764000000034 } from './0034-public-changes.ts';
import { CityAmenities1764000000035 } from './0035-city-amenities.ts';
import { CountsWithoutALog1764000000036 } from './0036-counts-without-a-log.ts';
import { ChoicesInWords1764000000037 } from './0037-choices-in-words.ts';
import { ListingUndo1764000000038 } from './0038-listing-undo.ts';
import { NotesOfOrganisations1764000000041 } from './0041-notes-of-organisations.ts';
import { TextKeys1764000000043 } from './0043-text-keys.ts';
import { EnquiriesByLastAsked1764000000045 } from './0045-enquiries-by-last-asked.ts';
import { FoldedWords1764000000047 } from './0047-folded-words.ts';
import { MessageOrder1764000000049 } from './0049-message-order.ts';
import { PartsOfContacts1764000000050 } from './0050-parts-of-contacts.ts';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Base1764000000001,
  Newsletter1764000000002,
  OfferedListings1764000000003,
  CodeSenders1764000000004,
  NumbersToConfirm1764000000005,
  ListingPlaces1764000000006,
  LatestNames1764000000007,
  MobileProofs1764000000008,
  RepeatedListings1764000000009,
  ClosedPages1764000000010,
  ClosedLists1764000000011,
  AdministeredPeople1764000000012,
  Settings1764000000013,
  EnquiryWords1764000000014,
  AuditLists1764000000015,
  Transactions1764000000016,
  Cases1764000000017,
  Amenities1764000000018,
  Reports1764000000019,
  CaseGroups1764000000020,
  ListsAtSize1764000000021,
  ContentPictures1764000000022,
  OrderedContent1764000000024,
  OfficesAndPages1764000000025,
  Messages1764000000026,
  ContactMessages1764000000027,
  Blogs1764000000028,
  WordsAtSize1764000000029,
  WordsOfTheAdministration1764000000030,
  NamesAtSize1764000000031,
  PublicChanges1764000000034,
  CityAmenities1764000000035,
  CountsWithoutALog1764000000036,
  ChoicesInWords1764000000037,
  ListingUndo1764000000038,
  NotesOfOrganisations1764000000041,
  TextKeys1764000000043,
  EnquiriesByLastAsked1764000000045,
  FoldedWords1764000000047,
  MessageOrder1764000000049,
  PartsOfContacts1764000000050,
];
