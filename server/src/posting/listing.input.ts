import { Allow } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType } from 'type-graphql';
import { type Details } from '../../../schema/catalogue/model.ts';
import { LIMITS } from '../../../schema/limits.ts';
import {
  addressProblem,
  pincodeProblem,
  readPincode,
  titleProblem,
} from '../../../schema/rules/listing.ts';
import { manyIdsProblem } from '../platform/bulk.ts';
import { CheckedBy, CheckedForAll, CheckedText } from '../platform/validation.ts';
import { declareCatalogueFields } from '../properties/catalogueFields.graphql.ts';
import { Purpose } from '../properties/property.graphql.ts';
import {
  basicProblems,
  cityProblems,
  detailsProblems,
  pictureProblems,
  positionProblems,
  type SentListing,
  stateProblems,
  subtypeProblems,
  typeProblems,
} from './listingRules.ts';

/** The details of a listing as somebody fills them in; which of them a subtype uses and needs, the catalogue says. */
@InputType({
  description:
    'Details of a listing. Fields not used by its subtype are ignored. Omitted and null fields are not set.',
})
export class PropertyDetailsInput {
  [key: string]: unknown;
}

declareCatalogueFields(PropertyDetailsInput);

/**
 * What somebody sends of a listing, through either door, in the order of the form. What is absent stays as it
 * was, or is missing in a new listing; null and '' mean nothing. It is checked as a whole, with what an edit
 * leaves as it was (`completeListing`); what is only allowed here is judged with another field.
 */
@InputType({
  description:
    'Listing to post or edit. In an edit, omitted fields are left unchanged and null clears a field; details are replaced as a whole.',
})
export class ListingInput implements SentListing {
  /** The documented type; the subtype must agree where both are sent. */
  @CheckedForAll(typeProblems)
  type?: string | null;

  @Field(() => Purpose, { nullable: true, description: 'For sale or for rent.' })
  @CheckedForAll(basicProblems)
  purpose?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'State or union territory. Former names are recognised.',
  })
  @CheckedForAll(stateProblems)
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Town in the state. Former names are recognised.',
  })
  @CheckedForAll(cityProblems)
  city?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address, at most 56 characters.',
  })
  @CheckedForAll(basicProblems)
  contactEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Exactly 10 digits without country code, such as '9876543210'.",
  })
  @CheckedForAll(basicProblems)
  contactPhone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Key, title or alias of a subtype, such as 'flat-apartment'. Case-insensitive.",
  })
  @CheckedForAll(subtypeProblems)
  subtype?: string | null;

  @Field(() => PropertyDetailsInput, {
    nullable: true,
    description: 'Details of the listing. Fields not used by its subtype are ignored.',
  })
  @CheckedForAll(detailsProblems)
  details?: Readonly<Record<string, unknown>> | null;

  /** Amenity ids or names, where they are not among the details. */
  @Allow()
  amenities?: unknown;

  @Field(() => String, { nullable: true, description: 'Plain text, at most 2,000 characters.' })
  @Allow()
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether to share the listing's information with agents. Default: false.",
  })
  @Allow()
  shareWithAgents?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 120 characters. Generated from the details if omitted.',
  })
  @CheckedText(titleProblem)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text, at most 200 characters.' })
  @CheckedText(addressProblem)
  address?: string | null;

  @Field(() => String, { nullable: true, description: "Six-digit PIN code, such as '560038'." })
  @CheckedText(pincodeProblem, readPincode)
  pincode?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Latitude in degrees, within India. Default: the centre of the locality or town.',
  })
  @CheckedForAll(positionProblems)
  latitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longitude in degrees. Required with latitude.',
  })
  @Allow()
  longitude?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of uploaded or existing pictures, cover first. 1 to 15.',
  })
  @CheckedForAll(pictureProblems)
  pictures?: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For an edit: version being edited. Fails with CONFLICT if someone else changed the listing since.',
  })
  @Allow()
  version?: string | null;

  /** What the listing says already under this subtype; nobody sends it. */
  stored?: Details;
}

/** The same as the documented clients send it, with the pictures it has and where all of them go. */
export class RestListingInput extends ListingInput {
  @Allow()
  existingImages?: readonly string[];
  @Allow()
  imageOrder?: readonly number[];
  @Allow()
  coverImageIndex?: number;
}

@ArgsType()
export class ListingIds {
  @Field(() => [ID], {
    description: `Ids of 1 to ${LIMITS.bulk.changedAtOnce} listings. Duplicates are ignored.`,
  })
  @CheckedBy(manyIdsProblem)
  ids!: string[];
}
