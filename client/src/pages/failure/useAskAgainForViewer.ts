import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { detailPath } from '../../../../schema/routes.ts';
import { useViewer } from '../../session/viewer.ts';

/**
 * A listing that waits for approval is not there for the server, which draws pages for visitors. Once
 * it is known who looks, its page asks again for them, once.
 */
export function useAskAgainForViewer(): void {
  const viewer = useViewer();
  const client = useApolloClient();
  const { pathname, key } = useLocation();
  const { revalidate } = useRevalidator();
  const accountId = viewer.kind === 'account' ? viewer.id : null;
  const id = pathname.startsWith(DETAIL) ? pathname.slice(DETAIL.length) : '';
  useEffect(() => {
    const request = [accountId, key, id].join(' ');
    if (accountId === null || id === '' || request === lastRequest) return;
    lastRequest = request;
    // That there is nothing was the answer to a visitor.
    for (const fieldName of ['property', 'closedProperty']) {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    void revalidate();
  }, [client, revalidate, accountId, key, id]);
}

const DETAIL = detailPath('');
/** For whom and where it was asked last: the answer may be that nothing is there. */
let lastRequest = '';
