import type { RecommendedPage } from './fetchRecommended.ts';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSelectedCity } from '../../features/market/places/selectedCity.ts';
import type { SelectedCity } from '../../features/market/places/selectedCity.ts';
import { propertiesText } from '../../features/market/search/resultCount.ts';
import { fetchWithRetry } from '../../ui/lazyWithRetry.ts';
import { announce } from '../../ui/announce.tsx';

interface Shown extends RecommendedPage {
  /** The city the list is of; null is all of India. */
  city: SelectedCity | null;
  /** How many pages of the list have been loaded. */
  pages: number;
}

export interface Recommended extends Shown {
  /** The list of another city is on its way; the old one stays until then. */
  isReloading: boolean;
  isGrowing: boolean;
  hasFailed: boolean;
  /** Loads the next page; answers the id of its first property, or null when nothing came. */
  showMore: () => Promise<string | null>;
  retry: () => void;
}

/**
 * The recommended list: the page's own, or that of the city the visitor has selected. While
 * another city is being fetched the list on screen stays.
 */
export function useRecommended(first: RecommendedPage): Recommended {
  const client = useApolloClient();
  const city = useSelectedCity();
  const [loaded, setLoaded] = useState<Shown>({ city: null, ...first, pages: 1 });
  const [failedCity, setFailedCity] = useState<SelectedCity | null>(null);
  const [growth, setGrowth] = useState<'resting' | 'growing' | 'failed'>('resting');

  const shown: Shown =
    city === null && loaded.city !== null ? { city: null, ...first, pages: 1 } : loaded;
  const isOther = !isSameCity(shown.city, city);
  const hasFailed = isOther && city !== null && isSameCity(failedCity, city);

  useEffect(() => {
    if (!isOther || hasFailed) return undefined;
    let isCurrent = true;
    fetchPage(client, city, 1).then(
      (page) => {
        if (!isCurrent) return;
        setLoaded({ city, ...page, pages: 1 });
        setGrowth('resting');
        announce(announcementOf(page, city));
      },
      () => {
        if (isCurrent) setFailedCity(city);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, city, isOther, hasFailed]);

  return {
    ...shown,
    isReloading: isOther && !hasFailed,
    isGrowing: growth === 'growing',
    hasFailed: hasFailed || growth === 'failed',
    async showMore() {
      setGrowth('growing');
      try {
        const next = await fetchPage(client, shown.city, shown.pages + 1);
        const known = new Set(shown.items.map(({ id }) => id));
        const added = next.items.filter(({ id }) => !known.has(id));
        const items = [...shown.items, ...added];
        setLoaded({ ...next, city: shown.city, items, pages: shown.pages + 1 });
        setGrowth('resting');
        return added[0]?.id ?? null;
      } catch {
        setGrowth('failed');
        return null;
      }
    },
    retry() {
      setFailedCity(null);
      setGrowth('resting');
    },
  };
}

/** Choosing and growing are rare, so their query comes with the first of them. */
async function fetchPage(
  client: ApolloClient,
  city: SelectedCity | null,
  page: number,
): Promise<RecommendedPage> {
  const { fetchRecommended } = await fetchWithRetry(() => import('./fetchRecommended.ts'));
  return fetchRecommended(client, city, page);
}

function isSameCity(a: SelectedCity | null, b: SelectedCity | null): boolean {
  return a?.city === b?.city && a?.state === b?.state;
}

function announcementOf(
  { total, totalIsLowerBound }: RecommendedPage,
  city: SelectedCity | null,
): string {
  const count = propertiesText(total, totalIsLowerBound);
  return city ? `${count} in ${city.city}` : count;
}
