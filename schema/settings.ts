import type { UserType } from './accounts.ts';

/**
 * What an administrator may change while the marketplace runs, one row each: what the server holds a value to, the
 * form that asks for it and the page that shows it are made from these rows.
 */
export type Setting = Common &
  (
    | { kind: 'text' | 'longText'; default: string; maxLength: number }
    | { kind: 'link' | 'email' | 'phone'; default: string }
    | { kind: 'yesNo'; default: boolean }
    | { kind: 'whole'; default: number; min: number; max: number; unit: string }
    | { kind: 'choice'; default: string; choices: readonly SettingChoice[] }
  );

interface Common {
  group: SettingGroupKey;
  label: string;
  /** What a person should know before it is changed. */
  help?: string;
  /** Where it is seen or felt. */
  shownIn: string;
  /** True for what every visitor is told. */
  isPublic?: true;
  /** True for a text that may be left empty. */
  isOptional?: true;
  /** The environment variable that says what it is as long as nobody has changed it. */
  variable?: string;
}

export interface SettingChoice {
  value: string;
  label: string;
}

export interface SettingGroup {
  title: string;
  lead: string;
  /** Who may change what is in it. */
  changedBy: UserType;
}

export type SettingGroupKey =
  | 'site'
  | 'office'
  | 'social'
  | 'grievance'
  | 'listings'
  | 'claims'
  | 'complaints';

/** In the order of the screen. */
export const SETTING_GROUPS: Readonly<Record<SettingGroupKey, SettingGroup>> = {
  site: {
    title: 'Name',
    lead: 'What the marketplace is called.',
    changedBy: 'site_admin',
  },
  office: {
    title: 'Office',
    lead: 'How people reach you.',
    changedBy: 'site_admin',
  },
  social: {
    title: 'Social links',
    lead: 'Where people can follow you. An empty one is not shown.',
    changedBy: 'site_admin',
  },
  grievance: {
    title: 'Grievance officer',
    lead: 'Who takes complaints. Every page names this person at its foot.',
    changedBy: 'site_admin',
  },
  listings: {
    title: 'Listings and contact',
    lead: 'What sellers may state, and how what they state is shown.',
    changedBy: 'site_admin',
  },
  claims: {
    title: 'Marketing claims',
    lead: 'How the numbers and words about the marketplace are shown.',
    changedBy: 'site_admin',
  },
  complaints: {
    title: 'Complaints',
    lead: 'How soon a complaint is acknowledged and settled.',
    changedBy: 'site_admin',
  },
};

const LIVE = { value: 'live', label: 'Counted, rounded down' };
const WORDS = { value: 'documented', label: 'As written' };
const HIDDEN = { value: 'hidden', label: 'Hidden' };

const NUMBER_CLAIM = {
  group: 'claims',
  kind: 'choice',
  default: 'live',
  choices: [LIVE, WORDS, HIDDEN],
  variable: 'CLAIMS',
} as const satisfies Partial<Setting>;

const WORDS_CLAIM = {
  group: 'claims',
  kind: 'choice',
  default: 'documented',
  choices: [WORDS, HIDDEN],
  variable: 'CLAIMS',
  shownIn: 'Home.',
} as const satisfies Partial<Setting>;

const OFFICE = { group: 'office', isPublic: true } as const satisfies Partial<Setting>;

const SOCIAL_LINK = {
  group: 'social',
  kind: 'link',
  isPublic: true,
  isOptional: true,
  shownIn: 'The foot of every page, Contact and the cards of the agents.',
} as const satisfies Partial<Setting>;

const GRIEVANCE = {
  group: 'grievance',
  isPublic: true,
  isOptional: true,
  default: '',
} as const satisfies Partial<Setting>;

const AT_THE_FOOT = 'The foot of every page.';

