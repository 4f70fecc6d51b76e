import { CLAIMS } from '../marketing/claims.ts';

/** What the site says of itself beside the form (P-9-02). */
export function PostingClaims() {
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-card bg-primary-soft p-4 text-center text-on-primary-soft">
      {[CLAIMS.clients, CLAIMS.satisfaction, CLAIMS.properties].map(({ value, what }) => (
        <div key={what} className="flex min-w-0 flex-col-reverse">
          <dt className="text-caption">{what}</dt>
          <dd className="font-display text-h3 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
