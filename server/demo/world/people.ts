import { DEMO_ACCOUNTS } from '../accounts.ts';
import { idAt } from './ids.ts';
import { MARKETS } from './markets.ts';
import type { DemoAccount, MasterPicture } from './model.ts';
import { AGENTS, BUILDERS, DEMO_SELLER_CITIES, OWNERS } from './names.ts';
import { randomFrom, type Random } from './random.ts';
import { FIRM_ENDINGS, NAME_DECKS } from './sellerNames.ts';

/** An account that posts, with the cities it posts in, the home city first, and its firm. */
export type DemoSeller = {
  readonly account: DemoAccount & { email: string };
  readonly kind: 'owner' | 'agent' | 'builder';
  readonly cities: readonly string[];
  readonly firm: string | null;
};

/**
 * The people of the demo world: the nine named accounts first, then some four hundred sellers. Portraits
 * of the manifest go to three sellers in four, each portrait once.
 */
export function drawPeople(
  seed: string,
  now: Date,
  manifest: readonly MasterPicture[],
): { accounts: DemoAccount[]; sellers: DemoSeller[] } {
  const random = randomFrom(`${seed} people`);
  const portraits = manifest.filter(({ role }) => role === 'portrait').map(({ file }) => file);
  const faces = random.shuffled(portraits);
  const face = () => (random.chance(0.75) ? (faces.pop() ?? null) : null);

  const named = DEMO_ACCOUNTS.map((row): DemoAccount => {
    const createdAt = joined(random, now, 420, 900);
    return {
      id: idAt(createdAt, random),
      name: row.name,
      mobile: row.mobile,
      email: row.email,
      userType: row.userType,
      kind: row.kind,
      role: row.role,
      organisation: row.organisation,
      verificationLevel: row.verificationLevel,
      createdAt,
      avatarFile: row.userType === 'seller' && row.email !== null ? (faces.pop() ?? null) : null,
    };
  });

  const others = [...SELLERS, ...moreSellers(random)].map((row, index): DemoSeller => {
    const createdAt = joined(random, now, 320, 1_300);
    const account = {
      id: idAt(createdAt, random),
      name: row.name,
      mobile: fictionalMobile(index),
      email: emailOf(row.name),
      userType: row.kind === 'builder' ? ('builder' as const) : ('seller' as const),
      kind: row.kind,
      role: row.kind === 'builder' ? ('admin' as const) : null,
      organisation: row.kind === 'builder' ? row.firm : null,
      verificationLevel: row.level,
      createdAt,
      avatarFile: face(),
    };
    return { account, kind: row.kind, cities: row.cities, firm: row.firm };
  });

  const demoSellers = named.flatMap((account): DemoSeller[] => {
    const { email, kind, mobile } = account;
    const cities = DEMO_SELLER_CITIES[mobile];
    if (!cities || email === null || kind === null) return [];
    return [{ account: { ...account, email }, kind, cities, firm: account.organisation }];
  });
  return {
    accounts: [...named, ...others.map(({ account }) => account)],
    sellers: [...demoSellers, ...others],
  };
}

type SellerPlan = {
  name: string;
  kind: 'owner' | 'agent' | 'builder';
  level: DemoAccount['verificationLevel'];
  cities: readonly string[];
  firm: string | null;
};

const SELLERS: readonly SellerPlan[] = [
  ...OWNERS.map(([name, level, cities]) => ({
    name,
    kind: 'owner' as const,
    level,
    cities,
    firm: null,
  })),
  ...AGENTS.map(([name, level, cities, firm]) => ({
    name,
    kind: 'agent' as const,
    level,
    cities,
    firm,
  })),
  ...BUILDERS.map(([name, level, cities, firm]) => ({
    name,
    kind: 'builder' as const,
    level,
    cities,
    firm,
  })),
];

/** Owners and agents of every town by its weight: so many that an owner offers a home or three. */
function moreSellers(random: Random): SellerPlan[] {
  const decks = Object.values(NAME_DECKS).map(({ states, first, last }) => ({
    states: new Set<string>(states),
    names: random.shuffled(first.flatMap((one) => last.map((other) => [one, other] as const))),
  }));
  return MARKETS.flatMap(({ city, state, weight }) => {
    const names = decks.find(({ states }) => states.has(state))?.names ?? [];
    const agents = Math.floor(weight / WEIGHT_OF_AN_AGENT);
    return names
      .splice(0, Math.ceil(weight / WEIGHT_OF_AN_OWNER) + agents)
      .map(([first, last], at): SellerPlan => ({
        name: `${first} ${last}`,
        kind: at < agents ? 'agent' : 'owner',
        level: random.weighted(LEVELS),
        cities: [city],
        firm: at < agents ? `${last} ${random.pick(FIRM_ENDINGS)}` : null,
      }));
  });
}

const WEIGHT_OF_AN_OWNER = 9;
const WEIGHT_OF_AN_AGENT = 75;
const LEVELS: readonly (readonly [DemoAccount['verificationLevel'], number])[] = [
  ['basic', 6],
  ['verified', 5],
  ['premium', 1],
];

const DAY = 86_400_000;

function joined(random: Random, now: Date, fewestDays: number, mostDays: number): Date {
  return new Date(now.getTime() - Math.floor(random.between(fewestDays, mostDays) * DAY));
}

/** 90000 1xxxx: valid in form, next to the demo accounts, nobody's number. */
function fictionalMobile(index: number): string {
  return `90000${10_001 + index * 7}`;
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
}
