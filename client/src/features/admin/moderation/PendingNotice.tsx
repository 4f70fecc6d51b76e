import { workspacePath } from '../../../../../schema/routes.ts';
import { usePendingCountQuery } from './Moderation.generated.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';

/** How many properties wait for the administrator, and the way to them. */
export function PendingNotice({ home }: { home: string }) {
  const { data, error, refetch } = usePendingCountQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5">
      <h2 className="font-text text-h3 font-semibold max-sm:min-h-14 max-sm:basis-full">
        {titleOf(data?.administration.propertyStats.pending)}
      </h2>
      <ButtonLink to={workspacePath(home, 'properties')}>Review properties</ButtonLink>
      {error && !data && (
        <FailedPart
          message="The number of pending properties could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

function titleOf(pending: number | undefined): string {
  if (pending === undefined) return 'Properties';
  if (pending === 0) return 'No properties to review';
  if (pending === 1) return '1 property to review';
  return `${pending.toLocaleString('en-IN')} properties to review`;
}
