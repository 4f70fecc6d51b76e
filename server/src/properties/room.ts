import { type Pictures } from '../platform/pictures/pictures.ts';
import { room } from '../platform/room.ts';
import { PropertyBesideResolver } from './beside.resolver.ts';
import { PropertyEditorResolver } from './editor.resolver.ts';
import { FilterChoiceRow } from './filterChoice.entity.ts';
import { type PropertySearch } from './findProperties.ts';
import {
  ListingChoice,
  ListingCount,
  ListingDay,
  ListingLocality,
  ListingPriceBand,
  ListingProject,
  ListingState,
} from './listingRollup.entities.ts';
import { ListingUndo } from './listingUndo.entity.ts';
import { undoJobs } from './listingUndo.ts';
import { PROPERTY_AUDIT } from './property.audit.ts';
import { Property } from './property.entity.ts';
import { PROPERTY_JOBS } from './property.jobs.ts';
import { PropertyResolver } from './property.resolver.ts';
import { propertyRestRows, type ReaderCounter } from './property.rest.ts';
import { PropertySearchResolver } from './propertySearch.resolver.ts';
import { PropertyRevision } from './propertyRevision.entity.ts';
import { removedListingRetention } from './removedPictures.ts';
import { RemovedProperty } from './removedProperty.entity.ts';
import { SearchTerm } from './searchTerm.entity.ts';

/** Listings: searching, reading, counting. */
export const properties = room<{
  search: PropertySearch;
  views: ReaderCounter;
  pictures: Pictures;
}>({
  entities: [
    Property,
    PropertyRevision,
    RemovedProperty,
    ListingUndo,
    ListingCount,
    ListingChoice,
    ListingLocality,
    ListingProject,
    ListingDay,
    ListingPriceBand,
    ListingState,
    SearchTerm,
    FilterChoiceRow,
  ],
  resolvers: [
    PropertyBesideResolver,
    PropertyEditorResolver,
    PropertyResolver,
    PropertySearchResolver,
  ],
  rest: ({ search, views }) => propertyRestRows(search, views),
  jobs: ({ pictures }) => [PROPERTY_JOBS, undoJobs(pictures)],
  audit: Object.values(PROPERTY_AUDIT),
  retention: ({ pictures }) => [removedListingRetention(pictures)],
});
