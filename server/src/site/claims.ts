import {
  type ClaimKey,
  type Claims,
  type ClaimWay,
  roundedDown,
  WRITTEN_CLAIMS,
} from '../../../schema/claims.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type SettingsInForce } from '../../../schema/settings.ts';
import { countAccounts } from '../accounts/countAccounts.ts';
import { rateSite } from '../feedback/rateSite.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Log } from '../platform/observability/logging.ts';
import { countBySubtype } from '../properties/countListings.ts';

type Counted = Readonly<Partial<Record<ClaimKey, string | null>>>;

/** What the site claims of itself, each claim in the way that the settings say. */
export class LiveClaims {
  private readonly parts: { database: Database; settings: SettingsInForce; log: Log };
  private counted: { at: number; claims: Promise<Counted> } | null = null;

  constructor(parts: { database: Database; settings: SettingsInForce; log: Log }) {
    this.parts = parts;
  }

  async now(): Promise<Claims> {
    const { values } = this.parts.settings;
    const ways: Readonly<Record<ClaimKey, ClaimWay>> = {
      label: values.claimLabel,
      verified: values.claimVerified,
      trusted: values.claimTrusted,
      free: values.claimFree,
      clients: values.claimClients,
      satisfaction: values.claimSatisfaction,
      companies: values.claimCompanies,
      properties: values.claimProperties,
      partners: values.claimPartners,
      rating: values.claimRating,
    };
    const isCounted = Object.values(ways).includes('live');
    const counted = isCounted ? await this.count() : {};
    const textOf = (key: ClaimKey) => {
      if (ways[key] === 'hidden') return null;
      return ways[key] === 'live' ? (counted[key] ?? null) : WRITTEN_CLAIMS[key];
    };
    return {
      label: textOf('label'),
      verified: textOf('verified'),
      trusted: textOf('trusted'),
      free: textOf('free'),
      clients: textOf('clients'),
      satisfaction: textOf('satisfaction'),
      companies: textOf('companies'),
      properties: textOf('properties'),
      partners: textOf('partners'),
      rating: textOf('rating'),
    };
  }

  /** Dear to count and nothing that changes fast; whoever asks meanwhile waits for the same count. */
  private count(): Promise<Counted> {
    const { counted } = this;
    if (counted && performance.now() - counted.at < LIMITS.cache.listMs) return counted.claims;
    const claims = countClaims(this.parts.database).catch((error: unknown) => {
      // A page without claims is better than none.
      this.parts.log.warn({ err: error }, 'The claims of the site could not be counted.');
      this.counted = null;
      return {};
    });
    this.counted = { at: performance.now(), claims };
    return claims;
  }
}

async function countClaims(database: Database): Promise<Counted> {
  const { all, selling, organisations } = await countAccounts(database);
  const listings = [...(await countBySubtype(database)).values()];
  const rated = await rateSite(database);
  return {
    clients: roundedDown(all),
    companies: roundedDown(organisations),
    partners: roundedDown(selling),
    properties: roundedDown(listings.reduce((sum, count) => sum + count, 0)),
    satisfaction: rated && `${Math.floor(rated.satisfied * 100)}%`,
    rating: rated && String(Math.floor(rated.stars * 10) / 10),
  };
}
