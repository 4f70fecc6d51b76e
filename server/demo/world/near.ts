import type { Market } from './markets.ts';
import { randomFrom, type Random } from './random.ts';
import type { Near } from './texts/facts.ts';

/**
 * Distances to the things of daily life. Listings of one locality agree on them up to the length of
 * the neighbourhood.
 */
export function nearOf(seed: string, market: Market, locality: string, random: Random): Near {
  const local = randomFrom(`${seed} near ${market.city} ${locality}`);
  const isEdge = market.fields.includes(locality) || market.works.includes(locality);
  const stretch = isEdge ? 2 : 1;
  const about = (low: number, high: number) =>
    rounded(local.between(low, high) * stretch * random.between(0.85, 1.15));
  const metro = about(0.4, 3.2);
  return {
    metro: market.metro ? metro : null,
    bus: about(0.2, 0.9),
    school: about(0.3, 1.8),
    hospital: about(0.6, 3),
    market: about(0.3, 1.6),
    station: about(2.5, 9),
    highway: about(0.8, 6),
  };
}

/** To 100 m below a kilometre, to half a kilometre above three. */
function rounded(kilometres: number): number {
  const step = kilometres < 3 ? 10 : 2;
  return Math.max(1, Math.round(kilometres * step)) / step;
}
