import { useNewEnquiriesQuery } from './Workspace.generated.ts';

/** How many enquiries nobody has looked at; nothing while there is none. */
export function NewEnquiryCount() {
  const { data } = useNewEnquiriesQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.viewer.enquiries.counts.find(({ status }) => status === 'NEW')?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 py-0.5 text-caption leading-tight font-semibold text-on-accent tabular-nums lg:in-data-[area=narrow]:absolute lg:in-data-[area=narrow]:top-0 lg:in-data-[area=narrow]:right-0 lg:in-data-[area=narrow]:min-w-5 lg:in-data-[area=narrow]:px-1 lg:in-data-[area=narrow]:py-0">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
