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
    lead: 'The name of the marketplace.',
    changedBy: 'site_admin',
  },
  office: {
    title: 'Office',
    lead: 'How people reach you.',
    changedBy: 'site_admin',
  },
  social: {
    title: 'Social links',
    lead: 'Where people can follow you. Empty links are hidden.',
    changedBy: 'site_admin',
  },
  grievance: {
    title: 'Grievance officer',
    lead: 'The person who handles complaints, named in the footer of every page.',
    changedBy: 'site_admin',
  },
  listings: {
    title: 'Listings and contact',
    lead: 'What sellers can enter, and how it is shown.',
    changedBy: 'site_admin',
  },
  claims: {
    title: 'Marketing claims',
    lead: 'How claims about the marketplace are shown.',
    changedBy: 'site_admin',
  },
  complaints: {
    title: 'Complaints',
    lead: 'Deadlines for acknowledging and resolving complaints.',
    changedBy: 'site_admin',
  },
};

const LIVE = { value: 'live', label: 'Live count, rounded down' };
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
  shownIn: 'Footer of every page, Contact and agent cards.',
} as const satisfies Partial<Setting>;

const GRIEVANCE = {
  group: 'grievance',
  isPublic: true,
  isOptional: true,
  default: '',
} as const satisfies Partial<Setting>;

const AT_THE_FOOT = 'Footer of every page.';

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
    shownIn: 'Every page, email and text message.',
  },
  officeEmail: {
    ...OFFICE,
    kind: 'email',
    label: 'Email',
    default: 'contact@example.com',
    shownIn: 'Footer of every page, Contact and menus.',
  },
  officePhone: {
    ...OFFICE,
    kind: 'phone',
    label: 'Phone',
    default: '9876543210',
    shownIn: 'Header and footer of every page, Contact and menus.',
  },
  officeAddress: {
    ...OFFICE,
    kind: 'longText',
    label: 'Address',
    default: '1 Example Chowk, Connaught Place, New Delhi 110001',
    maxLength: 200,
    shownIn: 'Footer of every page and Contact.',
  },
  officeHours: {
    ...OFFICE,
    kind: 'text',
    label: 'Office hours',
    default: 'Monday to Saturday, 10:00 AM to 6:00 PM',
    maxLength: 80,
    shownIn: 'Footer of every page, Contact and menus.',
  },
  facebook: { ...SOCIAL_LINK, label: 'Facebook', default: 'https://www.facebook.com/' },
  linkedin: { ...SOCIAL_LINK, label: 'LinkedIn', default: 'https://www.linkedin.com/' },
  instagram: { ...SOCIAL_LINK, label: 'Instagram', default: 'https://www.instagram.com/' },
  youtube: { ...SOCIAL_LINK, label: 'YouTube', default: 'https://www.youtube.com/' },
  grievanceName: {
    ...GRIEVANCE,
    kind: 'text',
    label: 'Name',
    help: 'Required by law for every marketplace.',
    maxLength: 56,
    variable: 'GRIEVANCE_OFFICER',
    shownIn: AT_THE_FOOT,
  },
  grievanceAddress: {
    ...GRIEVANCE,
    kind: 'longText',
    label: 'Address',
    help: 'If empty, the office address is shown.',
    maxLength: 200,
    shownIn: AT_THE_FOOT,
  },
  grievanceEmail: {
    ...GRIEVANCE,
    kind: 'email',
    label: 'Email',
    help: 'If empty, the office email address is shown.',
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
    label: 'Publish listings and edits immediately',
    help: 'If off, an administrator must approve them first.',
    default: false,
    variable: 'AUTO_APPROVE',
    shownIn: 'Posting and editing.',
  },
  limits: {
    group: 'listings',
    kind: 'choice',
    label: 'Number limits in listings',
    help: 'Numbers beyond a limit are rejected, never changed.',
    default: 'market',
    choices: [
      { value: 'market', label: 'Market limits' },
      { value: 'documented', label: 'Original form limits, such as ten floors' },
    ],
    isPublic: true,
    variable: 'LIMITS',
    shownIn: 'Posting and editing forms.',
  },
  contactFor: {
    group: 'listings',
    kind: 'choice',
    label: 'Who can see the contact details of a listing',
    help: 'For sellers who have not chosen this themselves.',
    default: 'everybody',
    choices: [
      { value: 'everybody', label: 'Everyone who sends an enquiry' },
      { value: 'proven', label: 'People with a verified mobile number' },
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
    help: 'As written: 10,000+. Live count: accounts.',
    shownIn: 'About Us and posting.',
  },
  claimSatisfaction: {
    ...NUMBER_CLAIM,
    label: 'Satisfaction',
    help: 'As written: 99%. Live count: feedback of four or five stars.',
    shownIn: 'About Us and posting.',
  },
  claimCompanies: {
    ...NUMBER_CLAIM,
    label: 'Companies',
    help: 'As written: 150+. Live count: organisations.',
    shownIn: 'About Us.',
  },
  claimProperties: {
    ...NUMBER_CLAIM,
    label: 'Properties',
    help: 'As written: 10K+. Live count: public listings.',
    shownIn: 'Home, About Us and posting.',
  },
  claimPartners: {
    ...NUMBER_CLAIM,
    label: 'Partners',
    help: 'As written: 5K+. Live count: sellers.',
    shownIn: 'Home.',
  },
  claimRating: {
    ...NUMBER_CLAIM,
    label: 'Rating',
    help: 'As written: 5 stars. Live count: average rating of the feedback.',
    shownIn: 'About Us.',
  },
  claimShowcase: {
    ...NUMBER_CLAIM,
    label: 'Properties in each popular city',
    help: 'As written: 50+ properties. Live count: listings in the city.',
    shownIn: 'Home.',
  },
  sampleReviews: {
    group: 'claims',
    kind: 'choice',
    label: 'Sample reviews and testimonials',
    help: 'Invented examples, labelled as such.',
    default: 'hidden',
    choices: [WORDS, HIDDEN],
    variable: 'CLAIMS',
    isPublic: true,
    shownIn: 'Property page, Home and About Us.',
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
    label: 'Resolved within',
    default: 7,
    min: 1,
    max: 30,
    unit: 'days',
    shownIn: 'Complaints.',
  },
  complaintUrgentHours: {
    group: 'complaints',
    kind: 'whole',
    label: 'Resolved within, if urgent',
    default: 36,
    min: 1,
    max: 168,
    unit: 'hours',
    shownIn: 'Complaints.',
  },
  complaintOrderHours: {
    group: 'complaints',
    kind: 'whole',
    label: 'Removed after an order within',
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
