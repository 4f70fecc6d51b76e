import { Disclosure } from '../../../ui/Disclosure.tsx';
import type { AppliedFilter } from './filterWords.ts';
import type { ListingAddress } from './listingAddress.ts';

/**
 * What was searched for and which request answered, for whoever asks support about a list. The raw search is for developers alone.
 */
export function SearchDetails({
  list,
  applied,
  requestId,
}: {
  list: ListingAddress;
  applied: readonly AppliedFilter[];
  requestId: string;
}) {
  const rows = [
    { name: 'Filters', value: applied.map(({ label }) => label).join(', ') || 'None' },
    { name: 'Request', value: requestId },
  ];
  return (
    <div className="w-full max-w-measure justify-self-center text-left">
      <Disclosure title="Search details">
        <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
          {rows.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="font-medium">{name}</dt>
              <dd className="break-words text-muted select-all">{value}</dd>
            </div>
          ))}
        </dl>
        {import.meta.env.DEV && (
          <pre className="mt-3 overflow-x-auto text-caption">{JSON.stringify(list, null, 2)}</pre>
        )}
      </Disclosure>
    </div>
  );
}
