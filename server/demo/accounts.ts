import type { DemoAccount } from './world/model.ts';

export type NamedDemoAccount = Pick<
  DemoAccount,
  'userType' | 'kind' | 'role' | 'verificationLevel'
> & {
  readonly mobile: string;
  readonly name: string;
  /** What the account is good for, in the words of the operating contract. */
  readonly who: string;
  readonly email: string | null;
  readonly organisation: string | null;
};

/** The nine accounts anybody may sign in with in the demo world; printed at start-up and in the README. */
export const DEMO_ACCOUNTS: readonly NamedDemoAccount[] = [
  {
    mobile: '9000000001',
    name: 'Leela Marathe',
    who: 'site_admin',
    email: 'leela.marathe@example.com',
    userType: 'site_admin',
    kind: null,
    role: 'site_admin',
    organisation: null,
    verificationLevel: 'verified',
  },
  {
    mobile: '9000000002',
    name: 'Hemant Jogani',
    who: 'seller (agent, with listings)',
    email: 'hemant.jogani@example.com',
    userType: 'seller',
    kind: 'agent',
    role: null,
    organisation: null,
    verificationLevel: 'premium',
  },
  {
    mobile: '9000000003',
    name: 'Shalaka Bendre',
    who: 'seller (owner, with listings)',
    email: 'shalaka.bendre@example.com',
    userType: 'seller',
    kind: 'owner',
    role: null,
    organisation: null,
    verificationLevel: 'verified',
  },
  {
    mobile: '9000000004',
    name: 'Omkar Bhide',
    who: 'buyer',
    email: 'omkar.bhide@example.com',
    userType: 'buyer',
    kind: null,
    role: null,
    organisation: null,
    verificationLevel: 'basic',
  },
  {
    mobile: '9000000005',
    name: 'Nasreen Pathan',
    who: 'buyer',
    email: 'nasreen.pathan@example.com',
    userType: 'buyer',
    kind: null,
    role: null,
    organisation: null,
    verificationLevel: 'basic',
  },
  {
    mobile: '9000000006',
    name: 'Ishaan Wadekar',
    who: 'builder admin of Aranvi Habitat',
    email: 'ishaan.wadekar@example.com',
    userType: 'builder',
    kind: 'builder',
    role: 'admin',
    organisation: 'Aranvi Habitat',
    verificationLevel: 'premium',
  },
  {
    mobile: '9000000007',
    name: 'Nandini Poduval',
    who: 'builder manager of Aranvi Habitat',
    email: 'nandini.poduval@example.com',
    userType: 'builder',
    kind: 'builder',
    role: 'manager',
    organisation: 'Aranvi Habitat',
    verificationLevel: 'verified',
  },
  {
    mobile: '9000000008',
    name: 'Tahir Lokhandwala',
    who: 'builder executive of Aranvi Habitat',
    email: 'tahir.lokhandwala@example.com',
    userType: 'builder',
    kind: 'builder',
    role: 'executive',
    organisation: 'Aranvi Habitat',
    verificationLevel: 'verified',
  },
  {
    mobile: '9000000009',
    name: 'Rajan Tirkey',
    who: 'seller with an incomplete profile',
    email: null,
    userType: 'seller',
    kind: 'owner',
    role: null,
    organisation: null,
    verificationLevel: 'basic',
  },
];
