import { Skeleton } from '../../../ui/Skeleton.tsx';

/** The grid of cards while they are being fetched: equal boxes, nothing jumps. */
export function PropertyGridSkeleton({ count }: { count: number }) {
  return (
    <div className="property-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The box of one card with its lines: price, facts, a title of two lines, place, amenities, date. */
export function CardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <Skeleton className="aspect-4/3 rounded-none lg:aspect-16/9" />
      <div className="flex flex-1 flex-col gap-1.5 p-3 lg:gap-1">
        <Line className="text-h3" width="w-32" />
        <Line className="text-small" width="w-48" />
        <Line className="text-caption" width="w-40" />
        <Line className="card-title" width="w-full" />
        <Line
          className="-mt-1.5 text-body leading-[1.3] lg:-mt-1 lg:text-small lg:leading-[1.3]"
          width="w-2/3"
        />
        <Line className="text-small" width="w-40" />
        <Line className="text-caption" width="w-full" />
        <Line className="mt-auto border-t border-line pt-2.5 text-caption" width="w-full" />
      </div>
    </div>
  );
}

/** As high as a line of its text. */
function Line({ className, width }: { className: string; width: string }) {
  return (
    <div className={className}>
      <div className="flex h-[1lh] items-center">
        <Skeleton className={`h-[0.9em] ${width}`} />
      </div>
    </div>
  );
}
