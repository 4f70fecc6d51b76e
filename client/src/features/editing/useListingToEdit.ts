import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { sentenceOf } from '../../apollo/ownQuery.ts';
import { PropertyToEditDocument } from './EditProperty.generated.ts';
import type { PropertyToEditQuery } from './EditProperty.generated.ts';

/** A listing with the terms on which it may be changed. */
export type ListingToEdit = NonNullable<PropertyToEditQuery['property']> & {
  terms: NonNullable<PropertyToEditQuery['viewer']['editTerms']>;
};

/** How far loading is. `missing` is also what somebody else's listing looks like (D-09). */
export type LoadState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string }
  | { kind: 'loaded'; listing: ListingToEdit };

/** The listing as the server has it now: a form must never begin with what an earlier visit left behind. */
export function useListingToEdit(id: string): { state: LoadState; retry: () => void } {
  const client = useApolloClient();
  const [state, setState] = useState<LoadState>({ kind: 'loading' });
  const ask = useCallback(async (): Promise<LoadState> => {
    if (!ID.test(id)) return { kind: 'missing' };
    try {
      const { data } = await client.query({
        query: PropertyToEditDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const terms = data?.viewer.editTerms;
      return data?.property && terms
        ? { kind: 'loaded', listing: { ...data.property, terms } }
        : { kind: 'missing' };
    } catch (error) {
      return { kind: 'failed', message: sentenceOf(error) };
    }
  }, [client, id]);
  useEffect(() => {
    let isCurrent = true;
    void ask().then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    void ask().then(setState);
  }, [ask]);
  return { state, retry };
}

const ID = new RegExp(`^[0-9a-f]{${LIMITS.id.length}}$`);
