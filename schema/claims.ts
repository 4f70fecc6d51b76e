import type { SettingValues } from './settings.ts';
import { grouped } from './format/grouped.ts';

/** What the site claims of itself, as the specification words it. */
export const WRITTEN_CLAIMS = {
  label: "India's #1 Real Estate Platform",
  verified: 'Verified Properties',
  trusted: '100% Trusted',
  free: 'Free Listing',
  clients: '10,000+',
  satisfaction: '99%',
  companies: '150+',
  properties: '10K+',
  partners: '5K+',
  /** Stars out of five. */
  rating: '5',
} as const;

export type ClaimKey = keyof typeof WRITTEN_CLAIMS;
export type ClaimWay = SettingValues['claimClients'];

/** The claims as they are shown; without what is hidden, or counted and not there. */
export type Claims = Readonly<Partial<Record<ClaimKey, string | null>>>;

/** Rounded down: '7', '20+', '610+', '1,200+'. Nothing is nothing to claim. */
export function roundedDown(count: number): string | null {
  if (count < 1) return null;
  if (count < 10) return String(count);
  const step = 10 ** Math.max(1, String(Math.floor(count)).length - 2);
  return `${grouped(Math.floor(count / step) * step)}+`;
}
