import { generatedTitle, headline } from '../../../schema/catalogue/interpret.ts';
import type { Details, Subtype } from '../../../schema/catalogue/model.ts';
import { OPTION_LISTS } from '../../../schema/catalogue/options.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { drawDetails } from './details.ts';
import { factsOf } from './factsOf.ts';
import { MARKETS } from './markets.ts';
import { drawPlan } from './plan.ts';
import { projectsOf, type Project } from './projects.ts';
import { randomFrom, type Random } from './random.ts';
import { levelOf, type Purpose } from './rates.ts';
import { localitiesFor, projectKindOf, shareOf } from './slots.ts';
import { writePlaceless } from './texts.ts';

/** A drawn listing without its place: many synthetic ones are cast from it. */
export type Template = {
  readonly subtype: Subtype;
  readonly purpose: Purpose;
  readonly details: Details;
  readonly description: string;
  /** '2 BHK Flat for Sale'. */
  readonly lead: string;
  /** Its price where a flat costs one rupee per square foot. */
  readonly unitPrice: number;
  /** The details key that names the project; null where there is none. */
  readonly projectKey: string | null;
  /** The details key that carries the price, and what one of its units is worth in rupees. */
  readonly priceKey: string;
  readonly priceUnit: number;
};

const EACH = 30;

/** Thirty templates of every subtype and purpose, repeated by their share of the market. */
export function makeTemplates(seed: string, now: Date): readonly Template[] {
  const random = randomFrom(seed);
  const projects = new Map(MARKETS.map((market) => [market.city, projectsOf(seed, market)]));
  return SUBTYPES.flatMap((subtype) => {
    const { share, rent } = shareOf(subtype);
    return (['sell', 'rent'] as const).flatMap((purpose) => {
      const part = share * (purpose === 'rent' ? rent : 1 - rent);
      if (part === 0) return [];
      const rendered = Array.from({ length: EACH }, () =>
        makeTemplate(random, subtype, purpose, { seed, now, projects }),
      );
      return Array.from({ length: Math.ceil(part) }, () => rendered).flat();
    });
  });
}

type Setting = {
  readonly seed: string;
  readonly now: Date;
  readonly projects: ReadonlyMap<string, readonly Project[]>;
};

function makeTemplate(
  random: Random,
  subtype: Subtype,
  purpose: Purpose,
  { seed, now, projects }: Setting,
): Template {
  const market = random.pick(MARKETS.filter((each) => localitiesFor(each, subtype).length > 0));
  const locality = random.pick(localitiesFor(market, subtype));
  const project = random.pick(
    (projects.get(market.city) ?? []).filter(({ kind }) => kind === projectKindOf(subtype)),
  );
  const sellerKind = random.pick(['owner', 'agent', 'builder'] as const);
  const place = { seed, now, subtype, purpose, sellerKind, market, locality, project };
  const plan = drawPlan(random, place);
  const details = drawDetails(plan);
  const { price, area } = headline(subtype, details);
  const { otherwise, field } = subtype.price;
  const scale = OPTION_LISTS.pricePerUnitScale?.options.find(
    ({ value }) => value === details[otherwise?.scale ?? ''],
  );
  // Sums that would have to be kept in step with the price of every cast.
  const sums = new Set([...SUMS, ...(otherwise ? [field] : [])]);
  // Built anew, not deleted from: objects with deleted keys are slow to copy.
  const saved = Object.fromEntries(Object.entries(details).filter(([key]) => !sums.has(key)));
  return {
    subtype,
    purpose,
    details: saved,
    description: writePlaceless(factsOf(plan, saved, null)),
    lead: generatedTitle(subtype, { ...details, locality: '' }, { purpose, city: '' }),
    unitPrice: (price ?? 0) / (market.flatSale * levelOf(market, locality)),
    projectKey: PROJECT_KEYS.find((key) => details[key] !== undefined) ?? null,
    priceKey: otherwise?.rate ?? field,
    priceUnit: otherwise ? (scale?.factor ?? 1) * (area ?? 1) : 1,
  };
}

const SUMS: readonly string[] = ['bookingAmount', 'deposit'];
const PROJECT_KEYS = ['buildingProjectSociety', 'buildingProject'] as const;