/** Adding a setting is one row here. A key is stored, and never changed after a release. */
export const SETTINGS = {
  siteName: {
    group: 'site',
    kind: 'text',
    label: 'Site name',
    default: 'Aangan',
    maxLength: 40,
    isPublic: true,
    variable: 'SITE_NAME',
    shownIn: 'Every page, e-mail and text message.',
  },
  officeEmail: {
    ...OFFICE,
    kind: 'email',
    label: 'E-mail',
    default: 'contact@example.com',
    shownIn: 'The foot of every page, Contact and the menus.',
  },
  officePhone: {
    ...OFFICE,
    kind: 'phone',
    label: 'Phone',
    default: '9876543210',
    shownIn: 'The top and the foot of every page, Contact and the menus.',
  },
  officeAddress: {
    ...OFFICE,
    kind: 'longText',
    label: 'Address',
    default: '1 Example Chowk, Connaught Place, New Delhi 110001',
    maxLength: 200,
    shownIn: 'The foot of every page and Contact.',
  },
  officeHours: {
    ...OFFICE,
    kind: 'text',
    label: 'Office hours',
    default: 'Monday to Saturday, 10:00 AM to 6:00 PM',
    maxLength: 80,
    shownIn: 'The foot of every page, Contact and the menus.',
  },
  facebook: { ...SOCIAL_LINK, label: 'Facebook', default: 'https://www.facebook.com/' },
  linkedin: { ...SOCIAL_LINK, label: 'LinkedIn', default: 'https://www.linkedin.com/' },
  instagram: { ...SOCIAL_LINK, label: 'Instagram', default: 'https://www.instagram.com/' },
  youtube: { ...SOCIAL_LINK, label: 'YouTube', default: 'https://www.youtube.com/' },
  grievanceName: {
    ...GRIEVANCE,
    kind: 'text',
    label: 'Name',
    help: 'The law asks every marketplace for it.',
    maxLength: 56,
    variable: 'GRIEVANCE_OFFICER',
    shownIn: AT_THE_FOOT,
  },
  grievanceAddress: {
    ...GRIEVANCE,
    kind: 'longText',
    label: 'Address',
    help: 'The address of the office stands there while this is empty.',
    maxLength: 200,
    shownIn: AT_THE_FOOT,
  },
  grievanceEmail: {
    ...GRIEVANCE,
    kind: 'email',
    label: 'E-mail',
    help: 'The e-mail address of the office stands there while this is empty.',
    shownIn: AT_THE_FOOT,
  },
  grievancePhone: { ...GRIEVANCE, kind: 'phone', label: 'Phone', shownIn: 'Contact.' },
  grievanceHours: {
    ...GRIEVANCE,
    kind: 'text',
    label: 'Hours',
    maxLength: 80,
    shownIn: 'Contact.',
  },
  autoApprove: {
    group: 'listings',
    kind: 'yesNo',
    label: 'Show what is posted or edited at once',
    help: 'Otherwise it waits until an administrator has approved it.',
    default: false,
    variable: 'AUTO_APPROVE',
    shownIn: 'Posting and editing.',
  },
  limits: {
    group: 'listings',
    kind: 'choice',
    label: 'Limits of the numbers in listings',
    help: 'What is beyond a limit is refused, never changed.',
    default: 'market',
    choices: [
      { value: 'market', label: 'Those of this market' },
      { value: 'documented', label: 'Those of the first forms, such as ten floors' },
    ],
    isPublic: true,
    variable: 'LIMITS',
    shownIn: 'The forms of posting and editing.',
  },
  contactFor: {
    group: 'listings',
    kind: 'choice',
    label: 'Who is shown the contact of a listing',
    help: 'For sellers who have not chosen themselves.',
    default: 'everybody',
    choices: [
      { value: 'everybody', label: 'Everybody who sends an enquiry' },
      { value: 'proven', label: 'People who have confirmed their mobile by a code' },
    ],
    variable: 'CONTACT_FOR',
    shownIn: 'Enquiries.',
  },
  claimLabel: {
    ...WORDS_CLAIM,
    default: 'hidden',
    label: "India's #1 Real Estate Platform",
    shownIn: 'Home and About Us.',
  },
  claimVerified: { ...WORDS_CLAIM, default: 'hidden', label: 'Verified Properties' },
  claimTrusted: { ...WORDS_CLAIM, default: 'hidden', label: '100% Trusted' },
  claimFree: { ...WORDS_CLAIM, label: 'Free Listing' },
  claimClients: {
    ...NUMBER_CLAIM,
    label: 'Clients',
    help: 'Written: 10,000+. Counted: the accounts.',
    shownIn: 'About Us and posting.',
  },
  claimSatisfaction: {
    ...NUMBER_CLAIM,
    label: 'Satisfaction',
    help: 'Written: 99%. Counted: feedback of four or five stars.',
    shownIn: 'About Us and posting.',
  },
  claimCompanies: {
    ...NUMBER_CLAIM,
    label: 'Companies',
    help: 'Written: 150+. Counted: the organisations.',
    shownIn: 'About Us.',
  },
  claimProperties: {
    ...NUMBER_CLAIM,
    label: 'Properties',
    help: 'Written: 10K+. Counted: the listings that everybody sees.',
    shownIn: 'Home, About Us and posting.',
  },
  claimPartners: {
    ...NUMBER_CLAIM,
    label: 'Partners',
    help: 'Written: 5K+. Counted: the sellers.',
    shownIn: 'Home.',
  },
  claimRating: {
    ...NUMBER_CLAIM,
    label: 'Rating',
    help: 'Written: 5 stars. Counted: the average of the feedback.',
    shownIn: 'About Us.',
  },
  claimShowcase: {
    ...NUMBER_CLAIM,
    label: 'Properties of each popular city',
    help: 'Written: 50+ properties. Counted: the listings there.',
    shownIn: 'Home.',
  },
  sampleReviews: {
    group: 'claims',
    kind: 'choice',
    label: 'Sample reviews, testimonials and partners',
    help: 'They are invented, and say so.',
    default: 'hidden',
    choices: [WORDS, HIDDEN],
    variable: 'CLAIMS',
    isPublic: true,
    shownIn: 'The page of a property, Home and About Us.',
  },
  complaintAcknowledgeHours: {
    group: 'complaints',
    kind: 'whole',
    label: 'Acknowledged within',
    default: 24,
    min: 1,
    max: 168,
    unit: 'hours',
    shownIn: 'Complaints.',
  },
  complaintDays: {
    group: 'complaints',
    kind: 'whole',
    label: 'Settled within',
    default: 7,
    min: 1,
    max: 30,
    unit: 'days',
    shownIn: 'Complaints.',
  },
  complaintUrgentHours: {
    group: 'complaints',
    kind: 'whole',
    label: 'Settled within, where it is urgent',
    default: 36,
    min: 1,
    max: 168,
    unit: 'hours',
    shownIn: 'Complaints.',
  },
  complaintOrderHours: {
    group: 'complaints',
    kind: 'whole',
    label: 'Taken down within, after an order',
    default: 3,
    min: 1,
    max: 72,
    unit: 'hours',
    shownIn: 'Complaints.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingKey = keyof typeof SETTINGS;

type ValueOf<Row> = Row extends { choices: readonly { value: infer Value }[] }
  ? Value
  : Row extends { kind: 'yesNo' }
    ? boolean
    : Row extends { kind: 'whole' }
      ? number
      : string;

/** A value of every setting. */
export type SettingValues = { [Key in SettingKey]: ValueOf<(typeof SETTINGS)[Key]> };

/** What is in force at this moment, wherever it comes from; another moment it may be something else. */
export interface SettingsInForce {
  readonly values: Readonly<SettingValues>;
}

/** The same rows, for those who walk them. */
export const SETTING_ROWS: Readonly<Record<SettingKey, Setting>> = SETTINGS;

export const SETTING_KEYS: readonly SettingKey[] = Object.keys(SETTINGS).filter(isSettingKey);

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

export function settingKeysOf(group: SettingGroupKey): SettingKey[] {
  return SETTING_KEYS.filter((key) => SETTING_ROWS[key].group === group);
}
