import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '../../../../schema/limits.ts';
import { load } from '../../apollo/load.ts';
import type { SelectedCity } from '../../features/market/places/selectedCity.ts';
import { RecommendedListDocument } from './RecommendedList.generated.ts';
import type { RecommendedPage } from './useRecommended.ts';

/**
 * One page of the recommended list: six a request for a city, eight for all of India.
 * Rejects when it cannot be loaded.
 */
export async function fetchRecommended(
  client: ApolloClient,
  city: SelectedCity | null,
  page: number,
): Promise<RecommendedPage> {
  const { properties } = await load(client, RecommendedListDocument, {
    filter: city && { city: city.city, state: city.state },
    page,
    pageSize: city ? LIMITS.home.cityListings : LIMITS.home.listings,
  });
  return properties;
}
