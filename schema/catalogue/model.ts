import type { IconName } from './iconNames.ts';
import type { LimitsInForce } from './settings.ts';
import type { AreaUnit, NationalUnit } from './units.ts';

/** The words the catalogue is written in: types only, plus the two short lists everything else is keyed by. */

export const PROPERTY_TYPES = ['residential', 'commercial', 'agricultural'] as const;
export const PURPOSES = ['sell', 'rent'] as const;
export const DISPLAY_GROUPS = [
  'Area',
  'Building',
  'Interior',
  'Land',
  'Outdoors',
  'Legal',
  'Utilities',
  'Payment',
  'Lease',
  'Nearby',
] as const;

export type PropertyTypeKey = (typeof PROPERTY_TYPES)[number];
export type Purpose = (typeof PURPOSES)[number];
export type DisplayGroup = (typeof DISPLAY_GROUPS)[number];

/** One stored value. An absent key means "not given"; null is never stored. */
export type DetailValue = string | number | boolean | string[];

/** Field key -> value: the details document of a listing, and the values of its form. */
export type Details = Record<string, DetailValue>;

export type Kind =
  | 'shortText'
  | 'longText'
  | 'texts'
  | 'wholeNumber'
  | 'decimal'
  | 'money'
  | 'area'
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'date';

/** What can be wrong with one value. `crossRule` concerns two values at once. */
export type FaultCode =
  | 'required'
  | 'notNumber'
  | 'notWhole'
  | 'tooFine'
  | 'min'
  | 'max'
  | 'tooLong'
  | 'tooMany'
  | 'notOption'
  | 'notYesNo'
  | 'notDate'
  | 'notPattern'
  | 'crossRule';

/** Numbers for numeric kinds, characters for texts, entries for lists. */
export type Limits = { readonly min?: number; readonly max?: number };

/** The search column a field supplies; see `headline`. */
export type Feed =
  | 'bedrooms'
  | 'bathrooms'
  | 'rooms'
  | 'locality'
  | 'project'
  | 'constructionStatus';

/** A listing field, written once in the dictionary. */
export type Field = {
  readonly key: string;
  readonly kind: Kind;
  /** Friendly label as the specification writes it; '{label} is required' is built from it. */
  readonly label: string;
  /** The label where the listing is for rent (cost is the monthly rent). */
  readonly rentLabel?: string;
  /** What the number counts, for example 'ft'. Areas take their unit from the subtype's unit field. */
  readonly unit?: string;
  readonly help?: string;
  /** The form's own sentence for a missing value; without it one is made from the label. */
  readonly ask?: string;
  /** Sentences that differ from the general ones of messages.ts. */
  readonly messages?: Partial<Record<FaultCode, string>>;
  /** A value outside them is refused with a sentence and never changed. Of areas in square feet. */
  readonly limits?: Limits;
  /** The documented numbers, which take their place where the operator wants those. */
  readonly documented?: Limits;
  /** The 'min attribute' of the documented inputs: a hint for the widget, enforced nowhere. */
  readonly inputMin?: number;
  /** A regular expression that the whole text has to match, as OpenAPI writes it. */
  readonly pattern?: string;
  /** The form treats 0 as not filled in. The server does not (only empty or undefined). */
  readonly nonZero?: boolean;
  /** Key of an option list; needed by the kinds choice and choices. */
  readonly options?: string;
  /** A narrower list to offer, for example 'furnishDetails/{type}/{furnishType}'. */
  readonly narrowedBy?: string;
  /** Value a blank form starts with. */
  readonly initial?: DetailValue;
  /** How the number 0 reads on the detail page, for example 'Ground'. */
  readonly zeroText?: string;
  /** How a number below 0 reads, with its size behind it from the second on: 'Basement', 'Basement 2'. */
  readonly belowText?: string;
  readonly stored: 'column' | 'details';
  /** Where the detail page shows it; null keeps it off the facts grid. */
  readonly group: DisplayGroup | null;
  readonly feeds?: Feed;
  /** Other documented names of the same fact: understood on write and mirrored on read. */
  readonly aliases?: readonly string[];
  /** Names understood on write only, because on read they carry something else. */
  readonly accepts?: readonly string[];
};

export type InnerStep = 1 | 2;
export type Need = 'always' | 'optional' | { readonly when: string };

