import { PROJECT_ENDINGS, PROJECT_WORDS } from './names.ts';
import type { Market } from './markets.ts';
import { randomFrom, type Random } from './random.ts';
import { RERA_FORMS } from './reraForms.ts';

export type ProjectKind = keyof typeof PROJECT_ENDINGS;

/** A made-up society or business block: the same in every listing that names it. */
export type Project = {
  readonly name: string;
  readonly kind: ProjectKind;
  readonly locality: string;
  readonly floors: number;
  readonly flats: number;
  /** Still being built, or just finished. */
  readonly isNew: boolean;
  readonly age: string;
  /** How far one that is still being built has come, and when people may move in. */
  readonly status: string;
  readonly possessionInDays: number;
  /** Of what was built since projects are registered. */
  readonly reraNumber: string | null;
};

/** Two blocks of flats (one of them new), a row of houses and a business block in every locality. */
export function projectsOf(seed: string, market: Market): readonly Project[] {
  const random = randomFrom(`${seed} projects ${market.city}`);
  const kinds: readonly (readonly [ProjectKind, boolean])[] = [
    ['towers', false],
    ['towers', true],
    ['houses', false],
    ['works', false],
  ];
  const names = Object.fromEntries(
    Object.entries(PROJECT_ENDINGS).map(([kind, endings]) => [kind, namesFrom(random, endings)]),
  );
  return Object.keys(market.areas).flatMap((locality) =>
    kinds.map(([kind, isNew]) => {
      const age = isNew ? 'New Construction' : random.weighted(AGES);
      const [status, soonest, latest] = random.weighted(STAGES);
      return {
        name: names[kind]?.pop() ?? locality,
        kind,
        locality,
        floors: random.whole(...FLOORS[kind]),
        flats: random.whole(6, 120) * 4,
        isNew,
        age,
        status,
        possessionInDays: random.whole(soonest, latest),
        reraNumber: UNREGISTERED.has(age) ? null : reraNumber(random, market.state),
      };
    }),
  );
}

/** The law is of 2016. */
const UNREGISTERED: ReadonlySet<string> = new Set(['10 to 20 years', 'More than 20 years']);

/** With the days until people may move in. */
const STAGES: readonly (readonly [
  readonly [status: string, soonest: number, latest: number],
  number,
])[] = [
  [['Under Construction', 240, 900], 5],
  [['New Launch', 720, 1_500], 3],
  [['Nearing Possession', 30, 200], 3],
];

function reraNumber(random: Random, state: string): string | null {
  const form = RERA_FORMS[state];
  if (form === undefined) return null;
  return form
    .replace('YYYY', String(random.whole(2019, 2025)))
    .replaceAll('#', () => String(random.whole(0, 9)));
}

const FLOORS: Readonly<Record<ProjectKind, readonly [number, number]>> = {
  towers: [5, 24],
  houses: [2, 4],
  works: [3, 10],
};

const AGES: readonly (readonly [string, number])[] = [
  ['Less than 1 year', 1],
  ['1 to 5 years', 4],
  ['5 to 10 years', 4],
  ['10 to 20 years', 2],
  ['More than 20 years', 0.7],
];

function namesFrom(random: Random, endings: readonly string[]): string[] {
  return random
    .shuffled(PROJECT_WORDS.flatMap((word) => endings.map((ending) => `${word} ${ending}`)))
    .slice(0, 40);
}
