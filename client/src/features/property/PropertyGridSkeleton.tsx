import { Skeleton } from '../../ui/Skeleton.tsx';

/** The grid of cards while they are being fetched: equal boxes, nothing jumps. */
export function PropertyGridSkeleton({ count }: { count: number }) {
  return (
    <div className="property-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
