import { drawListing, type Setting } from './listings.ts';
import { MARKETS } from './markets.ts';
import type { DemoWorld, MasterPicture } from './model.ts';
import { drawPeople } from './people.ts';
import { assignPictures } from './pictures.ts';
import { projectsOf } from './projects.ts';
import { randomFrom } from './random.ts';
import { dealSlots } from './slots.ts';

export type WorldOptions = {
  readonly seed: string;
  /** The newest moment of the world; everything in it happened before. */
  readonly now: Date;
  readonly listings?: number;
  /** The drawn pictures; without them listings stay without pictures and people without portraits. */
  readonly manifest?: readonly MasterPicture[];
};

/** So many that 1,800 are on offer, five in six of them in the eight largest cities. */
const LISTINGS = 2_200;

/**
 * The demo world: people and listings over every city of the markets, oldest first. Pure: the same seed
 * and moment give the same world, ids included.
 */
export function makeDemoWorld({
  seed,
  now,
  listings = LISTINGS,
  manifest = [],
}: WorldOptions): DemoWorld {
  const { accounts, sellers } = drawPeople(seed, now, manifest);
  const slots = dealSlots(randomFrom(`${seed} slots`), listings, sellers);
  const setting: Setting = {
    seed,
    now,
    projects: new Map(MARKETS.map((market) => [market.city, projectsOf(seed, market)])),
    used: { titles: new Set(), descriptions: new Set() },
  };
  const rendered = slots
    .map((slot, number) => drawListing(slot, number, setting))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { accounts, listings: rendered, pictures: assignPictures(rendered, manifest) };
}
