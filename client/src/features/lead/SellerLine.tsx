import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { counted } from '../../../../schema/format/count.ts';
import { SellerOfLeadDocument } from './Lead.generated.ts';

/** To whom the enquiry goes. The seller is fetched only when its id is one (V-4.5-05). */
export function SellerLine({ seller: { id, name } }: { seller: { id: string; name: string } }) {
  const client = useApolloClient();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (id.length !== LIMITS.id.length) return undefined;
    let isShown = true;
    client.query({ query: SellerOfLeadDocument, variables: { id } }).then(
      ({ data }) => {
        if (isShown) setCount(data?.seller?.propertyCount ?? 0);
      },
      // The name alone will do.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client, id]);
  const offers = `${counted(count, 'property', 'properties')} on offer`;
  return <p className="text-small text-muted">{count > 0 ? `${name}, ${offers}` : name}</p>;
}
