import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { sentenceOf } from '../../../apollo/ownQuery.ts';
import { usePropertyToEditQuery } from './EditProperty.generated.ts';
import type { PropertyToEditQuery } from './EditProperty.generated.ts';

/** A listing with the terms on which it may be changed. */
export type ListingToEdit = NonNullable<PropertyToEditQuery['property']> & {
  terms: NonNullable<PropertyToEditQuery['viewer']['editTerms']>;
};

/** How far loading is. `missing` is also what somebody else's listing looks like. */
export type LoadState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string }
  | { kind: 'loaded'; listing: ListingToEdit };

/** The listing as the server has it now: a form must never begin with what an earlier visit left behind. */
export function useListingToEdit(id: string): { state: LoadState; retry: () => void } {
  const isId = ID.test(id);
  const { data, error, loading, refetch } = usePropertyToEditQuery(
    isId ? { variables: { id }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const property = data?.property;
  const terms = data?.viewer.editTerms;
  const state = useMemo((): LoadState => {
    if (property && terms) return { kind: 'loaded', listing: { ...property, terms } };
    if (loading) return { kind: 'loading' };
    return error ? { kind: 'failed', message: sentenceOf(error) } : { kind: 'missing' };
  }, [property, terms, loading, error]);
  return { state, retry: () => void refetch() };
}

const ID = new RegExp(`^[0-9a-f]{${LIMITS.id.length}}$`);
