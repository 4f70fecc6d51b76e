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
  stateProblems,
  subtypeProblems,
  typeProblems,
} from './listingRules.ts';

/** The details of a listing as somebody fills them in; which of them a subtype uses and needs, the catalogue says. */
@InputType({
  description:
    'The details of a listing; what its subtype does not use is left out. What is absent or null is not given.',
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
    'A listing to post or to edit. In an edit, what is absent stays as it is and null clears it; details that are sent replace all of them.',
})
export class ListingInput {
  /** The documented type; the subtype must agree where both are sent. */
  @CheckedForAll(typeProblems)
  type?: string | null;

  @Field(() => Purpose, { nullable: true, description: 'For sale or for rent.' })
  @CheckedForAll(basicProblems)
  purpose?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'State or union territory; old names are understood.',
  })
  @CheckedForAll(stateProblems)
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A town of the state; old names are understood.',
  })
  @CheckedForAll(cityProblems)
  city?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An e-mail address of at most 56 characters.',
  })
  @CheckedForAll(basicProblems)
  contactEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Exactly 10 digits without a country code, such as '9876543210'.",
  })
  @CheckedForAll(basicProblems)
  contactPhone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Key, title or alias of a subtype, such as 'flat-apartment'.",
  })
  @CheckedForAll(subtypeProblems)
  subtype?: string | null;

  @Field(() => PropertyDetailsInput, {
    nullable: true,
    description: 'The fields of its subtype; those it does not use are left out.',
  })
  @CheckedForAll(detailsProblems)
  details?: Readonly<Record<string, unknown>> | null;

  /** Amenity ids or names, where they are not among the details. */
  @Allow()
  amenities?: unknown;

  @Field(() => String, { nullable: true, description: 'Plain text of at most 2,000 characters.' })
  @Allow()
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Share listing information with agents; false for a new listing.',
  })
  @Allow()
  shareWithAgents?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 120 characters; made of the facts when it is not sent.',
  })
  @CheckedText(titleProblem)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text of at most 200 characters.' })
  @CheckedText(addressProblem)
  address?: string | null;

  @Field(() => String, { nullable: true, description: "Six digits, such as '560038'." })
  @CheckedText(pincodeProblem, readPincode)
  pincode?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Degrees, in India; the centre of the locality or town when it is not sent.',
  })
  @CheckedForAll(positionProblems)
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, together with latitude.' })
  @Allow()
  longitude?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of uploaded pictures or of those it has, the cover first; at least one, at most 15.',
  })
  @CheckedForAll(pictureProblems)
  pictures?: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For an edit: the version that was edited; a later one of somebody else is not overwritten.',
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
    description: `1 to ${LIMITS.bulk.changedAtOnce} listings; named twice is once.`,
  })
  @CheckedBy(manyIdsProblem)
  ids!: string[];
}