/** One field inside one subtype's form: where it is asked, whether it must be filled, what differs. */
export type Use = {
  readonly field: string;
  readonly step: InnerStep;
  /** What the form requires: the union of whole-form list and step lists. */
  readonly need: Need;
  /** The whole-form list has it, so the server requires it too. */
  readonly server?: boolean;
  /** false: the inner two-step form does not ask for it, but it is accepted and shown. */
  readonly asked?: boolean;
  /** Asked in the folded part 'More details' at the end of its step; never required. */
  readonly more?: true;
  /** Named condition under which the field makes sense at all. */
  readonly shownWhen?: string;
  /** The form's sentence when it is missing, where this form words it in its own way. */
  readonly message?: string;
  /** The same value is also written under this key. */
  readonly copyTo?: string;
} & Partial<
  Pick<
    Field,
    | 'label'
    | 'help'
    | 'limits'
    | 'documented'
    | 'inputMin'
    | 'nonZero'
    | 'options'
    | 'narrowedBy'
    | 'initial'
  >
>;

/** A field with everything one subtype says about it. */
export type ApplicableField = Field &
  Omit<Use, 'field' | 'label'> & {
    readonly server: boolean;
    readonly asked: boolean;
    /** Those in force. */
    readonly limits: Limits;
    readonly documented: Limits;
  };

export type Family = 'home' | 'land' | 'workplace' | 'storage' | 'farm';

/**
 * What schema.org calls it, for machines that read pages. A Place is what nobody lives or works in as a
 * whole: land, and sheds; rooms and floor sizes are told of the others only.
 */
export type SchemaOrgType =
  | 'Apartment'
  | 'House'
  | 'SingleFamilyResidence'
  | 'Accommodation'
  | 'Place';

export type PriceRule = {
  readonly field: string;
  /** Without a price, rate x scale x size. */
  readonly otherwise?: { readonly rate: string; readonly scale: string; readonly size: string };
};

/** One row of the catalogue. A further subtype is one more row and no other change. */
export type Subtype = {
  /** The slug of the title; also the key stored with a listing. */
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly plural: string;
  /** The word in a generated title: '2 BHK Flat for Sale in …'. */
  readonly noun: string;
  readonly icon: IconName;
  readonly aliases: readonly string[];
  readonly type: PropertyTypeKey;
  readonly family: Family;
  readonly schemaOrg: SchemaOrgType;
  readonly steps: readonly [string, string];
  /** Heading of the form's error summary, as its form words it. */
  readonly summary: string;
  /** How this form words a missing field: 'Please enter …' or '… is required'. */
  readonly wording: 'ask' | 'required';
  readonly uses: readonly Use[];
  readonly crossRules: readonly string[];
  /** Square feet beyond which an area is likely a mistake. */
  readonly usualArea: { readonly from: number; readonly to: number };
  /** Area fields in order of precedence: the first that is filled is the listing's area. */
  readonly areaFields: readonly string[];
  readonly unitField: string;
  /** The unit of an area sent without one. */
  readonly unitWhenMissing: string;
  /** In what people count its size: said in one of these it is shown as it was said, else in the first. */
  readonly sizeUnits: readonly [NationalUnit, ...AreaUnit[]];
  readonly price: PriceRule;
  /** What a card says besides size and rooms, in this order and under these short names. */
  readonly cardFacts?: readonly CardFact[];
};

export type CardFact = { readonly field: string; readonly label: string };

/** Facts a condition may look at. */
export type Facts = { readonly details: Details; readonly purpose?: Purpose };

/** A named condition as data: every part that is given must hold. */
export type Condition = {
  readonly says: string;
  /** Holds for this purpose, and while the purpose is not known yet. */
  readonly purpose?: Purpose;
  readonly field?: string;
  /** The field's value is one of these; without it, the field has any value. */
  readonly oneOf?: readonly string[];
};

/** A named rule between two numbers: `smaller` may not exceed `larger`. */
export type CrossRule = {
  readonly smaller: string;
  readonly larger: string;
  readonly sentence: string;
};

/** A named choice says on which side of today a day lies. */
export type DateRule = {
  readonly date: string;
  readonly beside: string;
  readonly oneOf: readonly string[];
  readonly lies: 'today or earlier' | 'today or later';
  readonly sentence: string;
};

export type Option = {
  readonly value: string;
  readonly label?: string;
  /** Other spellings that mean this value. */
  readonly aliases?: readonly string[];
  /** Offered only where these limits are in force; understood always. */
  readonly offeredBy?: LimitsInForce;
  /** What a BHK choice amounts to. */
  readonly bedrooms?: number;
  readonly rooms?: number;
  /** A construction status that means somebody can move in today. */
  readonly ready?: boolean;
  /** What a scale multiplies by. */
  readonly factor?: number;
};

export type OptionList = {
  readonly options: readonly Option[];
  /** Another way of telling that two spellings mean the same (units); null for what none of the options is. */
  readonly sameAs?: (text: string) => string | null;
  /** The spelling that was given is stored and echoed back. */
  readonly keepsSpelling?: boolean;
  /** Values outside the list are fine as long as they match. */
  readonly openTo?: RegExp;
  /** What an open list takes is all known here by now, so nothing beyond it is. */
  readonly isWhole?: boolean;
};
