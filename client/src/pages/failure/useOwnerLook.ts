import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { detailPath } from '../../../../schema/routes.ts';
import { useViewer } from '../../features/account/viewer.ts';

/**
 * The server draws pages for visitors, who do not see a listing that waits or is hidden. Once it is known who
 * looks, the page of a listing is asked for once more: it may be their own (D-09).
 */
export function useOwnerLook(): void {
  const { kind } = useViewer();
  const { pathname, key } = useLocation();
  const { cache } = useApolloClient();
  const { revalidate } = useRevalidator();
  const isWorthIt = kind === 'account' && pathname.startsWith(detailPath(''));
  useEffect(() => {
    const look = `${pathname} ${key}`;
    if (!isWorthIt || done.has(look)) return;
    done.add(look);
    for (const fieldName of ['property', 'closedProperty']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    void revalidate();
  }, [isWorthIt, pathname, key, cache, revalidate]);
}

/** Asked again already; a page that stays missing is not asked for without end. */
const done = new Set<string>();
