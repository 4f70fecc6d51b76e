import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Claims, ClaimWay } from '../../../schema/claims.ts';
import type { LimitsInForce } from '../../../schema/catalogue/settings.ts';
import type { ProviderName } from '../../../schema/rules/signIn.ts';
import type { Picture_PictureFragment } from '../ui/Picture.generated.ts';

/** What the operator calls this site, and its public address without a slash at the end. */
export interface Site {
  name: string;
  url: string;
  /** Path of the picture that messengers show for pages without one of their own. */
  shareCard?: string;
  /** The numbers that limit what a listing may say. */
  limits?: LimitsInForce;
  /** What the operator says of the site in a sentence or two. */
  about: string;
  /** What the pages that administrators write are called, by their paths. */
  pageTitles: Readonly<Record<string, string>>;
  /** How people reach the operator; the phone is ten digits. */
  office: Readonly<Record<'email' | 'phone' | 'address' | 'hours', string>> & {
    logo: Picture_PictureFragment | null;
  };
  /** Where the operator can be followed. */
  socialLinks: readonly { name: string; address: string }[];
  claims: Claims;
  /** How the popular cities are said to have listings. */
  showcase: ClaimWay;
  hasSampleReviews: boolean;
  /** Whether this is the demo world: invented agents are shown nowhere else. */
  isDemo: boolean;
  /** Whom people can sign in with beside a code. */
  signInProviders: readonly ProviderName[];
  grievanceOfficer: {
    name: string | null;
    address: string;
    email: string;
    phone: string | null;
    hours: string | null;
  };
}

/** What server and browser must agree on before the first render. */
export interface Start {
  site: Site;
  /** The server's clock at rendering, as an ISO text. */
  now: string;
  /** Whether the server has drawn the page for a slow or dear connection. */
  savesData: boolean;
}

const NOBODY = { name: null, email: '', phone: '', address: '', hours: '', logo: null };

export const StartContext = createContext<Start>({
  site: {
    name: '',
    url: '',
    about: '',
    pageTitles: {},
    office: NOBODY,
    socialLinks: [],
    grievanceOfficer: NOBODY,
    claims: {},
    showcase: 'hidden',
    hasSampleReviews: false,
    isDemo: false,
    signInProviders: [],
  },
  now: new Date(0).toISOString(),
  savesData: false,
});

/** The site as the page came with it, and what was changed in this tab since. */
export function useSite(): Site {
  const { site } = useContext(StartContext);
  const changes = useSyncExternalStore(follow, currentChanges, noChanges);
  return useMemo(() => (changes === null ? site : { ...site, ...changes }), [site, changes]);
}

/** Shows in this tab what an administrator has changed in it; a store and no context. */
export function updateSite(part: Partial<Site>): void {
  changed = { ...changed, ...part };
  for (const listener of listeners) listener();
}

let changed: Partial<Site> | null = null;
const listeners = new Set<() => void>();
const currentChanges = () => changed;
const noChanges = () => null;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
