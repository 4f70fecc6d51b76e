import { useSite } from '../../../start.ts';
import { shownClaims } from '../../market/marketing/claims.ts';

/** What the site says of itself beside the form. */
export function PostingClaims() {
  const shown = shownClaims(useSite().claims, ['clients', 'satisfaction', 'properties']);
  if (shown.length === 0) return null;
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2 rounded-card bg-primary-soft p-4 text-center text-on-primary-soft">
      {shown.map(({ value, what }) => (
        <div key={what} className="flex min-w-0 flex-col-reverse">
          <dt className="text-caption">{what}</dt>
          <dd className="font-display text-h3 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
