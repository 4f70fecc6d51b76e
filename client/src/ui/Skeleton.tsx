/** A grey box in the place of something that is still being fetched; decoration only. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton rounded-input ${className}`} />;
}
