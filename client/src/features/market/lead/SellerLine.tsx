import { skipToken } from '@apollo/client/react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { useSellerOfLeadQuery } from './Lead.generated.ts';

/**
 * To whom the enquiry goes. The seller is fetched only when its id is one; without an answer the name alone
 * will do.
 */
export function SellerLine({ seller: { id, name } }: { seller: { id: string; name: string } }) {
  const isId = id.length === LIMITS.id.length;
  const { data } = useSellerOfLeadQuery(isId ? { variables: { id } } : skipToken);
  const count = data?.seller?.propertyCount ?? 0;
  const offers = `${pluralize(count, 'property', 'properties')} listed`;
  return (
    <p className="text-small text-muted">
      <bdi>{name}</bdi>
      {count > 0 && `, ${offers}`}
    </p>
  );
}
